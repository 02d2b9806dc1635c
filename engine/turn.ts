/**
 * One turn of the conversation: a message and the trip that it is about make an answer and the trip after it. Pure: the
 * same input and the same offers give the same events, byte for byte.
 */
import { loadGazetteer } from './facts/gazetteer.ts';
import { TurnOffers } from './offers/turnOffers.ts';
import { TurnPlan } from './plan/turnPlan.ts';
import { answerTo } from './answer/answer.ts';
import { keepKnownLinks } from '../domain/text/links.ts';
import { usageOf } from './usage.ts';
import type { TurnUsage } from '../domain/billing/tokens.ts';
import type { Suggestion } from '../domain/chat/chatApi.ts';
import type { ChatResults } from '../domain/chat/results.ts';
import { checkedPlanSchema, type CheckedPlan } from '../domain/itinerary/itinerary.ts';
import type { TripContents, TripHead, TripOffers } from '../domain/trips/trip.ts';
import type { OfferSource } from './offers/offerSource.ts';
import type { Reader } from './read/reader.ts';
import type { Teller } from './say/talk/teller.ts';
import type { Traveller } from './traveller.ts';

export interface TurnInput {
  readonly message: string;
  /** The trip that the message is about; null for none. */
  readonly trip: (TripContents & Pick<TripHead, 'id' | 'title'>) | null;
  /** The state before the trip's newest change, for undo; null where there is none. */
  readonly previous: TripContents | null;
  /** The account's other open or archived trips, newest first, for "back to the Dublin one". */
  readonly others: readonly TripHead[];
  /** The account keeps as many trips as it can: a plan for a further one is not begun. */
  readonly full?: boolean;
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

export type Priced = Pick<TripOffers, 'marker' | 'seenAt'>;

export interface TurnAnswer {
  /** Markdown, the plan in it. */
  readonly reply: string;
  /** The words around the plan, without it; the reply itself where there is none. */
  readonly lead: string;
  readonly suggestions: Suggestion[];
  readonly results: ChatResults;
  /** Where and when the results were found; absent where that is here and now. */
  readonly priced?: Priced | undefined;
  /** The plan as data, where the reply is one. */
  readonly plan: CheckedPlan | undefined;
  readonly change: TripChange;
  readonly usage: TurnUsage;
}

export type TurnEvent =
  /** Every card so far. */
  | { readonly type: 'results'; readonly results: ChatResults; readonly priced?: Priced | undefined }
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'done'; readonly answer: TurnAnswer };

/** The offers of one turn and the plan made of them, and who helps with the words. */
export interface TurnDesk {
  readonly offers: TurnOffers;
  readonly plan: TurnPlan;
  /** In place of the rules. */
  readonly reader?: Reader;
  /** For questions that nothing here answers. */
  readonly teller?: Teller;
}

const MAX_REPLY_CHARS = 20_000;
/** Characters of one piece of a streamed text. */
const CHUNK = /[\s\S]{1,80}/gu;

/**
 * Answers a message. The last event is `done`, and the texts before it make its reply.
 * @throws NoFurtherTrip
 * @param desk for a caller that wants to see what was handed in, or has a reader of its own
 */
export async function* runTurn(
  input: TurnInput,
  source: OfferSource,
  desk: TurnDesk = { offers: new TurnOffers(), plan: new TurnPlan() },
): AsyncGenerator<TurnEvent> {
  const answer = await answerTo(input, { gazetteer: await loadGazetteer(), source, desk });
  const clean = (text: string) => keepKnownLinks(text, desk.offers.links()).trim().slice(0, MAX_REPLY_CHARS);
  const reply = clean(answer.text);
  const { priced } = answer;
  const results = answer.results ?? desk.offers.results(desk.plan.kept);
  if (results.flights.length + results.hotels.length + results.tours.length > 0)
    yield { type: 'results', results, priced };
  for (const delta of reply.match(CHUNK) ?? []) yield { type: 'text', delta };
  const suggestions = [...answer.suggestions];
  yield {
    type: 'done',
    answer: {
      reply,
      lead: answer.lead === undefined ? reply : clean(answer.lead),
      suggestions,
      results,
      priced,
      plan: answer.plan,
      change: answer.change,
      usage: usageOf(input.message, { reply, plan: answer.plan, change: answer.change }, planBefore(input)),
    },
  };
}

function planBefore({ trip }: TurnInput): CheckedPlan | null {
  return checkedPlanSchema.safeParse(trip?.plan).data ?? null;
}
