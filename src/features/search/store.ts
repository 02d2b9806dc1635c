import { createStore, type StoreApi, useStore } from 'zustand';
import type { DataLayer } from '@/data/dataLayer.ts';
import { useData, useDoor } from '@/data/door/door.ts';
import { type AppError, describeError, toAppError } from '@domain/errors/appError.ts';
import { type FlightCard, type HotelCard, toFlightCard, toHotelCard } from '@domain/offers/cards.ts';
import type {
  FlightSearchParams,
  FlightSearchReply,
  HotelSearchParams,
  HotelSearchReply,
} from '@domain/search/searchApi.ts';
import {
  reduceSearch,
  replyProblem,
  type SearchAnswer,
  type SearchEvent,
  type SearchState,
  searchWords,
} from '@domain/search/search.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { fingerReleased } from './fingerReleased.ts';

type Subject = 'flights' | 'hotels';

/** A reply that says no: its message is shown as it stands. */
class ReplyRefused extends Error {}

/** With why the server gave no answer, where this is one that the device kept. */
type Answered<Card> = SearchAnswer<Card> & { readonly failure?: AppError | undefined };

/** What a store asks, and of whom. */
interface SearchSources<Params, Card> {
  readonly ask: (params: Params) => Promise<Answered<Card>>;
  /** What this device kept of the search; null where it keeps nothing. */
  readonly recall?: (params: Params) => Promise<SearchAnswer<Card> | null>;
  /** Settles once no finger rests on the page: what is under it must not change. */
  readonly released?: () => Promise<void>;
}

interface SearchStore<Params, Card> {
  readonly state: SearchState<Params, Card>;
  /**
   * Starts a search: old results and errors go; what this device kept of it is shown meanwhile; the answer or the
   * failure comes. Failures and empty answers raise the toast.
   */
  readonly start: (params: Params) => Promise<void>;
  /** Asks again for the results on screen, which stay until the answer is there, and after a failure. */
  readonly recheck: (params: Params) => Promise<void>;
  /** Starts it unless the same search is already there or on its way (a page that is opened again). */
  readonly ensure: (params: Params) => Promise<void>;
}

/** The state of one results page (requirements §4, Search) with what makes it move. */
export function createSearchStore<Params, Card>(
  subject: Subject,
  { ask, recall = async () => null, released = async () => {} }: SearchSources<Params, Card>,
): StoreApi<SearchStore<Params, Card>> {
  return createStore<SearchStore<Params, Card>>((set, get) => {
    const apply = (event: SearchEvent<Params, Card>) => {
      const before = get().state;
      const state = reduceSearch(before, event);
      set({ state });
      return state !== before;
    };

    const showKept = async (params: Params) => {
      // a store that cannot be read keeps nothing
      const kept = await recall(params).catch(() => null);
      if (kept && kept.cards.length > 0) apply({ type: 'recalled', params, ...kept });
    };

    const follow = async (params: Params) => {
      try {
        const { failure, ...answer } = await ask(params);
        await nextTask();
        if (get().state.status === 'results') await released();
        const current = apply({ type: 'answered', params, ...answer });
        if (!current) return;
        // without a network the age of what is kept says it
        if (failure && failure.reason !== 'offline') sayFailed(subject, failureWords(subject, failure));
        else if (answer.cards.length === 0) {
          showToast({ title: searchWords.emptyTitle, description: searchWords[subject].empty });
        }
      } catch (thrown) {
        const message = failureWords(subject, thrown);
        const offline = toAppError(thrown).reason === 'offline';
        if (apply({ type: 'failed', params, message, offline })) sayFailed(subject, message);
      }
    };

    const start = async (params: Params) => {
      apply({ type: 'started', params });
      void showKept(params);
      await follow(params);
    };

    return {
      state: { status: 'idle' },
      start,
      recheck: async (params) => {
        apply({ type: 'rechecked', params });
        await follow(params);
      },
      ensure: async (params) => {
        const { status } = stateOf(get().state, params);
        if (status === 'idle' || status === 'error') await start(params);
      },
    };
  });
}

