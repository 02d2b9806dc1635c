/** Hours that are to be kept free. */
import type { Itinerary, PlanItem } from '../../../../domain/itinerary/itinerary.ts';
import type { Wish } from '../caseFile.ts';
import { failure, type Failure } from '../failure.ts';

/** An item of the plan that is what the traveller is busy with. */
const OWN = /\b(?:work|working|meetings?|conference|wedding|busy|kept free|your own|office|appointment)\b/iu;

/**
 * Busy hours, the first hour of the first day, and the last for dinner. An hour is meant as it is: a flight that leaves
 * before the first hour of day 1 is before it too.
 */
export function judgeHours({ busy, firstItemAfter, noDinnerAfter }: Wish, { days }: Itinerary): Failure[] {
  const [dates, from, to] = busy ?? [[], '', ''];
  const inBusy = days
    .filter(({ date }) => dates.includes(date))
    .flatMap(({ items }) =>
      items.filter((item) => !isFree(item) && item.start < to && item.end > from).map(({ title }) => title),
    );
  const early = days[0]?.items.find(({ start }) => firstItemAfter !== undefined && start < firstItemAfter);
  const late = days
    .flatMap(({ items }) => items)
    .find(
      ({ title, start }) =>
        noDinnerAfter !== undefined && /\bdinner\b/iu.test(title) && start >= noDinnerAfter,
    );
  return [
    ...(inBusy.length > 0 ? [failure('busy', inBusy.slice(0, 3).join(', '))] : []),
    ...(early ? [failure('firstItemAfter', `${early.title} at ${early.start}`)] : []),
    ...(late ? [failure('noDinnerAfter', `${late.title} at ${late.start}`)] : []),
  ];
}

function isFree({ kind, title, note }: PlanItem): boolean {
  return kind === 'free' || OWN.test(`${title} ${note}`);
}
