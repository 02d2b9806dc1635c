import { type ChatReply, chatReplySchema, type ChatRequest } from '@/domain/chat/chat.ts';
import { type ChatStreamEvent, chatStreamSchema } from '@/domain/chat/chatStream.ts';
import { AppError } from '@/domain/errors.ts';
import { createEventReader, type StreamEvent } from './transport/eventStream.ts';
import { errorOfProblem, parseAnswer, streamFunction } from './transport/functions.ts';
import { CHAT_TIMEOUT_MS, type Http, parseJson } from './transport/http.ts';

interface Listener {
  readonly signal: AbortSignal;
  /** Called with what comes before the reply is whole. */
  readonly accept: (event: ChatStreamEvent) => void;
}

/**
 * Asks the assistant, in a stream where the server can. A repeat with the same `message_id` is answered with the
 * stored reply and charged nothing.
 * @throws AppError `token_limit` (402), `in_progress` (409, with retryAfter), `suspended`, `unauthorized` …,
 * `offline` for a stream that breaks; what the abort of `signal` throws.
 */
export async function askAssistant(
  http: Http,
  token: string,
  request: ChatRequest,
  { signal, accept }: Listener,
): Promise<ChatReply> {
  const read = createEventReader();
  let outcome: ChatReply | AppError | null = null;
  const body = await streamFunction(
    http,
    { name: 'token-chat', body: request, token, timeoutMs: CHAT_TIMEOUT_MS, signal },
    (text) => {
      for (const event of read(text).map(parseEvent)) {
        if (event === null || outcome !== null) continue;
        if (event instanceof AppError) outcome = event;
        else if (event.event === 'done') outcome = event.data;
        else if (event.event === 'error') outcome = errorOfProblem(event.data);
        else accept(event);
      }
      return outcome === null ? 'more' : 'enough';
    },
  );
  if (body !== undefined) return parseAnswer(body, chatReplySchema);
  return settle(outcome);
}

function settle(outcome: ChatReply | AppError | null): ChatReply {
  if (outcome instanceof AppError) throw outcome;
  // It ended in the middle: whoever stood between has hung up.
  if (outcome === null) throw new AppError('offline');
  return outcome;
}

/** An event; null for one that this version does not know. A reply or an error that cannot be read is one too. */
function parseEvent({ name, data }: StreamEvent): ChatStreamEvent | AppError | null {
  const parsed = chatStreamSchema.safeParse({ event: name, data: parseJson(data) });
  if (parsed.success) return parsed.data;
  return name === 'done' || name === 'error' ? new AppError('bad_answer', { cause: parsed.error }) : null;
}
