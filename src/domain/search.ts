/** Searches as the functions take and answer them, and the state of a results page (spec section 4, Search). */
import type { FareDay, FlightSearchParams, HotelSearchParams } from '@shared/search.ts';

export * from '@shared/search.ts';

/**
 * `seenAt` is when the provider gave the prices; `stored` is true when the network was away and the answer came
 * from this device. `fareDays` are the prices of the days around a flight, empty where nobody said them.
 */
export type SearchState<Params, Card> =
  | { status: 'idle' }
  | { status: 'loading'; params: Params }
  | { status: 'error'; params: Params; message: string }
  | ({ status: 'results'; params: Params } & SearchAnswer<Card>)
  | { status: 'empty'; params: Params; fareDays: readonly FareDay[] };

export interface SearchAnswer<Card> {
  readonly cards: readonly Card[];
  readonly seenAt: string | null;
  readonly stored: boolean;
  readonly fareDays: readonly FareDay[];
}

export type SearchEvent<Params, Card> =
  | { type: 'cleared' }
  | { type: 'started'; params: Params }
  | ({ type: 'answered'; params: Params } & SearchAnswer<Card>)
  | { type: 'failed'; params: Params; message: string };

/** The state after an event; an answer to a search that is no longer the current one changes nothing. */
export function reduceSearch<Params, Card>(
  state: SearchState<Params, Card>,
  event: SearchEvent<Params, Card>,
): SearchState<Params, Card> {
  switch (event.type) {
    case 'cleared':
      return { status: 'idle' };
    case 'started':
      return { status: 'loading', params: event.params };
    case 'answered': {
      const { params, cards, seenAt, stored, fareDays } = event;
      if (!isCurrent(state, params)) return state;
      return cards.length === 0
        ? { status: 'empty', params, fareDays }
        : { status: 'results', params, cards, seenAt, stored, fareDays };
    }
    case 'failed':
      if (!isCurrent(state, event.params)) return state;
      return { status: 'error', params: event.params, message: event.message };
  }
}

function isCurrent<Params, Card>(state: SearchState<Params, Card>, params: Params): boolean {
  return state.status === 'loading' && state.params === params;
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

/** Whether a search's day has passed, so that it cannot be run again as it is; `today` is an ISO date. */
export function isPastSearch(search: RecentSearch, today: string): boolean {
  const start = search.type === 'flights' ? search.params.departure : search.params.checkin;
  return start !== null && start < today;
}

type Subject = 'flights' | 'hotels' | 'tours';
const singular = { flights: 'Flight', hotels: 'Hotel', tours: 'Tour' } as const;

/** Words of spec section 8, Search. */
export const searchWords = {
  failedTitle: (subject: Subject) => `${singular[subject]}s Search Failed`,
  apiError: (subject: Subject) => `${singular[subject]} search API returned an error.`,
  fallback: (subject: Subject) => `The ${subject} search could not be completed. Please try again.`,
  invocation: 'An error occurred while invoking the function.',
  emptyTitle: 'No results found',
  empty: (subject: Subject) =>
    `We couldn't find any ${subject} for your search criteria. Please try different options.`,
} as const;

/** What a failed location autocomplete says (spec section 8, Chat). */
export const placeSearchWords = {
  title: 'Autocomplete Error',
  description: 'Could not fetch location suggestions. Please check your connection.',
} as const;

/** What a reply says went wrong (spec section 8): its error, else for success false its message; null if nothing. */
export function replyProblem(
  subject: Subject,
  reply: { success: boolean; error?: string | undefined; message?: string | undefined },
): string | null {
  if (reply.error) return reply.error;
  return reply.success ? null : reply.message || searchWords.apiError(subject);
}
