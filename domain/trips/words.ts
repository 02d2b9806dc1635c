/** Edits of a trip, and why one could not be made, in words for the traveller. */
import { describeFinding } from '../itinerary/itineraryChecks.ts';
import type { EditRefusal, RefusedEdit } from './applyEdit.ts';
import type { HandEdit } from './edits.ts';
import type { ItemEdit } from './planEdits.ts';
import type { Trip } from './trip.ts';

const words: Record<Exclude<EditRefusal, 'check'>, string> = {
  item_gone: 'This is not in the trip any more.',
  day_gone: 'The trip has no such day any more.',
  trip_gone: 'The trip was deleted.',
  unreadable: 'A newer version of the app changed this trip. Reload to take it.',
  day_full: 'That day has as many items as a day can have.',
  no_room: 'That day has no room for it before midnight.',
  fixed_moved: 'What is booked, a way or an hour of your own has to stay where it is.',
  too_long: 'The trip would be longer than can be stored: shorten some notes.',
  needs_network:
    'What was before this is not on this device. It will be taken back when the network is there.',
  nothing_to_undo: 'There is nothing to take back.',
  overtaken: 'The trip was changed meanwhile. Look at it again before you take that back.',
};

/** Why an edit could not be made. */
export function describeRefusal({ reason, finding }: RefusedEdit): string {
  if (reason !== 'check') return words[reason];
  return finding ? describeFinding(finding) : 'The trip would not work like that.';
}

/** What an edit does, or wanted to; `trip` is one that has the item, for its title. */
export function describeEdit(edit: HandEdit, trip: Pick<Trip, 'plan'>): string {
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
      return `Have ${nameOf(edit, trip)} from ${edit.start} to ${edit.end}`;
    case 'noteItem':
      return edit.note === ''
        ? `Remove the note of ${nameOf(edit, trip)}`
        : `Note at ${nameOf(edit, trip)}: “${edit.note}”`;
    case 'arrangeDay':
      return `Plan day ${edit.day} anew`;
  }
}

function nameOf(edit: Pick<ItemEdit, 'item' | 'title'>, trip: Pick<Trip, 'plan'>): string {
  const title = edit.title ?? titleOf(edit.item, trip);
  return title === undefined ? 'an item that is not there any more' : `“${title}”`;
}

/** Of the item under an id; undefined where the trip has none. */
export function titleOf(item: string, { plan }: Pick<Trip, 'plan'>): string | undefined {
  return plan?.days.flatMap(({ items }) => items).find(({ id }) => id === item)?.title;
}
