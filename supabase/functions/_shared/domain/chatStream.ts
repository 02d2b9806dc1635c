/**
 * A reply of token-chat that streams (`Accept: text/event-stream`): server-sent events of these names, each with its
 * data as one JSON. What fails before the first event is answered as plain JSON with its status.
 */
import type { ChatReply, ChatResults } from './chat.ts';
import type { FunctionError } from './errors.ts';

export type ChatStreamEvent =
  /** More of the reply's text. */
  | { readonly event: 'text'; readonly data: { readonly delta: string } }
  /** What was sent as text so far is void. */
  | { readonly event: 'reset'; readonly data: Record<string, never> }
  /** Every card so far. */
  | { readonly event: 'results'; readonly data: ChatResults & Pick<ChatReply, 'marker' | 'seenAt'> }
  /** The reply as the JSON answer has it: the last event of a turn that went well. */
  | { readonly event: 'done'; readonly data: ChatReply }
  /** The last event of a turn that failed; nothing was charged. */
  | { readonly event: 'error'; readonly data: Pick<FunctionError, 'error' | 'message' | 'field'> };
