import { type ChatReply, chatReplySchema, type ChatRequest } from '@/domain/chat.ts';
import { callFunction } from './functions.ts';
import { CHAT_TIMEOUT_MS, type Http } from './http.ts';

/**
 * Asks the assistant. A repeat with the same `message_id` is answered with the stored reply and charged nothing.
 * @throws AppError `token_limit` (402), `in_progress` (409, with retryAfter), `suspended`, `unauthorized` …
 */
export function askAssistant(http: Http, token: string, request: ChatRequest): Promise<ChatReply> {
  return callFunction(
    http,
    { name: 'token-chat', body: request, token, timeoutMs: CHAT_TIMEOUT_MS },
    chatReplySchema,
  );
}
