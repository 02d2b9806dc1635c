/** Searches as the functions take and answer them, and the state of a results page (requirements §4, Search). */
import type { FareDay, FlightSearchParams, HotelSearchParams, HotelSearchReply } from './searchApi.ts';

/**
 * `seenAt` is when the provider gave the prices; `stored` is true when the answer is one that this device kept. `fareDays` are the prices of the days around a flight, empty where nobody said them.
 */
export type SearchState<Params, Card> =
  | { status: 'idle' }
  | { status: 'loading'; params: Params }
  /** `offline`: there was no network to ask, and this device keeps no answer. */
  | { status: 'error'; params: Params; message: string; offline: boolean }
  | ({ status: 'results'; params: Params; refresh: Refresh } & SearchAnswer<Card>)
  | { status: 'empty'; params: Params; fareDays: readonly FareDay[] };

/** Whether results on screen are being asked for anew, or came in the place of older ones. */
export type Refresh = 'none' | 'checking' | 'updated';

export interface SearchAnswer<Card> {
  readonly cards: readonly Card[];
  readonly seenAt: string | null;
  readonly stored: boolean;
  readonly fareDays: readonly FareDay[];
  /** The night that hotels are priced for where the search named none, ISO dates. */
  readonly pricedFor?: HotelSearchReply['pricedFor'];
}

export type SearchEvent<Params, Card> =
  | { type: 'started'; params: Params }
  /** The results on screen are asked for again, and stay meanwhile. */
  | { type: 'rechecked'; params: Params }
  /** What this device kept of the same search, while the network is still being waited for. */
  | ({ type: 'recalled'; params: Params } & SearchAnswer<Card>)
  | ({ type: 'answered'; params: Params } & SearchAnswer<Card>)
  | { type: 'failed'; params: Params; message: string; offline: boolean };

/** The state after an event; an answer to a search that is no longer the current one changes nothing. */
export function reduceSearch<Params, Card>(
  state: SearchState<Params, Card>,
  event: SearchEvent<Params, Card>,
): SearchState<Params, Card> {
  switch (event.type) {
    case 'started':
      return { status: 'loading', params: event.params };
    case 'rechecked':
      return state.status === 'results'
        ? { ...state, params: event.params, refresh: 'checking' }
        : { status: 'loading', params: event.params };
    case 'recalled':
      if (state.status !== 'loading' || state.params !== event.params) return state;
      return { ...results(event), refresh: 'checking' };
    case 'answered': {
      if (!isAwaited(state, event.params)) return state;
      const { params, cards, fareDays, stored } = event;
      if (cards.length === 0) return { status: 'empty', params, fareDays };
      const replaces = state.status === 'results' && !stored;
      return { ...results(event), refresh: replaces ? 'updated' : 'none' };
    }
    case 'failed':
      if (!isAwaited(state, event.params)) return state;
      // what is on screen is old, and better than nothing
      if (state.status === 'results') return { ...state, refresh: 'none' };
      return { status: 'error', params: event.params, message: event.message, offline: event.offline };
  }
}

function results<Params, Card>(event: { params: Params } & SearchAnswer<Card>) {
  const { params, cards, seenAt, stored, fareDays, pricedFor } = event;
  return { status: 'results', params, cards, seenAt, stored, fareDays, pricedFor } as const;
}

/** Whether an answer to the search with these params is what the page waits for. */
function isAwaited<Params, Card>(state: SearchState<Params, Card>, params: Params): boolean {
  const waits = state.status === 'loading' || (state.status === 'results' && state.refresh === 'checking');
  return waits && state.params === params;
}

interface RecentFacts {
  readonly key: string;
  /** Epoch ms at which its prices came. */
  readonly storedAt: number;
  /** US dollars; null where nothing was found. */
  readonly lowest: number | null;
}

/** A search whose answer this device keeps. */
export type RecentSearch =
  | (RecentFacts & { readonly type: 'flights'; readonly params: FlightSearchParams })
  | (RecentFacts & { readonly type: 'hotels'; readonly params: HotelSearchParams });

/** Where a search leads, in words. */
export function titleOfSearch(search: Pick<RecentSearch, 'type' | 'params'>): string {
  return 'from' in search.params
    ? `${search.params.from.name} to ${search.params.to.name}`
    : `Hotels in ${search.params.destination.name}`;
}

/** Whether a search's day has passed, so that it cannot be run again as it is; `today` is an ISO date. */
export function isPastSearch(search: RecentSearch, today: string): boolean {
  const start = search.type === 'flights' ? search.params.departure : search.params.checkin;
  return start !== null && start < today;
}

type Subject = 'flights' | 'hotels' | 'tours';

/** Words of requirements §8, Search; each whole, so that it can be found. */
export const searchWords = {
  emptyTitle: 'No results found',
  invocation: 'An error occurred while invoking the function.',
  flights: {
    failedTitle: 'Flights Search Failed',
    apiError: 'Flight search API returned an error.',
    fallback: 'The flights search could not be completed. Please try again.',
    empty: "We couldn't find any flights for your search criteria. Please try different options.",
  },
  hotels: {
    failedTitle: 'Hotels Search Failed',
    apiError: 'Hotel search API returned an error.',
    fallback: 'The hotels search could not be completed. Please try again.',
    empty: "We couldn't find any hotels for your search criteria. Please try different options.",
  },
  tours: {
    failedTitle: 'Tours Search Failed',
    apiError: 'Tour search API returned an error.',
    fallback: 'The tours search could not be completed. Please try again.',
    empty: "We couldn't find any tours for your search criteria. Please try different options.",
  },
} as const;

/** The toast of a failed location autocomplete (requirements §8, Chat). */
export const placeSearchFailure = {
  title: 'Autocomplete Error',
  description: 'Could not fetch location suggestions. Please check your connection.',
  variant: 'destructive',
} as const;

/** What a reply says went wrong (requirements §8): its error, else for success false its message; null if nothing. */
export function replyProblem(
  subject: Subject,
  reply: { success: boolean; error?: string | undefined; message?: string | undefined },
): string | null {
  if (reply.error) return reply.error;
  return reply.success ? null : reply.message || searchWords[subject].apiError;
}
