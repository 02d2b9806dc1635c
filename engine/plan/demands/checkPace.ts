/** Whether one can be where a day says, and bear what it holds. */
import { clockAt } from '../build/clock.ts';
import { minutesOf } from '../../../domain/itinerary/measures.ts';
import { overload, rushedVisits, type Bearing, type Visit } from '../build/ways.ts';
import type { Finding } from '../../../domain/itinerary/finding.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';

/** Visits that begin before one can be there, and days of more hours on one's feet than these travellers bear. */
export function checkPace({ days }: Pick<Itinerary, 'days'>, bearing: Bearing): Finding[] {
  return days.flatMap(({ number, items }): Finding[] => {
    const visits = items.map(({ kind, title, city, start, end }): Visit => ({
      kind,
      title,
      city,
      start: minutesOf(start),
      end: minutesOf(end),
    }));
    const over = overload(visits, bearing);
    return [
      ...rushedVisits(visits, bearing).map(({ before, item, from }): Finding => ({
        check: 'distance',
        day: number,
        item: item.title,
        message: `"${item.title}" on day ${number} begins at ${clockAt(item.start)}, and from "${before.title}" one is there at ${clockAt(from)}.`,
      })),
      ...(over === 0
        ? []
        : [
            {
              check: 'load' as const,
              day: number,
              item: visits.findLast(({ kind }) => kind === 'sight')?.title ?? '',
              message: `Day ${number} holds ${over} minutes of visits more than these travellers bear.`,
            },
          ]),
    ];
  });
}
