/** Offers that a traveller chose by hand, as a trip's spec holds them: the engine takes them again while they are offered. */
import * as z from 'zod/mini';
import type { KnownFlight } from '../itinerary/finding.ts';
import { MAX_PLAN_DAYS, type CheckedPlan } from '../itinerary/itinerary.ts';
import { markOf } from './dayMarks.ts';
import { MAX_SPEC_CHARS, type StoredSpec } from './trip.ts';

const words = z.string().check(z.maxLength(200));
/** What a message made of a choice since; only without one it holds. */
const left = z.optional(z.enum(['other', 'cheaper', 'nicer', 'direct', 'earlier', 'later']));
/** No plan was made with it yet: the days were laid for it by hand. */
const isNew = z.optional(z.literal(true));

const chosenFlightSchema = z.object({
  /** Towns of the way, or of the way out. */
  from: words,
  to: words,
  /** See {@link flightKey}. */
  key: z.string().check(z.maxLength(600)),
  /** For an answer that names it. */
  name: words,
  left,
  isNew,
});
export type ChosenFlight = z.infer<typeof chosenFlightSchema>;

const chosenHotelSchema = z.object({
  city: words,
  /** Which of the stays in that town, from 0. */
  visit: z.int().check(z.minimum(0), z.maximum(9)),
  hotelId: z.string().check(z.maxLength(120)),
  name: words,
  left,
  isNew,
});
export type ChosenHotel = z.infer<typeof chosenHotelSchema>;

const chosenTourSchema = z.object({
  city: words,
  /** At which of the times that the trip is in the town, a day without a night too, and on which day of that, from 0. */
  visit: z.int().check(z.minimum(0), z.maximum(MAX_PLAN_DAYS)),
  day: z.int().check(z.minimum(0), z.maximum(MAX_PLAN_DAYS)),
  tourId: z.string().check(z.maxLength(120)),
  name: words,
  left,
  isNew,
});
export type ChosenTour = z.infer<typeof chosenTourSchema>;

export const chosenSchema = z.object({
  flights: z.array(chosenFlightSchema).check(z.maxLength(20)),
  hotels: z.array(chosenHotelSchema).check(z.maxLength(20)),
  /** From before tours could be chosen there are none. */
  tours: z._default(z.array(chosenTourSchema).check(z.maxLength(20)), []),
});
export type Chosen = z.infer<typeof chosenSchema>;

export const NO_CHOSEN: Chosen = { flights: [], hotels: [], tours: [] };

/** A flight by what stays the same when it is looked up again: the ids of some sources hold the price. */
export function flightKey({
  airline,
  flight_number: number,
  origin,
  destination,
  departure_at: leaves,
  return_at: back = '',
}: Pick<KnownFlight, 'airline' | 'flight_number' | 'origin' | 'destination' | 'departure_at' | 'return_at'>) {
  return [airline, number, origin, destination, leaves.slice(0, 16), back.slice(0, 16)].join(' ').trim();
}

/** What was chosen by one edit. */
export type Choice =
  | { readonly kind: 'flight'; readonly flight: ChosenFlight }
  | { readonly kind: 'hotel'; readonly hotel: ChosenHotel }
  | { readonly kind: 'tour'; readonly tour: ChosenTour };

const withMarks = z.looseObject({ days: z.array(z.string()) });

/**
 * The spec with a choice in it, in the place of an earlier one of the same way or stay. Days that were as they had been
 * made count as made with it: they are no changes by hand that would have to be kept. The rest of the spec is left alone.
 * Null where it would be longer than can be kept. A trip without a spec has nowhere to hold a choice.
 */
export function withChosen(
  spec: StoredSpec | null,
  choice: Choice,
  before: CheckedPlan,
  after: CheckedPlan,
): { readonly spec: StoredSpec | null } | null {
  if (spec === null) return { spec };
  const chosen = chosenWith(chosenSchema.safeParse(spec['chosen']).data ?? NO_CHOSEN, choice);
  const seen = withMarks.safeParse(spec['seen']).data;
  const days = seen?.days.map((mark, index) => {
    const [was, is] = [before.days[index], after.days[index]];
    return was && is && was !== is && markOf(was) === mark ? markOf(is) : mark;
  });
  const kept = { ...spec, chosen, ...(seen && { seen: { ...seen, days } }) };
  const fits = JSON.stringify(kept).length <= MAX_SPEC_CHARS && chosenSchema.safeParse(chosen).success;
  return fits ? { spec: kept } : null;
}

function chosenWith(chosen: Chosen, choice: Choice): Chosen {
  const { flights, hotels, tours } = chosen;
  switch (choice.kind) {
    case 'flight':
      return {
        ...chosen,
        flights: [...flights.filter((own) => !isSameWay(own, choice.flight)), choice.flight],
      };
    case 'hotel':
      return { ...chosen, hotels: [...hotels.filter((own) => !isSameStay(own, choice.hotel)), choice.hotel] };
    case 'tour':
      return { ...chosen, tours: [...tours.filter((own) => !isSameStay(own, choice.tour)), choice.tour] };
  }
}

function isSameWay(one: ChosenFlight, other: ChosenFlight): boolean {
  return one.from === other.from && one.to === other.to;
}

type OfStay = Pick<ChosenHotel, 'city' | 'visit'>;

function isSameStay(one: OfStay, other: OfStay): boolean {
  return one.city === other.city && one.visit === other.visit;
}
