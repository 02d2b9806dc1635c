/** Conversations with the engine and the sample offers, with every offer that was given and the towns it was asked for. */
import { parseEnv } from '../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../supabase/functions/_shared/providers/providers.ts';
import { offersOf } from '../../supabase/functions/_shared/assistant/answerTurn.ts';
import { runTurn, type TurnAnswer } from '../../engine/turn.ts';
import { TurnOffers } from '../../engine/offers/turnOffers.ts';
import { TurnPlan } from '../../engine/plan/turnPlan.ts';
import type { Reader } from '../../engine/read/reader.ts';
import type { OfferSource } from '../../engine/offers/offerSource.ts';
import type { Traveller } from '../../engine/traveller.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import type { TripContents, TripHead } from '../../domain/trips/trip.ts';
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

interface Kept {
  head: TripHead;
  contents: TripContents;
  /** States before its changes, newest first. */
  earlier: Pick<Kept, 'head' | 'contents'>[];
}

/** A conversation and its trips, kept from message to message as the server keeps them. */
export class Conversation {
  /** Every offer that was looked up so far: a plan that is shown again is searched for no more. */
  readonly known: Known = { flights: [], hotels: [], tours: [] };
  readonly #source = recorded(this.known);
  readonly #traveller: Traveller;
  readonly #trips: Kept[] = [];
  /** The trip at hand; null for none. */
  #kept: Kept | null = null;

  constructor(traveller: Traveller) {
    this.#traveller = traveller;
  }

  /** The plan that is kept; null for none. */
  get plan(): CheckedPlan | null {
    return this.#kept?.contents.plan ?? null;
  }

  /** @param reader in place of the rules */
  async say(message: string, reader?: Reader): Promise<TurnAnswer> {
    const kept = this.#kept;
    const input = {
      message,
      trip: kept && { id: kept.head.id, title: kept.head.title, ...kept.contents },
      previous: kept?.earlier[0]?.contents ?? null,
      others: this.#trips.flatMap((own) => (own === kept ? [] : [own.head])),
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
    const kept = this.#kept;
    if (change.kind === 'created' || (change.kind === 'changed' && kept)) {
      const { contents, title, startsOn, endsOn, homeZone } = change;
      if (change.kind === 'created' || !kept) {
        const id = `d0c6a4b2-1c1c-4b6f-8a55-${String(this.#trips.length).padStart(12, '0')}`;
        const counts = { revision: 1, undoDepth: 0, updatedAt: `${this.#traveller.today}${HOUR}` };
        const head = { id, title, state: 'open' as const, startsOn, endsOn, homeZone, ...counts };
        this.#kept = { head, contents, earlier: [] };
        this.#trips.unshift(this.#kept);
      } else {
        kept.earlier.unshift({ head: kept.head, contents: kept.contents });
        kept.contents = contents;
        kept.head = { ...kept.head, title, startsOn, endsOn };
      }
    } else if (change.kind === 'undone' && kept) {
      Object.assign(kept, kept.earlier.shift());
    } else if (change.kind === 'opened') {
      this.#kept = this.#trips.find(({ head }) => head.id === change.tripId) ?? null;
    } else if (change.kind === 'left') {
      this.#kept = null;
    }
  }
}
