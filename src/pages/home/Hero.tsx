import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { FirstPlanBoard, usePrepareFirstPlan } from '@/features/assistant/firstPlan/FirstPlanBoard.tsx';
import { SentenceBox } from '@/features/assistant/firstPlan/SentenceBox.tsx';
import {
  askSentence,
  useSentenceStore,
  writeSentence,
} from '@/features/assistant/firstPlan/sentenceStore.ts';
import { useCarried } from '@/features/assistant/firstPlan/useCarried.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { greetingName } from '@domain/profile/greeting.ts';
import { useHeldFrame } from '@/ui/frame.ts';
import { HeroMap } from '@/ui/art/HeroMap.tsx';
import { FindTripTicket } from './FindTripTicket.tsx';
import classes from './Hero.module.css';

interface HeroProps {
  /** What a member goes on with; nothing for a visitor. */
  readonly member?: ReactNode;
}

/** The top of the home page: a sheet of map with the way marked on it, and the box that a trip begins with. */
export function Hero({ member }: HeroProps) {
  const auth = useSession();
  const navigate = useNavigate();
  const prepareFirstPlan = usePrepareFirstPlan();
  const signedIn = auth.status === 'signed_in';
  const { profile, status } = useProfile(signedIn ? auth.session.userId : null);
  const { words, written, asked } = useSentenceStore();
  const carried = useCarried();
  useHeldFrame(signedIn && status === 'loading');
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
              key={written}
              words={words}
              onWords={writeSentence}
              onBegin={() => signedIn || prepareFirstPlan()}
              onPlan={plan}
            />
            {!signedIn && (
              <div className={classes.actions}>
                <Button component={Link} to={paths.register} state={carried}>
                  Sign Up for a Free AI Trip Plan
                </Button>
              </div>
            )}
          </div>
          {signedIn && member && <div className={classes.desk}>{member}</div>}
          <FindTripTicket />
        </div>
      </section>
      {!signedIn && asked !== null && <FirstPlanBoard key={asked.times} {...asked} />}
    </>
  );
}
