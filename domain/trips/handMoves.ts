/** What the menu at an item can do with it: the edits, and what they did in words. */
import { formatHours } from '../dates/dayTimes.ts';
import { formatShortDate } from '../dates/formatDates.ts';
import type { CheckedPlan, PlanDay, PlanItem } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, isSamePlace, mentions, minutesOf } from '../itinerary/measures.ts';
import { formatDollars } from '../offers/cards.ts';
import type { HandEdit } from './edits.ts';
import type { OfferEdit } from './offerEdits.ts';
import type { Trip } from './trip.ts';
import { offerName, titleOf } from './words.ts';

type Move = Extract<HandEdit, { kind: 'moveItem' }>;

/** The item one place up or down its day; null at the end of it. */
export function moveWithin(day: PlanDay, item: PlanItem, by: -1 | 1): Move | null {
  const at = day.items.findIndex(({ id }) => id === item.id);
  const index = at + by;
  if (at < 0 || index < 0 || index >= day.items.length) return null;
  return { kind: 'moveItem', item: item.id, title: item.title, day: day.number, index };
}

/** The item on another day, among what is there by its time. */
export function moveToDay(day: PlanDay, item: PlanItem): Move {
  const others = day.items.filter(({ id }) => id !== item.id);
  const index = others.filter(({ start }) => minutesOf(start) <= minutesOf(item.start)).length;
  return { kind: 'moveItem', item: item.id, title: item.title, day: day.number, index };
}

/** The other days that are, for a part at least, in the town of the day or of one of its items: a move elsewhere fails its check. */
export function daysAlike(days: readonly PlanDay[], day: PlanDay, item?: PlanItem): PlanDay[] {
  const towns = item ? [item.city] : townsOf(day);
  const alike = days.filter(
    (other) => other.number !== day.number && townsOf(other).some((town) => includes(towns, town)),
  );
  // an item of a day out: its town comes on no other day
  return alike.length > 0 || !item ? alike : daysAlike(days, day);
}

function townsOf({ city, items }: PlanDay): string[] {
  return [city, ...items.map((item) => item.city)];
}

function includes(towns: readonly string[], town: string): boolean {
  return towns.some((own) => isSamePlace(own, town));
}

/** The end of an item that begins at another time and takes as long as before; midnight is the end of it. */
export function endAfter({ start, end }: Pick<PlanItem, 'start' | 'end'>, begins: string): string {
  const length = minutesOf(end) - minutesOf(start);
  return clockOf(Math.min(DAY_MINUTES - 1, minutesOf(begins) + length));
}

/** What an undo took back, as describeEdit (words.ts) has it; null where nobody knows. */
export function describeUndone(edit: string | null): string {
  if (edit === null) return 'The last change was taken back.';
  return `Taken back: ${edit.charAt(0).toLowerCase()}${edit.slice(1)}.`;
}

/** What an edit did, said once it is done: "“Louvre” is on day 2 now, Tue 4 May, 10:15 AM to 12:00 PM." */
export function describeDone(
  edit: HandEdit,
  before: CheckedPlan | null,
  after: CheckedPlan | null,
  offers: Trip['offers'] = null,
): string {
  switch (edit.kind) {
    case 'rename':
      return `The trip is called “${edit.title}” now.`;
    case 'archive':
      return 'The trip is in the archive.';
    case 'reopen':
      return 'The trip is out of the archive.';
    case 'undo':
      return describeUndone(null);
    case 'removeItem':
      return removedWords(edit.item, before);
    case 'moveItem': {
      const day = after?.days.find(({ items }) => items.some(({ id }) => id === edit.item));
      const item = day?.items.find(({ id }) => id === edit.item);
      if (!day || !item) return `${nameOf(edit.item, before)} was moved.`;
      return `“${item.title}” is on day ${day.number} now, ${formatShortDate(day.date)}, ${formatHours(item)}.`;
    }
    case 'retimeItem':
      return `${nameOf(edit.item, before)} is from ${formatHours(edit)} now.`;
    case 'noteItem':
      return edit.note === ''
        ? `The note at ${nameOf(edit.item, before)} was removed.`
        : `The note at ${nameOf(edit.item, before)} was saved.`;
    case 'arrangeDay':
      return `Day ${edit.day} is planned anew.`;
    case 'lockItem':
      return edit.locked
        ? `${nameOf(edit.item, before)} is locked: it stays where it is.`
        : `${nameOf(edit.item, before)} is unlocked.`;
    case 'bookItem':
      return edit.booking === null
        ? `${nameOf(edit.item, before)} is not marked as booked any more. Nothing was canceled with whoever sold it.`
        : `${nameOf(edit.item, before)} is marked as booked: it stays where it is.`;
    case 'addItem':
      return `“${edit.title}” is on day ${edit.day} now, ${formatHours(edit)}.`;
    case 'useFlight':
    case 'useHotel':
    case 'useTour':
      return usedWords(edit, offers, before, after);
  }
}

