import { type ChatReply, chatReplySchema, type ChatRequest } from '@domain/chat/chatApi.ts';
import { type ChatStreamEvent, chatStreamSchema } from '@domain/chat/replyEvents.ts';
import { askForReply, type ReplyReader } from './replyEvents.ts';
import { errorOfProblem } from './transport/functions.ts';
import type { Http } from './transport/http.ts';

/**
 * Asks the assistant, in a stream where the server can. A repeat with the same `message_id` is answered with the
 * stored reply and charged nothing.
 * @throws AppError `token_limit` (402), `in_progress` (409, with retryAfter), `suspended`, `unauthorized` …,
 * `offline` for a stream that breaks; what the abort of the signal throws.
 */
export function askAssistant(
  http: Http,
  token: string,
  request: ChatRequest,
  reader: ReplyReader<ChatStreamEvent>,
): Promise<ChatReply> {
  return askForReply(
    http,
    {
      name: 'token-chat',
      body: request,
      token,
      events: chatStreamSchema,
      reply: chatReplySchema,
      endOf({ event, data }) {
        if (event === 'done') return data;
        return event === 'error' ? errorOfProblem(data) : null;
      },
    },
    reader,
  );
}
