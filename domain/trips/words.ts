/** Edits of a trip, and why one could not be made, in words for the traveller. */
import { formatHours } from '../dates/dayTimes.ts';
import { flightName } from '../itinerary/bookings.ts';
import { describeFinding } from '../itinerary/itineraryChecks.ts';
import type { EditRefusal, RefusedEdit } from './applyEdit.ts';
import type { HandEdit } from './edits.ts';
import type { OfferEdit } from './offerEdits.ts';
import type { ItemEdit } from './planEdits.ts';
import { MAX_TRIPS, type Trip } from './trip.ts';

/** Refusals that name the item which stays where it is, the way or the town. */
type HeldRefusal =
  | 'item_locked'
  | 'item_booked'
  | 'held_in_way'
  | 'fixed_moved'
  | 'way_overlaps'
  | 'no_night';

const words: Record<Exclude<EditRefusal, 'check' | HeldRefusal>, string> = {
  item_gone: 'This is not in the trip any more.',
  day_gone: 'The trip has no such day any more.',
  trip_gone: 'The trip was deleted.',
  unreadable: 'A newer version of the app changed this trip. Reload to take it.',
  offer_gone: 'This is not among the offers of the trip any more.',
  landing_unknown: 'It is not known when this flight lands, so the days cannot be laid around it.',
  flight_outside:
    'This flight leaves or lands on a day that the trip does not have. Ask the assistant for other dates.',
  flight_apart: 'This flight is more than a day from the one in the plan. Ask the assistant for other dates.',
  day_full: 'That day has as many items as a day can have.',
  no_room: 'That day has no room for it before midnight.',
  no_tour_day: 'No day in its town has room for this tour.',
  too_long: 'The trip would be longer than can be stored: shorten some notes.',
  too_dear: 'The sum of the trip would be higher than can be stored.',
  needs_network:
    'What was before this is not on this device. It will be taken back when the network is there.',
  nothing_to_undo: 'There is nothing to take back.',
  overtaken: 'The trip was changed meanwhile. Look at it again before you take that back.',
};

/** The refusal of a further trip. */
export const TOO_MANY_TRIPS_WORDS = `At most ${MAX_TRIPS} trips can be kept. Please delete one first.`;

/** Why an edit could not be made. */
export function describeRefusal({ reason, finding, title }: RefusedEdit): string {
  const what = title === undefined ? 'This' : `“${title}”`;
  if (reason === 'item_locked') return `${what} is locked. Unlock it first.`;
  if (reason === 'item_booked')
    return `${what} is booked. Take the booking back here first; nothing is canceled with whoever sold it.`;
  if (reason === 'held_in_way') return `${what} would have to make room, and is locked or booked.`;
  if (reason === 'fixed_moved') return `${what} has an hour of its own and stays where it is.`;
  if (reason === 'way_overlaps')
    return `This flight would be in the air during the way ${title ?? 'before or after it'}.`;
  if (reason === 'no_night') return `This flight would leave no night in ${title ?? 'the town'}.`;
  if (reason !== 'check') return words[reason];
  return finding ? describeFinding(finding) : 'The trip would not work like that.';
}

/** Of a trip that the server had and has no more. @param copy what this device's state of it is called, where it has an older one */
export function describeLost(title: string, copy: string | null): string {
  const what = copy === null ? `no longer has “${title}”` : `has an older “${title}”`;
  const here =
    copy === null
      ? 'It is on this device alone'
      : `What this device has is kept beside it, on this device alone, as “${copy}”`;
  return `The server was set back to an earlier day and ${what}. ${here} until you send it again.`;
}

/** What an edit does, or wanted to; `trip` is one that has the item, for its title. */
export function describeEdit(edit: HandEdit, trip: Pick<Trip, 'plan' | 'offers'>): string {
  switch (edit.kind) {
    case 'rename':
      return `Name the trip “${edit.title}”`;
    case 'archive':
      return 'Archive the trip';
    case 'reopen':
      return 'Take the trip out of the archive';
    case 'undo':
      return 'Take back the last change';
    case 'removeItem':
      return `Remove ${nameOf(edit, trip)}`;
    case 'moveItem':
      return `Move ${nameOf(edit, trip)} to day ${edit.day}, place ${edit.index + 1}`;
    case 'retimeItem':
      return `Have ${nameOf(edit, trip)} from ${formatHours(edit)}`;
    case 'noteItem':
      return edit.note === ''
        ? `Remove the note of ${nameOf(edit, trip)}`
        : `Note at ${nameOf(edit, trip)}: “${edit.note}”`;
    case 'arrangeDay':
      return `Plan day ${edit.day} anew`;
    case 'lockItem':
      return `${edit.locked ? 'Lock' : 'Unlock'} ${nameOf(edit, trip)}`;
    case 'bookItem':
      return edit.booking === null
        ? `Take back the booking of ${nameOf(edit, trip)}`
        : `Mark ${nameOf(edit, trip)} as booked`;
    case 'addItem':
      return `Add “${edit.title}” to day ${edit.day}, ${formatHours(edit)}`;
    case 'useFlight':
    case 'useHotel':
      return `Use ${offerName(edit, trip.offers) ?? 'another offer'} instead`;
    case 'useTour':
      return `Put ${offerName(edit, trip.offers) ?? 'a tour'} in the plan`;
  }
}

/** The offer of an edit; undefined where the offers do not have it. */
export function offerName(edit: OfferEdit, offers: Trip['offers']): string | undefined {
  if (edit.kind === 'useHotel')
    return offers?.hotels.find(({ hotelId }) => hotelId === edit.offer)?.hotelName;
  if (edit.kind === 'useTour') return offers?.tours.find(({ id }) => id === edit.offer)?.name;
  const flight = offers?.flights.find(({ id }) => id === edit.offer);
  return flight && flightName(flight);
}

function nameOf(edit: Pick<ItemEdit, 'item' | 'title'>, trip: Pick<Trip, 'plan'>): string {
  const title = edit.title ?? titleOf(edit.item, trip);
  return title === undefined ? 'an item that is not there any more' : `“${title}”`;
}

/** Of the item under an id; undefined where the trip has none. */
export function titleOf(item: string, { plan }: Pick<Trip, 'plan'>): string | undefined {
  return plan?.days.flatMap(({ items }) => items).find(({ id }) => id === item)?.title;
}