/** Reading a long answer and drawing it are two tasks, so that neither holds up a finger for both. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

const idle = { status: 'idle' } as const;

/** The state as far as it is that of this search: what stands there of another one is not shown. */
export function stateOf<Params, Card>(
  state: SearchState<Params, Card>,
  params: Params,
): SearchState<Params, Card> {
  const same = state.status !== 'idle' && JSON.stringify(state.params) === JSON.stringify(params);
  return same ? state : idle;
}

/** What a failed search says (requirements §8, Search). */
function failureWords(subject: Subject, thrown: unknown): string {
  if (thrown instanceof ReplyRefused) return thrown.message;
  const error: AppError = toAppError(thrown);
  if (error.serverMessage) return error.serverMessage;
  if (error.reason === 'server' || error.reason === 'bad_answer') return searchWords.invocation;
  return error.reason === 'unknown' ? searchWords[subject].fallback : describeError(error);
}

type Reply<Type> = Type & { readonly stored: boolean; readonly failure?: AppError };

/** @throws ReplyRefused */
function flightAnswer(reply: Reply<FlightSearchReply>): Answered<FlightCard> {
  refuse('flights', reply);
  const { seenAt = null, stored, failure, fareDays = [], marker = '', data = [] } = reply;
  const cards = data.map((offer) => toFlightCard(offer, marker)).sort(byPrice);
  return { cards, seenAt, stored, failure, fareDays };
}

/** @throws ReplyRefused */
function hotelAnswer(reply: Reply<HotelSearchReply>): Answered<HotelCard> {
  refuse('hotels', reply);
  const { seenAt = null, stored, failure, marker = '', data = [], searchParams = null, pricedFor } = reply;
  const cards = data.map((offer) => toHotelCard(offer, marker, searchParams)).sort(byPrice);
  return { cards, seenAt, stored, failure, fareDays: [], pricedFor };
}

function refuse(subject: Subject, reply: FlightSearchReply | HotelSearchReply): void {
  const problem = replyProblem(subject, reply);
  if (problem !== null) throw new ReplyRefused(problem);
}

function byPrice(a: { readonly price: number }, b: { readonly price: number }): number {
  return a.price - b.price;
}

function createStores({ searches }: DataLayer) {
  return {
    flights: createSearchStore<FlightSearchParams, FlightCard>('flights', {
      ask: async (params) => flightAnswer(await searches.searchFlights(params)),
      recall: async (params) => {
        const kept = await searches.recallFlights(params);
        return kept && flightAnswer(kept);
      },
      released: fingerReleased,
    }),
    hotels: createSearchStore<HotelSearchParams, HotelCard>('hotels', {
      ask: async (params) => hotelAnswer(await searches.searchHotels(params)),
      recall: async (params) => {
        const kept = await searches.recallHotels(params);
        return kept && hotelAnswer(kept);
      },
      released: fingerReleased,
    }),
  };
}

/** One pair a page: results stay while other pages are open. */
const stores = new WeakMap<DataLayer, ReturnType<typeof createStores>>();

function storesOf(data: DataLayer): ReturnType<typeof createStores> {
  const made = stores.get(data) ?? createStores(data);
  stores.set(data, made);
  return made;
}

/** The search of /flights. */
export function useFlightSearch(): SearchStore<FlightSearchParams, FlightCard> {
  return useStore(storesOf(useData()).flights);
}

/** The search of /hotels. */
export function useHotelSearch(): SearchStore<HotelSearchParams, HotelCard> {
  return useStore(storesOf(useData()).hotels);
}

/** Starts a search for a page that is about to be opened. Where the data layer cannot be had, that page says so. */
export function useSearchStarts() {
  const door = useDoor();
  const begin = async (start: (stores: ReturnType<typeof createStores>) => Promise<void>) => {
    try {
      await start(storesOf(await door.load()));
    } catch {
      // the page asks for the same
    }
  };
  return {
    startFlights: (params: FlightSearchParams) => begin(({ flights }) => flights.getState().start(params)),
    startHotels: (params: HotelSearchParams) => begin(({ hotels }) => hotels.getState().start(params)),
  };
}

function sayFailed(subject: Subject, description: string): void {
  showToast({ title: searchWords[subject].failedTitle, description, variant: 'destructive' });
}
