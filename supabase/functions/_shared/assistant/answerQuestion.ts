/**
 * A question to the assistant, from its tokens to its stored answer; token-chat and ai-trip-planner make their own
 * answers of what comes of it. Tokens are reserved before anybody thinks and settled after (docs/decisions/0004), in one
 * transaction with both messages and the trip. A repeated message id is answered with the stored reply.
 */
import { suspended, unknownProfile } from '../accounts/refusals.ts';
import { isoDateOf } from '../../../../domain/dates/calendar.ts';
import {
  MAX_ANSWERED_HERE_BYTES,
  MAX_ANSWERED_HERE_DAYS,
  type AnsweredHere,
} from '../../../../domain/chat/answeredHere.ts';
import { chargeFor } from '../../../../domain/billing/tokens.ts';
import { travellerOf } from '../../../../domain/profile/traveller.ts';
import { isMeant } from '../../../../domain/trips/undo.ts';
import { storable } from '../../../../domain/text/text.ts';
import { recordedSource } from '../../../../engine/offers/recordedOffers.ts';
import { NoFurtherTrip } from '../../../../engine/turnErrors.ts';
import { FunctionFailure } from '../errors.ts';
import { isMetered, readProfile, type ChatProfile } from '../metering/chatProfile.ts';
import { releaseTokens, reserveTokens } from '../metering/tokens.ts';
import { readTrip } from '../trips/trips.ts';
import { answerTurn, offersOf } from './answerTurn.ts';
import { asEvents, nowTurn } from './nowTurn.ts';
import {
  keptReplySchema,
  readStart,
  settleTurn,
  tooManyTrips,
  type Asked,
  type KeptReply,
  type TurnStart,
} from './turnRecords.ts';
import type { ChatTurn } from '../../../../domain/chat/chatApi.ts';
import type { BookingDetails } from '../../../../domain/chat/plannerApi.ts';
import type { ReplyProgress } from '../../../../domain/chat/replyEvents.ts';
import type { OfferSource } from '../../../../engine/offers/offerSource.ts';
import type { Priced, TurnAnswer, TurnEvent, TurnInput } from '../../../../engine/turn.ts';
import type { Deps } from '../deps.ts';
import type { RunContext } from '../http.ts';
import type { Providers } from '../providers/providers.ts';
import type { ModelHelp } from './model/help.ts';

/** Runs of a turn whose trip keeps changing under it. */
const MAX_RUNS = 4;
const RETRY_AFTER_SECONDS = 2;
const MS_A_DAY = 86_400_000;

/** How a request is read that may bring along what a device has answered with. */
export const ANSWERED_HERE = { maxBytes: MAX_ANSWERED_HERE_BYTES, largeFor: 'answered_here' } as const;

export interface Question extends Asked {
  /** What was said before, oldest first: for a language model alone. */
  readonly history: readonly ChatTurn[];
  /** Asks for the free first response (requirements §9), which is granted once an account, in SQL. */
  readonly isFirstResponse: boolean;
  /** What a device has answered it with, without a network; undefined for a question that nobody has answered. */
  readonly answeredHere: AnsweredHere | undefined;
  /** Where a plan is booked; null where it is not. */
  bookingOf(answer: TurnAnswer, marker: string): BookingDetails | null;
}

/** Sends what comes of an answer before it is whole. */
export type SendProgress = (event: ReplyProgress) => void;

/**
 * Answers a question, or repeats its stored answer; whatever fails gives the tokens back.
 * @param send null where nobody reads along
 * @throws FunctionFailure bad_request for what a device answered too long ago, token_limit, in_progress (also when the trip keeps changing), suspended, not_found (the
 * profile, or the trip by `trip_id`), conflict (the id belongs to an answer of another conversation; no more trips can
 * be kept)
 */
export async function answerQuestion(
  question: Question,
  deps: Deps,
  context: RunContext,
  send: SendProgress | null,
): Promise<KeptReply> {
  const { isFirstResponse, answeredHere } = question;
  if (answeredHere) refuseOld(answeredHere, deps.clock());
  const profile = await readProfile(deps.admin, question.userId);
  if (!profile) throw unknownProfile();
  const terms = { isFirstResponse, isAnsweredHere: answeredHere !== undefined };
  const reserved = await reserveTokens(deps.admin, question, terms);
  switch (reserved.outcome) {
    case 'held':
      return answerHeld(question, profile, deps, context, send);
    case 'replay':
      if (reserved.reply === null)
        throw new FunctionFailure('conflict', 'This message was answered, and its answer is in the chat.');
      return charged(question, profile, reserved);
    case 'in_progress':
      throw inProgress('An answer is on its way already.');
    case 'token_limit':
      throw new FunctionFailure('token_limit', 'You have run out of tokens for this month.');
    case 'suspended':
      throw suspended();
    case 'unknown_user':
      throw unknownProfile();
  }
}

async function answerHeld(
  question: Question,
  profile: ChatProfile,
  deps: Deps,
  context: RunContext,
  send: SendProgress | null,
): Promise<KeptReply> {
  const { logFailure } = context;
  try {
    const help = await helpOf(question, deps.providers, logFailure);
    for (let run = 1; run <= MAX_RUNS; run++) {
      const ended = await runOnce(question, profile, deps, help, send);
      if (ended.outcome !== 'stale') return charged(question, profile, ended);
    }
    throw inProgress('The trip is being changed. Please try again in a moment.');
  } catch (thrown) {
    // the turn's own failure is the one to report: a hold that stays runs out by itself
    await releaseTokens(deps.admin, question).catch((failure: unknown) =>
      logFailure('tokens_not_released', failure),
    );
    throw thrown;
  }
}

