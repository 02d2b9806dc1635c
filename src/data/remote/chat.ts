/** A question to the assistant, by the function of its conversation; both answer alike here (requirements §7). */
import * as z from 'zod/mini';
import type { AnsweredHere } from '@domain/chat/answeredHere.ts';
import { chatAnswerSchema, type ChatReply, type ChatTurn, type Conversation } from '@domain/chat/chatApi.ts';
import {
  type BookingDetails,
  followUpTakenSchema,
  type PlannerReply,
  plannerReplySchema,
  plannerStreamSchema,
} from '@domain/chat/plannerApi.ts';
import { chatStreamSchema } from '@domain/chat/replyEvents.ts';
import { askForReply, type ReplyReader } from './askForReply.ts';
import { callFunction } from './transport/functions.ts';
import type { Http } from './transport/http.ts';

export interface Question {
  readonly conversation: Conversation;
  readonly userId: string;
  /** A repeat under the same id is answered with the stored reply and charged nothing. */
  readonly messageId: string;
  readonly message: string;
  /** The newest turns before it. */
  readonly history: readonly ChatTurn[];
  readonly priority: boolean;
  readonly isFirstResponse: boolean;
  /** Undefined leaves it to the server: the trip of the conversation's newest answer. */
  readonly tripId: string | null | undefined;
  /** Epoch ms. */
  readonly askedAt: number;
  /** Now, by the same clock. */
  readonly sentAt: number;
  /** Up to when the conversation was cleared before it, by the server's clock; undefined where it never was. */
  readonly clearedAt?: number;
  /** What this device has answered it with, without a network. */
  readonly answeredHere?: AnsweredHere;
}

export interface Answer extends ChatReply {
  /** Where the plan is booked; the planner's answers have it. */
  readonly booking?: BookingDetails;
}

const answerSchema = z.pipe(
  chatAnswerSchema,
  z.transform(({ seenAt, ...reply }) => ({ ...reply, seenAt: seenAt ?? new Date().toISOString() })),
);

/**
 * Asks, in a stream where the server can.
 * @throws AppError `token_limit` (402), `in_progress` (409, with retryAfter), `suspended`, `unauthorized` …,
 * `offline` for a stream that breaks; what the abort of the signal throws.
 */
export async function askAssistant(
  http: Http,
  token: string,
  question: Question,
  reader: ReplyReader,
): Promise<Answer> {
  const { messageId, message, history, tripId, askedAt, sentAt, clearedAt, answeredHere } = question;
  const common = {
    message_id: messageId,
    asked_at: new Date(askedAt).toISOString(),
    sent_at: new Date(sentAt).toISOString(),
    ...(clearedAt === undefined ? {} : { cleared_at: new Date(clearedAt).toISOString() }),
    ...(tripId === undefined ? {} : { trip_id: tripId }),
    ...(answeredHere && { answered_here: answeredHere }),
  };
  if (question.conversation === 'planner') {
    const body = { ...common, messages: [...history, { role: 'user', content: message }] };
    const call = {
      name: 'ai-trip-planner',
      token,
      body,
      events: plannerStreamSchema,
      reply: plannerReplySchema,
    };
    return answerOf(await askForReply(http, call, reader));
  }
  const body = {
    ...common,
    user_id: question.userId,
    message,
    history,
    priority: question.priority,
    is_first_response: question.isFirstResponse,
  };
  return askForReply(
    http,
    { name: 'token-chat', token, body, events: chatStreamSchema, reply: answerSchema },
    reader,
  );
}

const NO_RESULTS = { flights: [], tours: [], hotels: [] };

function answerOf({ response }: PlannerReply): Answer {
  const { content, bookingDetails, plan, results = NO_RESULTS } = response;
  return {
    reply: content,
    lead: response.lead ?? '',
    suggestions: response.suggestions ?? [],
    ...results,
    marker: response.marker ?? '',
    seenAt: response.seenAt ?? '',
    trip: response.trip ?? null,
    charged: response.charged ?? 0,
    balance: response.balance ?? null,
    ...(plan && { plan }),
    ...(bookingDetails && { booking: bookingDetails }),
  };
}

/** The letter's service is given 8 s and one more try, after up to 5 s. */
const LETTER_TIMEOUT_MS = 25_000;

/**
 * Has tips for a plan mailed to the caller's own address; the same plan's once a day.
 * @throws AppError `rate_limited` (with retryAfter), `forbidden` for another address, `server` where nothing sends …
 */
export async function requestTips(
  http: Http,
  token: string,
  bookingDetails: BookingDetails,
  userEmail: string,
): Promise<void> {
  const body = { triggerN8n: true, bookingDetails, userEmail };
  const call = { name: 'ai-trip-planner', body, token, timeoutMs: LETTER_TIMEOUT_MS };
  await callFunction(http, call, followUpTakenSchema);
}
