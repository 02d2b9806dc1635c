import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { FirstPlanBoard, prepareFirstPlan } from '@/features/assistant/firstPlan/FirstPlanBoard.tsx';
import { SentenceBox } from '@/features/assistant/firstPlan/SentenceBox.tsx';
import {
  askSentence,
  useSentenceStore,
  writeSentence,
} from '@/features/assistant/firstPlan/sentenceStore.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { greetingName } from '@domain/profile/profileView.ts';
import { HeroMap } from '@/ui/art/HeroMap.tsx';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { FindTripTicket } from './FindTripTicket.tsx';
import classes from './Hero.module.css';

const MemberDesk = lazy(async () => {
  const { loadDesk } = await import('../account/loadMember.ts');
  return { default: (await loadDesk()).MemberDesk };
});

/** The top of the home page: a sheet of map with the way marked on it, and the box that a trip begins with. */
export function Hero() {
  const auth = useSession();
  const navigate = useNavigate();
  const signedIn = auth.status === 'signed_in';
  const userId = signedIn ? auth.session.userId : null;
  const { profile, status } = useProfile(userId);
  const { words, asked } = useSentenceStore();
  // The name is filled in when it is known; a wrong one is never shown first.
  const name = status === 'loading' ? null : greetingName(profile);

  const plan = (sentence: string) => {
    if (!signedIn) return askSentence(sentence);
    writeSentence('');
    void navigate(paths.assistant, { state: { initialPrompt: sentence } });
  };

  return (
    <>
      <section className={classes.hero} data-member={signedIn || undefined} aria-labelledby="hero">
        <HeroMap className={classes.map ?? ''} />
        <div className={classes.inner}>
          <div className={classes.words}>
            <h1 id="hero" tabIndex={-1} className={classes.title}>
              {signedIn
                ? `Welcome back${name ? `, ${name}` : ''}`
                : 'Your Next Adventure, Intelligently Planned'}
            </h1>
            {!signedIn && (
              <p className={classes.lead}>
                Say where, when and who. The first days are planned on this device, before you sign up.
              </p>
            )}
            <SentenceBox
              words={words}
              onWords={writeSentence}
              onBegin={() => signedIn || prepareFirstPlan()}
              onPlan={plan}
            />
            {!signedIn && (
              <div className={classes.actions}>
                <Button component={Link} to={paths.register}>
                  Sign Up for a Free AI Trip Plan
                </Button>
              </div>
            )}
          </div>
          {userId !== null && (
            <div className={classes.desk}>
              {/* the page stands without it: all of it is found elsewhere */}
              <Boundary resetKey={userId} renderFallback={() => null}>
                <Suspense>
                  <MemberDesk userId={userId} />
                </Suspense>
              </Boundary>
            </div>
          )}
          <FindTripTicket />
        </div>
      </section>
      {!signedIn && asked !== null && <FirstPlanBoard key={asked.times} words={asked.words} />}
    </>
  );
}
