import { useState } from 'react';
import { Button } from '@mantine/core';
import { useAmountsBeside } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { formatTime, onClock } from '@domain/dates/dayTimes.ts';
import { wayInWords } from '@domain/itinerary/dayWays.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { bookedWords } from '@domain/itinerary/planCards.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import type { Trouble } from '@domain/trips/replanDay.ts';
import type { Today } from '@domain/trips/today.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { REASONS } from '@domain/trips/whatNow/words.ts';
import { MapLink } from '@/ui/itinerary/MapLink.tsx';
import type { HandEdits } from '../page/useHandEdits.ts';
import { WhatNowDialog } from './WhatNowDialog.tsx';
import classes from './Today.module.css';

interface TodayProps {
  readonly plan: CheckedPlan;
  readonly today: Today;
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
            {REASONS.map(({ reason: each, words }) => (
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
