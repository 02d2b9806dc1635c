/** One turn of the conversation: a message and the trip that it is about make an answer and the trip after it. */
import type { TurnUsage } from '../domain/billing/tokens.ts';
import type { Suggestion } from '../domain/chat/chatApi.ts';
import type { ChatResults } from '../domain/chat/results.ts';
import type { CheckedPlan } from '../domain/itinerary/itinerary.ts';
import type { TripContents, TripHead } from '../domain/trips/trip.ts';
import type { Traveller } from './traveller.ts';

export interface TurnInput {
  readonly message: string;
  /** The trip that the message is about; null for none. */
  readonly trip: (TripContents & Pick<TripHead, 'id' | 'title'>) | null;
  /** The state before the trip's newest change, for undo; null where there is none. */
  readonly previous: TripContents | null;
  /** The account's other open or archived trips, newest first, for "back to the Dublin one". */
  readonly others: readonly TripHead[];
  readonly traveller: Traveller;
  readonly now: Date;
}

/** What the answer makes of the trip. */
export type TripChange =
  /** It stays as it is, and the conversation stays about it. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'created' | 'changed';
      readonly contents: TripContents;
      readonly title: string;
      /** ISO dates; null without a plan. */
      readonly startsOn: string | null;
      readonly endsOn: string | null;
      /** IANA zone that the traveller sets out from; null where nobody said. */
      readonly homeZone: string | null;
    }
  /** The state before its newest change is to be restored. */
  | { readonly kind: 'undone' }
  /** The conversation is about another kept trip now. */
  | { readonly kind: 'opened'; readonly tripId: string }
  /** The conversation is about no trip; that before is kept. */
  | { readonly kind: 'left' };

export interface TurnAnswer {
  /** Markdown, the plan in it. */
  readonly reply: string;
  /** The words around the plan, without it; the reply itself where there is none. */
  readonly lead: string;
  readonly suggestions: Suggestion[];
  readonly results: ChatResults;
  /** The plan as data, where the reply is one. */
  readonly plan: CheckedPlan | undefined;
  readonly change: TripChange;
  readonly usage: TurnUsage;
}

export type TurnEvent =
  /** Every card so far. */
  | { readonly type: 'results'; readonly results: ChatResults }
  | { readonly type: 'text'; readonly delta: string }
  /** What was written so far is no answer: a language model may begin anew, the engine never does. */
  | { readonly type: 'reset' }
  | { readonly type: 'done'; readonly answer: TurnAnswer };
