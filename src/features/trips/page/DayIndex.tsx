import type { MouseEvent } from 'react';
import { formatDayMonth } from '@domain/dates/formatDates.ts';
import type { PlanDay } from '@domain/itinerary/itinerary.ts';
import classes from './TripScreen.module.css';

/** The days at a glance: chips on a phone, an index beside the days on a wide screen. */
export function DayIndex({ days }: { readonly days: readonly PlanDay[] }) {
  if (days.length < 2) return null;
  return (
    <nav className={classes.index} aria-label="Days of the trip">
      <ol>
        {days.map(({ number, date, title }) => (
          <li key={number}>
            <a href={`#day-${number}`} onClick={(event) => goTo(event, number)}>
              <span className={classes.indexDay}>Day {number}</span>
              <span className={classes.indexDate}>{formatDayMonth(date)}</span>
              <span className={classes.indexTitle}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Without a step in the history: Back leads to the list. */
function goTo(event: MouseEvent, day: number): void {
  const target = document.getElementById(`day-${day}`);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
