import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { siteData } from '@/config/structuredData.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { LatestPosts } from '@/features/blog/components/LatestPosts.tsx';
import { PopularTours } from '@/features/tours/components/PopularTours.tsx';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { DestinationGrid } from '../places/DestinationGrid.tsx';
import { homePlaces, tourPlaces } from '../places/places.ts';
import { Hero } from './Hero.tsx';
import { WhyChoose } from './WhyChoose.tsx';
import { useHeldFrame } from '@/ui/frame.ts';
import classes from './HomePage.module.css';

const load = async () => (await import('../account/loadMember.ts')).loadMember();
const MemberHome = lazy(async () => ({ default: (await load()).MemberHome }));
const MemberToday = lazy(async () => ({ default: (await load()).MemberToday }));

/** Where the member's own will stand. */
function MemberSpace() {
  useHeldFrame(true);
  return <div className={classes.member} />;
}

/** Home (requirements §2). */
export function HomePage() {
  const auth = useSession();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
  usePageHead('home', { structured: siteData });
  return (
    <>
      <Hero
        member={
          userId !== null && (
            // the page stands without it: all of it is a page further on
            <Boundary resetKey={userId} renderFallback={() => null}>
              <Suspense fallback={<MemberSpace />}>
                <MemberHome userId={userId} />
              </Suspense>
            </Boundary>
          )
        }
      />
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
      {userId !== null && (
        // the page stands without it: what is on can be looked up in the trip itself
        <Boundary resetKey={userId} renderFallback={() => null}>
          <Suspense>
            <MemberToday userId={userId} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
