import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { LatestPosts } from '@/features/blog/components/LatestPosts.tsx';
import { PopularTours } from '@/features/tours/components/PopularTours.tsx';
import { DestinationGrid } from '../places/DestinationGrid.tsx';
import { homePlaces, tourPlaces } from '../places/places.ts';
import { WhyChoose } from './WhyChoose.tsx';
import classes from './HomePage.module.css';

interface HomeSectionsProps {
  /** Null for a visitor. */
  readonly userId: string | null;
}

/** The home page below its first screen. */
export function HomeSections({ userId }: HomeSectionsProps) {
  return (
    <>
      <section className={classes.section} aria-labelledby="inspiration">
        <div className={classes.head}>
          <h2 id="inspiration">Where to next?</h2>
          <p>Pick a place and the assistant draws the first plan.</p>
        </div>
        <DestinationGrid places={homePlaces} heading="h3" />
        <Button component={Link} to={paths.destinations} className={classes.more ?? ''}>
          Explore All Destinations
        </Button>
      </section>
      <section className={classes.section} aria-labelledby="activities">
        <div className={classes.head}>
          <h2 id="activities">Popular Activities &amp; Tours</h2>
          <p>Walks, tastings and days out. You book on the partner’s own page.</p>
        </div>
        <PopularTours places={tourPlaces} userId={userId} />
      </section>
      <section className={classes.section} aria-labelledby="articles">
        <div className={classes.head}>
          <h2 id="articles">From the blog</h2>
          <p>What is worth knowing before you go.</p>
        </div>
        <LatestPosts />
        <Button component={Link} to={paths.blog} className={classes.more ?? ''}>
          All Articles
        </Button>
      </section>
      <WhyChoose />
    </>
  );
}
