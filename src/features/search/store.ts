import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { searchFlights, searchHotels } from '@/data/repositories/searches.ts';
import { type AppError, describeError, toAppError } from '@/domain/errors.ts';
import { type FlightCard, type HotelCard, toFlightCard, toHotelCard } from '@/domain/offers.ts';
import {
  type FareDay,
  type FlightSearchParams,
  type HotelSearchParams,
  reduceSearch,
  replyProblem,
  type SearchAnswer,
  type SearchEvent,
  type SearchState,
  searchWords,
} from '@/domain/search.ts';
import { showToast } from '@/ui/feedback/toast.ts';

type Subject = 'flights' | 'hotels';

/** A reply that says no: its message is shown as it stands. */
class ReplyRefused extends Error {}

interface SearchStore<Params, Card> {
  readonly state: SearchState<Params, Card>;
  /** Starts a search: old results and errors go, the answer or the failure comes; failures raise the toast. */
  readonly start: (params: Params) => Promise<void>;
  /** Starts it unless the same search is already there or on its way (a page that is opened again). */
  readonly ensure: (params: Params) => Promise<void>;
  readonly clear: () => void;
}

/** The state of one results page (spec section 4, Search) with what makes it move. */
export function createSearchStore<Params, Card>(
  subject: Subject,
  ask: (params: Params) => Promise<SearchAnswer<Card>>,
): UseBoundStore<StoreApi<SearchStore<Params, Card>>> {
  return create<SearchStore<Params, Card>>((set, get) => {
    const apply = (event: SearchEvent<Params, Card>) => {
      const before = get().state;
      const state = reduceSearch(before, event);
      set({ state });
      return state !== before;
    };

    const start = async (params: Params) => {
      apply({ type: 'started', params });
      try {
        const answer = await ask(params);
        await nextTask();
        const current = apply({ type: 'answered', params, ...answer });
        if (current && answer.cards.length === 0) {
          showToast({ title: searchWords.emptyTitle, description: searchWords.empty(subject) });
        }
      } catch (thrown) {
        const message = failureWords(subject, thrown);
        if (!apply({ type: 'failed', params, message })) return;
        showToast({
          title: searchWords.failedTitle(subject),
          description: message,
          variant: 'destructive',
        });
      }
    };

    return {
      state: { status: 'idle' },
      start,
      ensure: async (params) => {
        const { status } = stateOf(get().state, params);
        if (status === 'idle' || status === 'error') await start(params);
      },
      clear: () => void apply({ type: 'cleared' }),
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

/** What a failed search says (spec section 8, Search). */
function failureWords(subject: Subject, thrown: unknown): string {
  if (thrown instanceof ReplyRefused) return thrown.message;
  const error: AppError = toAppError(thrown);
  if (error.serverMessage) return error.serverMessage;
  if (error.reason === 'server' || error.reason === 'bad_answer') return searchWords.invocation;
  return error.reason === 'unknown' ? searchWords.fallback(subject) : describeError(error);
}

function answerOf<Card extends { readonly price: number }>(
  cards: Card[],
  reply: { readonly seenAt?: string | undefined; readonly stored: boolean },
  fareDays: readonly FareDay[] = [],
): SearchAnswer<Card> {
  const { seenAt = null, stored } = reply;
  return { cards: cards.sort((a, b) => a.price - b.price), seenAt, stored, fareDays };
}

export const useFlightSearch = createSearchStore<FlightSearchParams, FlightCard>(
  'flights',
  async (params) => {
    const reply = await searchFlights(params);
    const problem = replyProblem('flights', reply);
    if (problem !== null) throw new ReplyRefused(problem);
    const cards = (reply.data ?? []).map((offer) => toFlightCard(offer, reply.marker ?? ''));
    return answerOf(cards, reply, reply.fareDays);
  },
);

export const useHotelSearch = createSearchStore<HotelSearchParams, HotelCard>('hotels', async (params) => {
  const reply = await searchHotels(params);
  const problem = replyProblem('hotels', reply);
  if (problem !== null) throw new ReplyRefused(problem);
  const cards = (reply.data ?? []).map((offer) =>
    toHotelCard(offer, reply.marker ?? '', reply.searchParams ?? null),
  );
  return answerOf(cards, reply);
});
