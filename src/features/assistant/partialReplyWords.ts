import type { ChatMessage } from '@domain/chat/messages.ts';
import { classifyFailure } from '@domain/outbox.ts';

/** Why an answer is not whole, and what will happen. Go on costs nothing more: it is the same question. */
export function partialReplyWords({ errorReason }: Pick<ChatMessage, 'errorReason'>): string {
  if (errorReason === undefined) return 'You stopped this answer.';
  return classifyFailure({ reason: errorReason, retryAfter: undefined }) === 'network'
    ? 'The connection broke here. It goes on by itself when the network is back.'
    : 'The answer broke off here.';
}
