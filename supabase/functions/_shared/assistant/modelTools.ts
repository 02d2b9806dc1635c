/**
 * The assistant's tools. What a search finds is kept in full for the cards; the model gets the same offers without
 * links. A search that fails answers an error that the model can read, and never throws.
 */
import { tool } from 'ai';
import { z } from 'zod';
import { suggestionSchema, type Suggestion } from '../../../../domain/chat/chatApi.ts';
import { earliestToday } from '../../../../domain/dates/calendar.ts';
import { itinerarySchema } from '../../../../domain/itinerary/itinerary.ts';
import { isoDate } from '../../../../domain/offers/offers.ts';
import { MAX_PASSENGERS } from '../../../../domain/search/searchApi.ts';
import { loadGazetteer } from '../../../../engine/facts/gazetteer.ts';
import { ProviderError } from '../providers/error.ts';
import { searchFlights, searchHotels, searchTours } from '../search/searchOffers.ts';
import { PLAN_TOOL, REPLIES_TOOL } from './toolNames.ts';
import { bestFlights, bestHotels, bestTours } from '../../../../engine/offers/offerChoice.ts';
import type { TurnOffers } from '../../../../engine/offers/turnOffers.ts';
import type { TurnPlan } from '../../../../engine/plan/turnPlan.ts';
import type { Providers } from '../providers/providers.ts';

const placeName = z.string().trim().min(1).max(120).describe('City, airport or IATA code');

const flightToolInput = z.object({
  from: placeName,
  to: placeName,
  departure: isoDate.nullish().describe('YYYY-MM-DD; leave out for any date'),
  returnDate: isoDate.nullish().describe('YYYY-MM-DD; leave out for one way'),
  passengers: z.number().int().min(1).max(MAX_PASSENGERS).default(1),
});

const hotelToolInput = z.object({
  destination: placeName,
  checkin: isoDate.describe('YYYY-MM-DD'),
  checkout: isoDate.describe('YYYY-MM-DD'),
});

const tourToolInput = z.object({ destination: placeName });

const repliesToolInput = z.object({ suggestions: z.array(suggestionSchema).min(1).max(6) });

const planToolInput = z.object({ plan: itinerarySchema });

export interface ToolContext {
  readonly providers: Providers;
  readonly now: Date;
  readonly offers: TurnOffers;
  readonly plan: TurnPlan;
  /** Called after each search that was added to `offers`. */
  readonly onOffers: () => void;
  /** Receives the suggestion buttons. */
  readonly onSuggestions: (suggestions: Suggestion[]) => void;
}

/** The tools of one turn. */
export function createTools({
  providers,
  now,
  offers,
  plan: turnPlan,
  onOffers,
  onSuggestions,
}: ToolContext) {
  return {
    searchFlights: tool({
      description:
        'Flights with prices for one adult for the whole trip (both ways when returnDate is given).',
      inputSchema: flightToolInput,
      execute: ({ from, to, departure, returnDate, passengers }) =>
        readable('flight', async () => {
          const params = {
            from: { name: from },
            to: { name: to },
            departure: departure ?? null,
            returnDate: returnDate ?? null,
            tripType: returnDate ? ('return' as const) : ('one-way' as const),
            passengers,
          };
          const found = await searchFlights(params, providers, now);
          if (!found.success) return { error: found.message ?? NOT_SEARCHED };
          const flights = bestFlights(found.data ?? []);
          offers.addFlights(flights, { from: await townOf(from), to: await townOf(to) });
          onOffers();
          return { flights: flights.map(withoutLinks) };
        }),
    }),

    searchHotels: tool({
      description: 'Hotels with prices a night for the room.',
      inputSchema: hotelToolInput,
      execute: ({ destination, checkin, checkout }) =>
        readable('hotel', async () => {
          const params = { destination: { name: destination }, checkin, checkout };
          const found = await searchHotels(params, providers, now);
          if (!found.success) return { error: found.message ?? NOT_SEARCHED };
          const stays = (found.data ?? []).map((hotel) => ({
            ...hotel,
            checkIn: checkin,
            checkOut: checkout,
          }));
          const hotels = bestHotels(stays);
          offers.addHotels(hotels, { city: await townOf(destination) });
          onOffers();
          return { hotels: hotels.map(withoutLinks) };
        }),
    }),

    searchTours: tool({
      description: 'Guided tours and activities with prices a person.',
      inputSchema: tourToolInput,
      execute: ({ destination }) =>
        readable('tour', async () => {
          const found = await searchTours({ destination: { name: destination } }, providers, now);
          if (!found.success) return { error: found.message ?? NOT_SEARCHED };
          const tours = bestTours(found.data ?? []);
          offers.addTours(tours, { city: await townOf(destination) });
          onOffers();
          return { tours: tours.map(withoutLinks) };
        }),
    }),

    [PLAN_TOOL]: tool({
      description:
        'Hands in the plan as data, after the searches and before the text. It is checked: mend what comes back as problems and hand in the whole plan again.',
      inputSchema: planToolInput,
      execute: ({ plan }) => turnPlan.submit(plan, offers.known(), earliestToday(now)),
    }),

    [REPLIES_TOOL]: tool({
      description: 'Buttons with messages the traveller may send next. Call it once, with your final answer.',
      inputSchema: repliesToolInput,
      execute: ({ suggestions }) => {
        onSuggestions(suggestions);
        return { shown: suggestions.length };
      },
    }),
  };
}

const NOT_SEARCHED = 'Nothing could be searched with that.';

/** The town of a place that was searched for, as a plan names it. */
async function townOf(name: string): Promise<string> {
  return (await loadGazetteer()).resolve({ name })?.city ?? name;
}

/** Turns a provider's failure into an answer that the model can read and plan around. */
async function readable<Answer>(
  kind: string,
  run: () => Promise<Answer>,
): Promise<Answer | { error: string }> {
  try {
    return await run();
  } catch (thrown) {
    if (!(thrown instanceof ProviderError)) throw thrown;
    return { error: `The ${kind} search is not answering. Plan without it and say so.` };
  }
}

/** An offer as the model sees it: links belong to the cards. */
function withoutLinks(offer: object): Record<string, unknown> {
  const hidden = new Set(['link', 'bookingUrl', 'imageUrl']);
  return Object.fromEntries(Object.entries(offer).filter(([field]) => !hidden.has(field)));
}
