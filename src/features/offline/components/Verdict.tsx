import { Button } from '@mantine/core';
import { formatAge } from '@domain/dates/formatDates.ts';
import type { Readiness } from '@domain/readiness.ts';
import { CheckIcon, SavedIcon } from '@/ui/icons/icons.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import type { ReadinessView } from '../hooks/useReadiness.ts';
import { BUTTON, problemWords, progressWords, verdictWords } from '../readinessWords.ts';
import classes from './Verdict.module.css';

interface VerdictProps {
  readonly readiness: Readiness;
  readonly view: ReadinessView;
  /** Epoch ms. */
  readonly checkedAt: number;
  /** The last searches are to be asked again too. */
  readonly again: boolean;
  readonly onAgain: (again: boolean) => void;
  readonly onFetch: () => void;
}

/** The verdict as a sign at the trailhead, and the one thing to do about it. */
export function Verdict({ readiness, view, checkedAt, again, onAgain, onFetch }: VerdictProps) {
  const now = useNow();
  const { busy, progress, problem, askable } = view;
  const ready = readiness.opens === readiness.all;
  return (
    <section className={classes.root} data-ready={ready || undefined} aria-label="Verdict">
      <div className={classes.head}>
        <span className={classes.sign}>{ready ? <CheckIcon size={28} /> : <SavedIcon size={28} />}</span>
        <output className={classes.words}>
          {busy === 'fetching' ? 'Fetching what is missing...' : verdictWords(readiness)}
        </output>
      </div>
      <div className={classes.body}>
        <AgeSign
          verb="checked"
          age={formatAge(checkedAt, Math.max(now, checkedAt))}
          checking={busy !== null}
          onCheckAgain={view.check}
        />
        {askable.length > 0 && (
          <label className={classes.again}>
            <input type="checkbox" checked={again} onChange={() => onAgain(!again)} />
            <span>
              Ask my last searches again too
              <small>Their prices may have changed.</small>
            </span>
          </label>
        )}
        {(readiness.mendable > 0 || again) && (
          <Button variant="filled" aria-busy={busy === 'fetching'} onClick={onFetch}>
            {BUTTON}
          </Button>
        )}
        {progress && (
          <div className={classes.progress}>
            <progress value={progress.share} aria-label="Fetching what is missing" />
            <p>{progressWords(progress)}</p>
          </div>
        )}
        <div role="alert" className={classes.problem}>
          {problem !== null && busy === null && problemWords(problem)}
        </div>
      </div>
    </section>
  );
}
