import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { siteData } from '@/config/structuredData.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { DestinationGrid } from '../places/DestinationGrid.tsx';
import { homePlaces } from '../places/places.ts';
import { Hero } from './Hero.tsx';
import { WhyChoose } from './WhyChoose.tsx';
import classes from './HomePage.module.css';

/** Home (spec section 2). */
export function HomePage() {
  usePageHead('home', { structured: siteData });
  return (
    <>
      <Hero />
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
        </div>
        <EmptyState
          title="Tours come with a plan"
          action={
            <Button component={Link} to={paths.assistant}>
              Ask the AI Assistant
            </Button>
          }
        >
          There is no list of tours on this page yet. Ask the assistant about a place, and the tours that can
          be booked there are listed beside its plan.
        </EmptyState>
      </section>
      <WhyChoose />
    </>
  );
}
