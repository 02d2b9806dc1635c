/** Conversations with the engine and the sample offers, with every offer that was given and the towns it was asked for. */
import { parseEnv } from '../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../supabase/functions/_shared/providers/providers.ts';
import { offersOf } from '../../supabase/functions/_shared/assistant/answerTurn.ts';
import { runTurn, type TurnAnswer, type TurnInput } from '../../engine/turn.ts';
import { TurnOffers } from '../../engine/offers/turnOffers.ts';
import { TurnPlan } from '../../engine/plan/turnPlan.ts';
import type { Reader } from '../../engine/read/reader.ts';
import type { OfferSource } from '../../engine/offers/offerSource.ts';
import type { Traveller } from '../../engine/traveller.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import type { TripContents } from '../../domain/trips/trip.ts';
import type { KnownFlight, KnownHotel, KnownTour } from '../../domain/itinerary/finding.ts';

const ENV = { SUPABASE_URL: 'http://backend.test', SUPABASE_SERVICE_ROLE_KEY: 'service' };
const noNetwork: typeof fetch = () => Promise.reject(new Error('The embedded providers use no network'));
const sample = offersOf(createProviders(parseEnv(ENV), noNetwork));

export const TODAY = '2026-11-21';
/** UTC hour of every turn. */
const HOUR = 'T09:00:00Z';

interface Known {
  readonly flights: KnownFlight[];
  readonly hotels: KnownHotel[];
  readonly tours: KnownTour[];
}

/** The sample offers, noted down with their towns as they are asked for. */
function recorded(known: Known): OfferSource {
  return {
    async flights(query) {
      const offers = await sample.flights(query);
      const towns = { from: query.origin.city, to: query.destination.city };
      known.flights.push(...offers.map((offer) => ({ ...offer, ...towns })));
      return offers;
    },
    async hotels(query) {
      const offers = await sample.hotels(query);
      const { checkin, checkout, destination } = query;
      if (checkin !== null && checkout !== null) {
        const stay = { checkIn: checkin, checkOut: checkout, city: destination.city };
        known.hotels.push(...offers.map((offer) => ({ ...offer, ...stay })));
      }
      return offers;
    },
    async tours(query) {
      const offers = await sample.tours(query);
      known.tours.push(...offers.map((offer) => ({ ...offer, city: query.destination.city })));
      return offers;
    },
    marker: '',
  };
}

/** A conversation about one trip, kept from message to message as the server keeps it. */
export class Conversation {
  /** Every offer that was looked up so far: a plan that is shown again is searched for no more. */
  readonly known: Known = { flights: [], hotels: [], tours: [] };
  readonly #source = recorded(this.known);
  readonly #traveller: Traveller;
  #trip: TurnInput['trip'] = null;
  /** States of the trip before its changes, newest first. */
  #earlier: TripContents[] = [];

  constructor(traveller: Traveller) {
    this.#traveller = traveller;
  }

  /** The plan that is kept; null for none. */
  get plan(): CheckedPlan | null {
    return this.#trip?.plan ?? null;
  }

  /** @param reader in place of the rules */
  async say(message: string, reader?: Reader): Promise<TurnAnswer> {
    const input = {
      message,
      trip: this.#trip,
      previous: this.#earlier[0] ?? null,
      others: [],
      traveller: this.#traveller,
      now: new Date(`${this.#traveller.today}${HOUR}`),
    };
    const desk = { offers: new TurnOffers(), plan: new TurnPlan(), ...(reader && { reader }) };
    for await (const event of runTurn(input, this.#source, desk)) {
      if (event.type !== 'done') continue;
      this.#keep(event.answer);
      return event.answer;
    }
    throw new Error('The turn has no end');
  }

  #keep({ change }: TurnAnswer): void {
    const id = 'd0c6a4b2-1c1c-4b6f-8a55-5f0f5a1b2c3d';
    if (change.kind === 'created' || change.kind === 'changed') {
      this.#earlier = change.kind === 'changed' && this.#trip ? [this.#trip, ...this.#earlier] : [];
      this.#trip = { id, title: change.title, ...change.contents };
    } else if (change.kind === 'undone') {
      const [state, ...rest] = this.#earlier;
      this.#earlier = rest;
      this.#trip = state ? { id, title: this.#trip?.title ?? '', ...state } : null;
    } else if (change.kind === 'left') {
      this.#trip = null;
      this.#earlier = [];
    }
  }
}
