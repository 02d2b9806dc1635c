/** The same conversations for every host of the planner: each message with all that its answer rests on. */
import '../../../content/towns/all.ts';
import { createHash } from 'node:crypto';
import type { AskedHere, KeptSearches, ToldHere } from '@/planner/planner.ts';
import { turnHere } from '@/planner/turnHere.ts';
import type { TripContents } from '@domain/trips/trip.ts';
import type { Gazetted } from '../../../engine/facts/types.ts';
import type { OfferSource } from '../../../engine/offers/offerSource.ts';
import { runTurn } from '../../../engine/turn.ts';
import { offersOf } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';

const AT = '2026-11-21T09:00:00.000Z';
const SEEN_AT = '2026-11-20T18:30:00.000Z';

export const NOTHING_KEPT: KeptSearches = { marker: '', flights: [], hotels: [], tours: [] };

/** Twelve messages; with `isSearched` the device has the searches of the first one. */
const TALKS: readonly { readonly isSearched: boolean; readonly messages: readonly string[] }[] = [
  {
    isSearched: true,
    messages: [
      'Five days in Kyoto in April for two from London, we like food and temples',
      'Make day 2 lighter',
      'What should I pack?',
      'Undo that',
    ],
  },
  {
    isSearched: true,
    messages: ['Lisbon then Porto, 6 days in May from Hamburg for two', 'One day less', 'Look up the prices'],
  },
  {
    isSearched: false,
    messages: ['A long weekend in Marrakesh in March, no pork, from Berlin', 'More food'],
  },
  { isSearched: false, messages: ['Somewhere warm in January from Berlin'] },
  { isSearched: false, messages: ['3 days in Gelsenkirchen in June'] },
  {
    isSearched: false,
    messages: ['Sydney and Auckland and Lima, 14 days in February for two adults and a child'],
  },
];

export interface Played {
  readonly asked: AskedHere;
  readonly told: ToldHere;
}

/** Every message and its answer, on this host. */
export async function playAll(): Promise<Played[]> {
  const played: Played[] = [];
  for (const talk of TALKS) played.push(...(await play(talk)));
  return played;
}

async function play({
  isSearched,
  messages: [first = '', ...others],
}: (typeof TALKS)[number]): Promise<Played[]> {
  const searches = isSearched ? await searchesOf(askedOf(first, NOTHING_KEPT, [])) : NOTHING_KEPT;
  const played: Played[] = [];
  let states: TripContents[] = [];
  for (const message of [first, ...others]) {
    const asked = askedOf(message, searches, states);
    const told = await turnHere(asked, () => Promise.reject(new Error('Every guide is provided')));
    played.push({ asked, told });
    const { change } = told.answer;
    if (change.kind === 'created' || change.kind === 'changed') states = [plain(change.contents), ...states];
    if (change.kind === 'undone') states = states.slice(1);
  }
  return played;
}

/** A message about a trip in its states, newest first. */
export function askedOf(
  message: string,
  searches: KeptSearches,
  [state, previous]: readonly TripContents[],
): AskedHere {
  return {
    message,
    at: AT,
    traveller: { today: AT.slice(0, 10), interests: [] },
    trip: state
      ? { id: '00000000-0000-4000-8000-000000000000', title: state.plan?.title ?? 'A trip', ...state }
      : null,
    previous: previous ?? null,
    others: [],
    full: false,
    searches,
  };
}

const refuse: typeof fetch = () => Promise.reject(new Error('The sample providers use no network'));
const refOf = ({ name, code }: Gazetted) => ({ name, code });

/** What the sample providers answer to the searches of a message, as a device keeps them. */
export async function searchesOf({ message, traveller, at }: AskedHere): Promise<KeptSearches> {
  const live = offersOf(
    createProviders(
      parseEnv({ SUPABASE_URL: 'http://backend.test', SUPABASE_SERVICE_ROLE_KEY: 'service' }),
      refuse,
    ),
  );
  const kept = { flights: [], hotels: [], tours: [] } as {
    -readonly [Kind in 'flights' | 'hotels' | 'tours']: KeptSearches[Kind][number][];
  };
  const source: OfferSource = {
    marker: live.marker,
    flights: async (query) => {
      const offers = await live.flights(query);
      const { departure, returnDate, passengers } = query;
      const tripType = returnDate === null ? ('one-way' as const) : ('return' as const);
      const params = {
        from: refOf(query.origin),
        to: refOf(query.destination),
        departure,
        returnDate,
        tripType,
        passengers,
      };
      kept.flights.push({ params, offers, seenAt: SEEN_AT });
      return offers;
    },
    hotels: async (query) => {
      const offers = await live.hotels(query);
      const { checkin, checkout } = query;
      kept.hotels.push({
        params: { destination: refOf(query.destination), checkin, checkout },
        offers,
        seenAt: AT,
      });
      return offers;
    },
    tours: async (query) => {
      const offers = await live.tours(query);
      kept.tours.push({ params: { destination: refOf(query.destination) }, offers, seenAt: AT });
      return offers;
    },
  };
  const input = { message, traveller, trip: null, previous: null, others: [], now: new Date(at) };
  for await (const event of runTurn(input, source)) if (event.type === 'done') break;
  return { marker: 'marker', ...kept };
}

/** As it is after it was sent or stored. */
export function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** A value as text, whatever the order of its fields: two that are the same come to the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** SHA-256 of a value's text, in hex. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}
