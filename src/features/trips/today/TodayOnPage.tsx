import { memo } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { todayWords } from '@domain/trips/whatNow/words.ts';
import type { HandEdits } from '../page/useHandEdits.ts';
import { NowAndNext, RestOfToday } from './TodayPanel.tsx';
import { useToday } from './useToday.ts';
import classes from './Today.module.css';

interface TodayOnPageProps {
  readonly trip: Trip;
  readonly hand: HandEdits;
}

/** At the top of a trip that is on: now, next, and what to do about it. Nothing on other days. */
export const TodayOnPage = memo(function TodayOnPage({ trip, hand }: TodayOnPageProps) {
  const { plan } = trip;
  const today = useToday(trip);
  const face = useClockFace();
  if (!plan || !today) return null;
  return (
    <section className={classes.today} aria-label="Today">
      <div className={classes.head}>
        <p className={classes.title}>Today</p>
        <p className={classes.when}>{onClock(face, todayWords(today))}</p>
      </div>
      <NowAndNext plan={plan} today={today} />
      <RestOfToday trip={trip} today={today} hand={hand} />
      <a className={classes.jump} href={`#day-${today.day.number}`}>
        The whole of day {today.day.number}
      </a>
    </section>
  );
});
