/** The calendar of a plan: its days in a row, in the future, none empty, nothing twice. */
import { addDays } from '../dates/calendar.ts';
import type { Itinerary, PlanItem } from './itinerary.ts';
import type { Finding } from './finding.ts';
import { folded } from './measures.ts';

/** Days are numbered from 1 and their dates follow one another. */
export function checkDates({ days }: Itinerary): Finding[] {
  const first = days[0]?.date ?? '';
  return days.flatMap((day, index) => {
    const date = addDays(first, index);
    if (day.number === index + 1 && day.date === date) return [];
    return {
      check: 'dates' as const,
      day: index + 1,
      message: `Day ${index + 1} of the list must have number ${index + 1} and date ${date}; it has number ${day.number} and date ${day.date}.`,
    };
  });
}

/** Nothing lies before `today` (ISO date). */
export function checkFuture({ days, legs }: Itinerary, today: string): Finding[] {
  const past = [...days, ...legs].map(({ date }) => date).find((date) => date < today);
  if (past === undefined) return [];
  return [{ check: 'future', message: `The plan has the date ${past}, and today is ${today}.` }];
}

/** Every day holds something. */
export function checkEmptyDays({ days }: Itinerary): Finding[] {
  return days.flatMap(({ number, items }) =>
    items.length > 0
      ? []
      : {
          check: 'emptyDay' as const,
          day: number,
          message: `Day ${number} has no items: plan something, if only free time.`,
        },
  );
}

/** No sight or tour comes twice, and no id. Meals, free time and ways may have the same title again. */
export function checkRepeats({ days }: Itinerary): Finding[] {
  const seen = new Set<string>();
  return days.flatMap((day) =>
    day.items.flatMap((item) => {
      const marks = marksOf(item);
      const repeated = marks.filter((mark) => seen.has(mark));
      for (const mark of marks) seen.add(mark);
      if (repeated.length === 0) return [];
      return {
        check: 'repeats' as const,
        day: day.number,
        item: item.title,
        message: `Day ${day.number}, item "${item.title}" repeats the ${repeated.join(' and the ')} of an earlier item.`,
      };
    }),
  );
}

function marksOf({ id, kind, title, offerId }: PlanItem): string[] {
  const isVisit = kind === 'sight' || kind === 'tour';
  return [
    `id ${id}`,
    ...(isVisit ? [`title ${folded(title)}`] : []),
    ...(kind === 'tour' && offerId !== undefined ? [`tour ${offerId}`] : []),
  ];
}
