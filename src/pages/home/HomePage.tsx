import { lazy, Suspense } from 'react';
import { siteData } from '@/config/structuredData.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { Hero } from './Hero.tsx';
import classes from './HomePage.module.css';

// It stands in the HTML, below the first screen: the page comes alive before its code is there.
const HomeSections = lazy(async () => ({ default: (await import('./HomeSections.tsx')).HomeSections }));

const load = async () => (await import('../account/loadMember.ts')).loadMember();
const MemberHome = lazy(async () => ({ default: (await load()).MemberHome }));
const MemberToday = lazy(async () => ({ default: (await load()).MemberToday }));

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
              <Suspense fallback={<div className={classes.member} />}>
                <MemberHome userId={userId} />
              </Suspense>
            </Boundary>
          )
        }
      />
      {/* without its code the first screen stands, and what is below it is a link away */}
      <Boundary resetKey="sections" renderFallback={() => null}>
        <Suspense>
          <HomeSections userId={userId} />
        </Suspense>
      </Boundary>
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