/** What was taken, what that makes the sum, and what it made go. */
function usedWords(
  edit: OfferEdit,
  offers: Trip['offers'],
  before: CheckedPlan | null,
  after: CheckedPlan | null,
): string {
  const name = offerName(edit, offers) ?? 'It';
  if (!before || !after) return `${name} is in your plan now.`;
  const day =
    edit.kind === 'useTour' &&
    after.days.find(({ items }) => items.some((item) => item.offerId === edit.offer));
  const item = day && day.items.find(({ offerId }) => offerId === edit.offer);
  const when =
    day && item ? `, on day ${day.number}, ${formatShortDate(day.date)}, ${formatHours(item)}` : '';
  const words = `${name} is in your plan now${when}.`;
  const left = new Set(after.days.flatMap(({ items }) => items.map(({ id }) => id)));
  const gone = before.days
    .flatMap(({ items }) => items)
    .filter(({ id, kind }) => !left.has(id) && kind !== 'flight')
    .map(({ title }) => `“${title}”`);
  const sum = after.total === before.total ? '' : ` The trip is about ${formatDollars(after.total)} now.`;
  const lost = gone.length === 0 ? '' : ` No time is left for ${listed(gone)}.`;
  return `${words}${sum}${lost}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** What was removed, and what of it stays: a flight and a hotel are more than their items in the days. */
function removedWords(id: string, plan: CheckedPlan | null): string {
  const words = `${nameOf(id, plan)} was removed`;
  const day = plan?.days.find(({ items }) => items.some((item) => item.id === id));
  const item = day?.items.find((each) => each.id === id);
  const rest = plan && day && item && restOf(plan, day, item);
  return rest ? `${words} from the days. ${rest}` : `${words}.`;
}

/** What a removed item stood for and stays in the trip; null where nothing of it does. */
function restOf({ legs, stays, costs }: CheckedPlan, day: PlanDay, item: PlanItem): string | null {
  if (item.kind === 'flight' || item.kind === 'transfer') {
    const leg = legs.find(
      ({ offerId, mode, date, to }) =>
        (item.offerId !== undefined && item.offerId === offerId && date === day.date) ||
        (date === day.date &&
          (item.kind === 'flight' ? mode === 'flight' : mode !== 'flight' && mentions(item.title, to))),
    );
    if (!leg) return null;
    const isPaid = leg.mode === 'flight' && costs.some(({ kind }) => kind === 'flights');
    return `The way from ${leg.from} to ${leg.to} stays under “Ways and nights”${isPaid ? ', and its price in the budget' : ''}.`;
  }
  const stay = item.kind === 'stay' && stays.find(({ offerId }) => offerId && offerId === item.offerId);
  if (!stay) return null;
  return `The nights at ${stay.name ?? `your stay in ${stay.city}`} stay under “Ways and nights”, and their price in the budget.`;
}

function nameOf(item: string, plan: CheckedPlan | null): string {
  const title = titleOf(item, { plan });
  return title === undefined ? 'It' : `“${title}”`;
}
