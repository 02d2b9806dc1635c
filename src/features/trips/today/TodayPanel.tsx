import { useState } from 'react';
import { Button } from '@mantine/core';
import { useAmountsBeside } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { type ClockFace, formatTime, onClock } from '@domain/dates/dayTimes.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import { wayInWords } from '@domain/itinerary/dayWays.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { bookedWords } from '@domain/itinerary/planCards.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { clockOf } from '@domain/itinerary/measures.ts';
import type { Trouble } from '@domain/trips/replanDay.ts';
import type { Today } from '@domain/trips/today.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { MapLink } from '@/ui/itinerary/MapLink.tsx';
import type { HandEdits } from '../page/useHandEdits.ts';
import { WhatNowDialog } from './WhatNowDialog.tsx';
import classes from './Today.module.css';

interface TodayProps {
  readonly plan: CheckedPlan;
  readonly today: Today;
}

/** "Tue 4 May in Dublin, 10:05 AM there" */
export function todayWords({ day, minute, town }: Today, face: ClockFace): string {
  return `${formatShortDate(day.date)} in ${town}, ${onClock(face, formatTime(clockOf(minute)))} there`;
}

/** What is on now and what comes next, with the way to it. */
export function NowAndNext({ plan, today }: TodayProps) {
  const { now, next, way, gait } = today;
  const face = useClockFace();
  const words = way && wayInWords(way, gait);
  return (
    <dl className={classes.now}>
      <div>
        <dt>Now</dt>
        <dd>
          {now ? (
            <Stop item={now} plan={plan} time={`until ${onClock(face, formatTime(now.end))}`} />
          ) : (
            <p className={classes.free}>Nothing planned</p>
          )}
        </dd>
      </div>
      <div>
        <dt>Next</dt>
        <dd>
          {next ? (
            <Stop item={next} plan={plan} time={`at ${onClock(face, formatTime(next.start))}`} />
          ) : (
            <p className={classes.free}>Nothing more today</p>
          )}
          {words && (
            <p className={classes.way}>
              {words.time === '' ? '' : `About ${words.time} `}
              {words.how}
              {words.time === '' ? '' : ` from ${way.from.title}`}
            </p>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Stop({
  item,
  plan,
  time,
}: {
  readonly item: PlanItem;
  readonly plan: CheckedPlan;
  readonly time: string;
}) {
  const map = mapsLink(item, plan);
  return (
    <>
      <p className={classes.stop}>
        <strong>{item.title}</strong> <span className={classes.time}>{time}</span>
      </p>
      {map && <MapLink href={map} title={item.title} />}
    </>
  );
}

const reasons: readonly { readonly reason: Trouble['reason']; readonly words: string }[] = [
  { reason: 'late', words: 'I’m late' },
  { reason: 'closed', words: 'It’s closed' },
  { reason: 'rain', words: 'It’s raining' },
  { reason: 'tired', words: 'I’m tired' },
  { reason: 'skip', words: 'Skip this' },
];

interface RestOfTodayProps {
  readonly trip: Trip;
  readonly today: Today;
  readonly hand: HandEdits;
}

/** Today's bookings, and what can be done when the day goes another way. */
export function RestOfToday({ trip, today, hand }: RestOfTodayProps) {
  const [reason, setReason] = useState<Trouble['reason'] | null>(null);
  const { bookings } = today;
  const face = useClockFace();
  const { amountOf } = useAmountsBeside();
  return (
    <div className={classes.rest}>
      {bookings.length > 0 && (
        <section className={classes.bookings} aria-label="Bookings today">
          <p className={classes.subtitle}>Bookings today</p>
          <ul>
            {bookings.map(({ id, start, title, booked }) => (
              <li key={id}>
                <span className={classes.time}>{onClock(face, formatTime(start))}</span> <span>{title}</span>{' '}
                <span className={classes.booked}>
                  {booked ? bookedWords(booked, amountOf) : 'Not marked as booked'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {trip.state === 'open' && (
        <section aria-label="What now?">
          <p className={classes.subtitle}>What now?</p>
          <div className={classes.reasons}>
            {reasons.map(({ reason: each, words }) => (
              <Button key={each} aria-haspopup="dialog" onClick={() => setReason(each)}>
                {words}
              </Button>
            ))}
          </div>
        </section>
      )}
      <WhatNowDialog trip={trip} today={today} reason={reason} hand={hand} onClose={() => setReason(null)} />
    </div>
  );
}
