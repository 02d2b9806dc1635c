/** Who travels in how many rooms. */
import { MAX_TRAVELLERS } from '../../../domain/itinerary/itinerary.ts';
import { plural } from '../../say/write/format.ts';
import type { TripSpec } from '../../trip/spec.ts';
import type { Brief } from './brief.ts';

/** Travellers on one booking of an airline. */
const MAX_ON_BOOKING = 9;

/** The party as it is counted, with its rooms; what was assumed is added to the notes. */
export function partyOf(
  trip: TripSpec,
  notes: string[],
): Pick<Brief, 'adults' | 'children' | 'travellers' | 'rooms'> {
  const adults = Math.min(trip.party?.adults ?? 1, MAX_TRAVELLERS);
  const children = Math.min(trip.party?.children ?? 0, MAX_TRAVELLERS - adults);
  const travellers = adults + children;
  if (!trip.party) notes.push('You did not say how many travel, so I planned for one adult.');
  else if (trip.party.adults + trip.party.children > MAX_TRAVELLERS)
    notes.push(`I count at most ${MAX_TRAVELLERS} travellers, so the sums are for ${travellers}.`);
  if (travellers > MAX_ON_BOOKING)
    notes.push(
      `An airline takes at most ${MAX_ON_BOOKING} on one booking, so you make ${Math.ceil(travellers / MAX_ON_BOOKING)}; the sums are for all ${travellers}.`,
    );
  const rooms = roomsOf(trip, adults, travellers);
  notes.push(...roomNotes(trip, rooms, travellers));
  return { adults, children, travellers, rooms };
}

function roomsOf({ rooms }: TripSpec, adults: number, travellers: number): number {
  const wished = rooms?.count ?? (rooms?.isEach ? adults : Math.ceil(travellers / 2));
  return Math.max(1, Math.min(wished, MAX_TRAVELLERS));
}

function roomNotes({ rooms: wish, ownBeds }: TripSpec, rooms: number, travellers: number): string[] {
  if (wish === null || ownBeds) return [];
  const isSaid = wish.count !== null || wish.isEach;
  const isTight = isSaid && travellers > rooms * 2;
  return [
    ...(isSaid ? [`The stays are counted with ${plural(rooms, 'room')}.`] : []),
    ...(isTight ? [`That is more than two to a room: ask for extra beds before you book.`] : []),
    ...(wish.isPrivate
      ? [
          'You want a room to yourselves: look at the card of each stay before you book, for I cannot see which beds are in shared rooms.',
        ]
      : []),
    ...(wish.twinBeds
      ? ['Ask each hotel for separate beds: my search cannot see how a room is furnished.']
      : []),
  ];
}
