/** The planner page's assistant, and the letter that it offers (spec section 7). */
import {
  type BookingDetails,
  type FollowUpReply,
  followUpReplySchema,
  type PlannerReply,
  plannerReplySchema,
  type PlannerStreamEvent,
  plannerStreamSchema,
  type PlanRequest,
} from '@domain/chat/plannerApi.ts';
import { plannerMessages } from '@domain/chat/plannerMessages.ts';
import { askForReply, type ReplyReader } from '../replyEvents.ts';
import { callFunction, errorOfProblem } from '../transport/functions.ts';
import type { Http } from '../transport/http.ts';

const NAME = 'ai-trip-planner';
/** The letter's service is given 8 s and one more try, after up to 5 s. */
const LETTER_TIMEOUT_MS = 25_000;

/**
 * Asks the planner, by the last of the messages; of those before it the newest go along. It streams where the server
 * can. A repeat with the same `message_id` is answered with the stored reply and charged nothing.
 * @throws AppError `token_limit` (402), `in_progress` (409, with retryAfter), `suspended`, `unauthorized` …,
 * `offline` for a stream that breaks; what the abort of the signal throws.
 */
export function askPlanner(
  http: Http,
  token: string,
  request: Required<Pick<PlanRequest, 'messages' | 'message_id'>>,
  reader: ReplyReader<PlannerStreamEvent>,
): Promise<PlannerReply> {
  return askForReply(
    http,
    {
      name: NAME,
      body: { ...request, messages: plannerMessages(request.messages) },
      token,
      events: plannerStreamSchema,
      reply: plannerReplySchema,
      endOf({ event, data }) {
        if (event === 'done') return data;
        return event === 'error' ? errorOfProblem(data) : null;
      },
    },
    reader,
  );
}

/**
 * Has tips for a plan mailed to the caller's own address; the same plan's once a day.
 * @throws AppError `rate_limited` (with retryAfter), `forbidden` for another address, `server` where nothing sends …
 */
export function requestTips(
  http: Http,
  token: string,
  bookingDetails: BookingDetails,
  userEmail: string,
): Promise<FollowUpReply> {
  const body = { triggerN8n: true, bookingDetails, userEmail };
  return callFunction(http, { name: NAME, body, token, timeoutMs: LETTER_TIMEOUT_MS }, followUpReplySchema);
}
