import { useEffect, useRef, useState } from 'react';
import { formatDayMonth } from '@domain/dates/formatDates.ts';
import type { PlanDay } from '@domain/itinerary/itinerary.ts';
import { goToPart } from '../goToPart.ts';
import classes from './DayIndex.module.css';

/** A line across the screen, a third down: the day that it crosses is the one that is read. */
const LINE = '-33% 0px -66% 0px';

/** The days at a glance: chips on a phone, an index beside the days on a wide screen. */
export function DayIndex({ days }: { readonly days: readonly PlanDay[] }) {
  const list = useRef<HTMLOListElement>(null);
  const read = useDayThatIsRead(days.length);
  useEffect(() => {
    const all = list.current;
    const link = all?.querySelector<HTMLElement>(`[href="#day-${read}"]`);
    // its own scrolling alone: the page stays where it is read
    all?.scrollTo?.({ left: (link?.offsetLeft ?? 0) - all.clientWidth / 3 });
  }, [read]);
  if (days.length < 2) return null;
  return (
    <nav className={classes.index} aria-label="Days of the trip">
      <ol ref={list}>
        {days.map(({ number, date, title }) => (
          <li key={number}>
            <a
              href={`#day-${number}`}
              aria-current={number === read ? 'location' : undefined}
              onClick={(event) => goToPart(event, `day-${number}`)}
            >
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

/** The day that stands in the upper part of the screen; null above the first one. */
function useDayThatIsRead(count: number): number | null {
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    if (count < 2 || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const number = Number(target.id.replace('day-', ''));
          if (isIntersecting) setRead(number);
          // scrolled up past the first one
          else
            setRead((now) =>
              now === 1 && number === 1 && target.getBoundingClientRect().top > 0 ? null : now,
            );
        }
      },
      { rootMargin: LINE },
    );
    for (let number = 1; number <= count; number += 1) {
      const day = document.getElementById(`day-${number}`);
      if (day) observer.observe(day);
    }
    return () => observer.disconnect();
  }, [count]);
  return read;
}
