import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { useDoor } from '@/data/door/door.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { hasGoodLink } from '@/platform/saveData.ts';
import { carriedWords } from './useCarried.ts';
import classes from './SentenceBox.module.css';

const fetchCode = async () => (await import('./loadFirstPlan.ts')).loadFirstPlan();

/** A way to fetch and start ahead what plans, where the link is good; the board says what failed. */
export function usePrepareFirstPlan(): () => void {
  const { load } = useDoor();
  return () => {
    if (!hasGoodLink()) return;
    fetchCode().catch(() => {});
    load()
      .then(({ planner }) => planner.prepare())
      .catch(() => {});
  };
}

interface FirstPlanBoardProps {
  readonly words: string;
  readonly orElse?: string | undefined;
}

/** Where a visitor's plan comes to stand, below the words it was made of. */
export function FirstPlanBoard({ words, orElse }: FirstPlanBoardProps) {
  const { load } = useDoor();
  const [Plan, setPlan] = useState<ComponentType<FirstPlanBoardProps> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);

  useEffect(() => {
    let isOver = false;
    Promise.all([fetchCode(), load()]).then(
      ([{ FirstPlan }]) => isOver || setPlan(() => FirstPlan),
      () => isOver || setFailed(attempt),
    );
    return () => {
      isOver = true;
    };
  }, [load, attempt]);

  return (
    <section aria-label="Your plan" className={classes.board}>
      {Plan ? (
        <Plan words={words} orElse={orElse} />
      ) : failed === attempt ? (
        <ErrorState
          title="The planner could not be fetched"
          onRetry={() => setAttempt((now) => now + 1)}
          action={
            <TextLink to={paths.register} state={carriedWords(words)}>
              Sign up and plan it there
            </TextLink>
          }
        >
          Your words are still in the field. Try again when there is a network.
        </ErrorState>
      ) : (
        <Spinner text="Planning on this device..." />
      )}
    </section>
  );
}
