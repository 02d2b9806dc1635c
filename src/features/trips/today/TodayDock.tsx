import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { tripPath } from '@/config/paths.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { formatTime, onClock } from '@domain/dates/dayTimes.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { todayWords } from '@domain/trips/whatNow/words.ts';
import { Board } from '../page/Board.tsx';
import { News } from '../page/News.tsx';
import { useHandEdits } from '../page/useHandEdits.ts';
import { useTrip } from '../page/useTrip.ts';
import { NowAndNext, RestOfToday } from './TodayPanel.tsx';
import { useToday } from './useToday.ts';
import classes from './Today.module.css';

interface TodayDockProps {
  readonly userId: string;
  /** Of trips that may be on. */
  readonly tripIds: readonly string[];
}

/**
 * Away from the trip's page: what is next of the first trip that is on, at the lower edge, unfolded for the rest. Nothing on
 * days without one.
 */
export function TodayDock({ userId, tripIds: [tripId, ...others] }: TodayDockProps) {
  if (tripId === undefined) return null;
  return <FirstDock key={tripId} userId={userId} tripId={tripId} others={others} />;
}

interface FirstDockProps {
  readonly userId: string;
  readonly tripId: string;
  /** Looked at where this one is not on. */
  readonly others: readonly string[];
}

function FirstDock({ userId, tripId, others }: FirstDockProps) {
  const { watched, error } = useTrip(userId, tripId);
  // not read yet: the next one would show and go again
  if (!watched && !error) return null;
  const next = <TodayDock userId={userId} tripIds={others} />;
  return watched?.state === 'here' ? <Dock userId={userId} trip={watched.trip} otherwise={next} /> : next;
}

interface DockProps {
  readonly userId: string;
  readonly trip: Trip;
  /** Where the trip is not on. */
  readonly otherwise: ReactNode;
}

function Dock({ userId, trip: kept, otherwise }: DockProps) {
  const hand = useHandEdits(userId, kept);
  const { trip } = hand;
  const today = useToday(trip);
  const face = useClockFace();
  const { plan } = trip;
  if (!plan || !today) return otherwise;
  const { now, next } = today;
  const first = next ?? now;
  const shown = (time: string) => onClock(face, formatTime(time));
  return (
    <Board label="Today" tone="ahead">
      <Unfolding>
        <summary>
          <span className={classes.lead}>
            <strong>{first ? first.title : 'Nothing more today'}</strong>
            <span className={classes.when}>
              {first
                ? first === next
                  ? `Next, at ${shown(first.start)}`
                  : `Now, until ${shown(first.end)}`
                : trip.title}
            </span>
          </span>
          <span className={classes.open}>Today</span>
        </summary>
        <div className={classes.sheetBody}>
          <p className={classes.when}>{onClock(face, todayWords(today))}</p>
          <NowAndNext plan={plan} today={today} />
          <RestOfToday trip={trip} today={today} hand={hand} />
          <Link className={classes.jump} to={tripPath(trip.id)}>
            Open {trip.title}
          </Link>
        </div>
      </Unfolding>
      <News hand={hand} canUndo={trip.undoDepth > 0} />
    </Board>
  );
}

/** Folds itself away when the focus goes on to the page below it, which it would hide, and at Escape. */
function Unfolding({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = ref.current;
    if (!fold) return;
    const onFocusOut = ({ relatedTarget: to }: FocusEvent) => {
      // a question that was asked from here has the focus for a while
      if (to instanceof Element && !fold.contains(to) && !to.closest('[role="dialog"]')) fold.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('[role="dialog"]')) return;
      fold.open = false;
      fold.querySelector('summary')?.focus();
    };
    fold.addEventListener('focusout', onFocusOut);
    fold.addEventListener('keydown', onKeyDown);
    return () => {
      fold.removeEventListener('focusout', onFocusOut);
      fold.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <details ref={ref} className={classes.fold}>
      {children}
    </details>
  );
}
