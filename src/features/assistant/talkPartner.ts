import { answeredHere, type ChatMessage, isUnsentAnswer } from '@domain/chat/messages.ts';
import type { TalkPartner } from '@domain/voice/voice.ts';
import type { Connectivity } from '@/platform/connectivity.ts';

interface Talk {
  readonly messages: readonly ChatMessage[];
  readonly busy: boolean;
  readonly outOfTokens: boolean;
  readonly send: (text: string) => Promise<boolean>;
  readonly connectivity: Connectivity;
}

/** The chat as hands-free talk sees it. */
export function talkPartnerOf({ messages, busy, outOfTokens, send, connectivity }: Talk): TalkPartner {
  const reply = messages.findLast(({ role }) => role === 'assistant');
  const newest = messages.findLast(({ role }) => role === 'user');
  const offline = connectivity.get() === 'offline';
  // Online a question waits for a moment, too.
  const isHeldUp = newest?.state === 'waiting' && (offline || newest.errorReason !== undefined);
  return {
    // What broke off is on the screen, and not worth being read to half of a sentence.
    lastReply: reply
      ? { id: reply.id, text: reply.content, failed: reply.state !== 'sent' && !isUnsentAnswer(reply) }
      : null,
    busy,
    outOfTokens,
    waiting:
      isHeldUp &&
      !answeredHere(messages).has(newest.id) &&
      waitsFor(offline ? 'offline' : newest.errorReason),
    send,
  };
}

function waitsFor(reason: ChatMessage['errorReason']): 'network' | 'server' {
  return reason === 'rate_limited' || reason === 'server' || reason === 'timeout' ? 'server' : 'network';
}
