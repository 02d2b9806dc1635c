/** A conversation with a trip that is changed by hand between its messages. */
import { applyEdit } from '../../../domain/trips/applyEdit.ts';
import type { HandEdit } from '../../../domain/trips/edits.ts';
import { tripSchema, type Trip } from '../../../domain/trips/trip.ts';
import { offersOf } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import type { OfferSource } from '../../../engine/offers/offerSource.ts';
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';
import { providers, Talk } from './assistant.ts';

const own = offersOf(providers);
/** Without some of what it offers, from when a test says. */
class Source implements OfferSource {
  readonly marker = own.marker;
  gone: readonly string[] = [];
  async flights(query: Parameters<OfferSource['flights']>[0]) {
    return (await own.flights(query)).filter(({ flight_number: number }) => !this.gone.includes(number));
  }
  async hotels(query: Parameters<OfferSource['hotels']>[0]) {
    return (await own.hotels(query)).filter(({ hotelName }) => !this.gone.includes(hotelName));
  }
  async tours(query: Parameters<OfferSource['tours']>[0]) {
    return (await own.tours(query)).filter(({ id }) => !this.gone.includes(id));
  }
}

/** A conversation whose trip is changed by hand. */
export class Hand {
  readonly source = new Source();
  readonly talk = new Talk({ source: this.source });

  get trip(): Trip {
    const kept = this.talk.trips.get(this.talk.current ?? '');
    return tripSchema.parse({
      id: this.talk.current,
      title: kept?.title,
      state: 'open',
      startsOn: null,
      endsOn: null,
      homeZone: null,
      revision: 1,
      undoDepth: 0,
      updatedAt: '2026-11-21T09:00:00Z',
      ...kept?.states[0],
    });
  }

  use(edit: HandEdit): void {
    const outcome = applyEdit(this.trip, edit);
    if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
    const { spec, plan, offers } = outcome.trip;
    this.talk.trips.get(this.talk.current ?? '')?.states.unshift({ spec, plan, offers });
  }

  useHotel(name: string): void {
    const hotel = this.trip.offers?.hotels.find(({ hotelName }) => hotelName === name);
    this.use({ kind: 'useHotel', offer: hotel?.hotelId ?? '', checkIn: hotel?.checkIn ?? '' });
  }

  useFlight(number: string): void {
    const flight = this.trip.offers?.flights.find(({ flight_number }) => flight_number === number);
    this.use({ kind: 'useFlight', offer: flight?.id ?? '' });
  }

  useTour(offer: string): void {
    this.use({ kind: 'useTour', offer });
  }

  /** "2 sample-tour-6-rome" for each tour of the plan, by its day. */
  tours(): string[] {
    return (this.trip.plan?.days ?? []).flatMap(({ number, items }) =>
      items.flatMap(({ kind, offerId }) => (kind === 'tour' ? [`${number} ${offerId}`] : [])),
    );
  }

  flights(plan = this.trip.plan): (string | undefined)[] {
    const { offers } = this.trip;
    return plan?.legs.map((leg) => offers?.flights.find(({ id }) => id === leg.offerId)?.flight_number) ?? [];
  }

  /** The answer, whose plan is the kept one where it makes none. */
  async say(message: string) {
    const { lead, plan } = await this.talk.say(message);
    return { lead, ...bookedIn(plan ?? this.trip.plan, this.flights()) };
  }
}

function bookedIn(plan: CheckedPlan | null, flights: readonly (string | undefined)[]) {
  return { hotels: plan?.stays.map(({ name }) => name) ?? [], flights };
}
