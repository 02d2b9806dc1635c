/** A reply of the assistant that can come as a stream of events, from whichever function. */
import type { ReplyProgress } from '@domain/chat/replyEvents.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { FunctionError } from '@domain/errors/functionErrors.ts';
import { createEventReader, type StreamEvent } from './transport/eventStream.ts';
import { errorOfProblem, parseAnswer, type Readable, streamFunction } from './transport/functions.ts';
import { CHAT_TIMEOUT_MS, type Http, parseJson } from './transport/http.ts';

type ReplyEvent<Reply> =
  | ReplyProgress
  | { event: 'done'; data: Reply }
  | { event: 'error'; data: FunctionError };

interface ReplyCall<Reply> {
  /** The function's. */
  readonly name: string;
  readonly body: unknown;
  readonly token: string;
  readonly events: Readable<ReplyEvent<Reply>>;
  /** What a server answers that does not stream. */
  readonly reply: Readable<Reply>;
}

/** Who reads along. */
export interface ReplyReader {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Called with what comes before the reply is whole. */
  readonly accept: (event: ReplyProgress) => void;
}

/**
 * Asks for a reply, in a stream where the server can.
 * @throws AppError with the function's reason, `offline` for a stream that breaks, `bad_answer` for one that cannot be
 * read; what the abort of `signal` throws.
 */
export async function askForReply<Reply extends object>(
  http: Http,
  call: ReplyCall<Reply>,
  { signal, accept }: ReplyReader,
): Promise<Reply> {
  const { name, body, token, events, reply } = call;
  const read = createEventReader();
  let outcome: Reply | AppError | null = null;
  const request = { name, body, token, timeoutMs: CHAT_TIMEOUT_MS, signal };
  const whole = await streamFunction(http, request, (text) => {
    for (const raw of read(text)) {
      if (outcome !== null) break;
      const event = parseEvent(raw, events);
      if (event instanceof AppError) outcome = event;
      else if (event?.event === 'done') outcome = event.data;
      else if (event?.event === 'error') outcome = errorOfProblem(event.data);
      else if (event !== null) accept(event);
    }
    return outcome === null ? 'more' : 'enough';
  });
  return whole === undefined ? settle<Reply>(outcome) : parseAnswer(whole, reply);
}

function settle<Reply>(outcome: Reply | AppError | null): Reply {
  if (outcome instanceof AppError) throw outcome;
  // It ended in the middle: whoever stood between has hung up.
  if (outcome === null) throw new AppError('offline');
  return outcome;
}

/** An event; null for one that this version does not know. A reply or an error that cannot be read is one too. */
function parseEvent<Event>({ name, data }: StreamEvent, events: Readable<Event>): Event | AppError | null {
  const parsed = events.safeParse({ event: name, data: parseJson(data) });
  if (parsed.success) return parsed.data;
  return name === 'done' || name === 'error' ? new AppError('bad_answer', { cause: parsed.error }) : null;
}