/** One for all runs of a turn: no question is put to a model again because the trip has changed. Without one nothing of it is loaded. */
async function helpOf(
  { history, answeredHere }: Question,
  { model }: Providers,
  logFailure: RunContext['logFailure'],
): Promise<ModelHelp | null> {
  // what a device has answered is read by the rules alone, as there
  if (model === null || answeredHere) return null;
  const { modelHelp } = await import('./model/help.ts');
  return modelHelp(model, history, (failure) => logFailure('model_failed', failure));
}

/** The turn on the trip as it is now. */
async function runOnce(
  question: Question,
  profile: ChatProfile,
  deps: Deps,
  help: ModelHelp | null,
  send: SendProgress | null,
) {
  const { admin } = deps;
  const start = withoutOther(await readStart(admin, question), question);
  const { source, priced, ...by } = meansOf(question, profile, deps);
  const input = { message: question.message, ...by, ...start };
  // the answer is whole before its first word: nobody reads it before it is paid for
  const held: ReplyProgress[] = [];
  const now = await nowTurn(admin, question, start, by.now);
  const events = now ? asEvents(now) : answerTurn(input, source, help);
  const answer = await lastOf(events, (event) => held.push(progressOf(event, priced))).catch(
    (thrown: unknown) => {
      throw thrown instanceof NoFurtherTrip ? tooManyTrips() : thrown;
    },
  );
  const { lead, suggestions, usage, change } = answer;
  // a model or a provider may send characters that jsonb refuses
  const reply = keptReplySchema.parse(
    storable({
      reply: answer.reply,
      lead,
      suggestions,
      ...priced,
      ...answer.priced,
      ...(await planOf(answer, start.trip, question, deps)),
      conversation: question.conversation,
      booking: question.bookingOf(answer, priced.marker) ?? undefined,
      charged: 0,
      balance: null,
    }),
  );
  const ended = await settleTurn(admin, question, start, { reply, change, used: chargeFor(usage, 0) });
  if (ended.outcome !== 'stale') for (const event of held) send?.(event);
  return ended;
}

/** Without the state before a change that the device had not taken back: the engine says that there is none, then. */
function withoutOther(start: TurnStart, { answeredHere }: Question): TurnStart {
  const undoes = answeredHere?.undoes;
  return undoes && !isMeant(undoes, start.trip?.newest ?? null) ? { ...start, previous: null } : start;
}

/** What an answer is made with: the providers and the profile of now, or what the device had that has answered already. */
function meansOf(
  { answeredHere }: Question,
  profile: ChatProfile,
  { clock, providers }: Deps,
): Pick<TurnInput, 'traveller' | 'now'> & { readonly source: OfferSource; readonly priced: Priced } {
  const present = clock();
  if (!answeredHere) {
    const priced = { marker: providers.marker, seenAt: present.toISOString() };
    const traveller = travellerOf(profile, isoDateOf(present));
    return { source: offersOf(providers), priced, traveller, now: present };
  }
  const { at, traveller, offers } = answeredHere;
  // neither a clock that runs ahead nor a made-up one answers from the future
  const now = earlier(new Date(at), present);
  const seenAt = offers.seenAt === null ? now : earlier(new Date(offers.seenAt), now);
  const recorded = { ...offers, seenAt: offers.seenAt && seenAt.toISOString() };
  return {
    source: recordedSource(recorded),
    priced: { marker: offers.marker, seenAt: seenAt.toISOString() },
    traveller: { ...traveller, today: isoDateOf(now) },
    now,
  };
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** @throws FunctionFailure bad_request */
function refuseOld({ at }: AnsweredHere, now: Date): void {
  if (now.getTime() - Date.parse(at) <= MAX_ANSWERED_HERE_DAYS * MS_A_DAY) return;
  const field = 'answered_here.at';
  throw new FunctionFailure('bad_request', `${field}: is too long ago`, { field });
}

/** Sends the events on until the answer is there. */
async function lastOf(
  events: AsyncIterable<TurnEvent>,
  pass: (event: Exclude<TurnEvent, { type: 'done' }>) => void,
): Promise<TurnAnswer> {
  for await (const event of events) {
    if (event.type === 'done') return event.answer;
    pass(event);
  }
  throw new Error('The turn ended without an answer');
}

function progressOf(event: Exclude<TurnEvent, { type: 'done' }>, priced: Priced): ReplyProgress {
  switch (event.type) {
    case 'text':
      return { event: 'text', data: { delta: event.delta } };
    case 'results':
      return { event: 'results', data: { ...event.results, ...priced, ...event.priced } };
  }
}

/** The answer's cards and plan; those of a kept trip that it only turns to, since a trip is shown with them. */
async function planOf(
  { change, plan, results }: TurnAnswer,
  current: { readonly id: string } | null,
  { userId }: Asked,
  { admin }: Deps,
): Promise<object> {
  if (plan) return { ...results, plan };
  const opened = change.kind === 'opened' && change.tripId !== current?.id ? change.tripId : null;
  const trip = opened === null ? null : (await readTrip(admin, userId, opened, []))?.trip;
  return trip?.plan ? { ...results, ...trip.offers, plan: trip.plan } : { ...results };
}

/** The stored answer carries no charge and no balance, since that changes; this adds what is so now. */
function charged(
  { conversation }: Question,
  profile: ChatProfile,
  settled: { readonly reply?: unknown; readonly charged: number; readonly balance: number },
): KeptReply {
  const kept = keptReplySchema.safeParse(settled.reply);
  if (!kept.success || kept.data.conversation !== conversation) {
    throw new FunctionFailure('conflict', 'message_id: was used for another message', {
      field: 'message_id',
    });
  }
  return { ...kept.data, charged: settled.charged, balance: isMetered(profile) ? settled.balance : null };
}

function inProgress(message: string): FunctionFailure {
  return new FunctionFailure('in_progress', message, {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}
