/** Providers that know the offers of the sound plan and no others, and the searches that find them. */
import { knownOffers } from '../../unit/domain/itinerary/soundPlan.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders, type Providers } from '../../../supabase/functions/_shared/providers/providers.ts';
import { ENV, NOW, TODAY } from './assistant.ts';
import { answerTurn, type AssistantInput } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import type { TurnAnswer } from '../../../engine/turn.ts';
import type { LanguageModel } from 'ai';
import type { ScriptedStep } from './scriptedModel.ts';

export const BOOKING_URL = 'https://partner.test/tour?id=1';

/** The first step of every script: what the plan rests on. */
export const SEARCHES: ScriptedStep = {
  text: 'Let me look that up.',
  calls: [
    ['searchFlights', { from: 'London', to: 'Paris', departure: '2027-05-03', passengers: 3 }],
    ['searchFlights', { from: 'Rome', to: 'London', departure: '2027-05-06', passengers: 3 }],
    ['searchHotels', { destination: 'Paris', checkin: '2027-05-03', checkout: '2027-05-05' }],
    ['searchHotels', { destination: 'Rome', checkin: '2027-05-05', checkout: '2027-05-06' }],
    ['searchTours', { destination: 'Rome' }],
  ],
};

/** An answer that is long enough to be one. */
export const ANSWER = `### Day 1 — Paris\n${'Walk along the river and have lunch. '.repeat(6)}`.trim();

/** The providers; `tourName` is what the partner calls its tour. */
export function twoTowns(model: LanguageModel, tourName = 'Food walk'): Providers {
  const { flights, hotels, tours } = knownOffers();
  const env = parseEnv(ENV);
  return {
    ...createProviders(env, () => Promise.reject(new Error('No network'))),
    model: () => Promise.resolve(model),
    flights: {
      search: async ({ destination }) =>
        flights
          .filter(({ to }) => to === destination.city)
          .map(({ from: _from, to: _to, ...offer }) => ({ ...offer, link: '' })),
    },
    hotels: {
      search: async ({ destination }) =>
        hotels
          .filter(({ city }) => city === destination.city)
          .map(({ hotelId, hotelName, stars, priceFrom }) => ({ hotelId, hotelName, stars, priceFrom })),
    },
    tours: {
      search: async () =>
        tours.map(({ city: _city, ...tour }) => ({ ...tour, name: tourName, bookingUrl: BOOKING_URL })),
    },
  };
}

export const TRIP: AssistantInput = {
  message: 'Two nights in Paris and one in Rome from 3 May for two and a child, under $2,500',
  history: [],
  trip: null,
  previous: null,
  others: [],
  streams: false,
  traveller: { today: TODAY, interests: [], homeLocation: 'London' },
  now: NOW,
};

/** The end of a turn that is not streamed. */
export async function answered(input: AssistantInput, providers: Providers): Promise<TurnAnswer> {
  for await (const event of answerTurn(input, providers)) if (event.type === 'done') return event.answer;
  throw new Error('The turn has no end');
}
