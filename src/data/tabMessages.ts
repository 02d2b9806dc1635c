/** What the tabs of this browser tell each other. */
import { z } from 'zod';
import type { ChatEvent } from '@domain/chat/messages.ts';
import { APP_ERROR_REASONS } from '@domain/errors/appError.ts';
import type { NewsletterEvent } from '@domain/forms/newsletter.ts';
import type { Broadcast } from '@/platform/broadcast.ts';
import type { ChatEvents, NewsletterEvents } from './context.ts';

const tabMessageSchema = z.discriminatedUnion('type', [
  /** There is something in the outbox: whoever holds the lock sends it. */
  z.object({ type: z.literal('nudge') }),
  /** The traveller stopped the reply to a question: whoever receives it stops listening. */
  z.object({ type: z.literal('stop_reply'), messageId: z.string() }),
  z.object({
    type: z.literal('chat'),
    event: z.object({
      type: z.enum(['replied', 'token_limit', 'failed']),
      userId: z.string(),
      messageId: z.string(),
      reason: z.enum(APP_ERROR_REASONS).optional(),
    }),
  }),
  z.object({
    type: z.literal('newsletter'),
    event: z.object({
      id: z.string(),
      outcome: z.enum(['subscribed', 'already', 'waiting', 'failed']),
      reason: z.enum(APP_ERROR_REASONS).exactOptional(),
    }),
  }),
]);
export type TabMessage = z.infer<typeof tabMessageSchema>;

/** A message of another tab; null for anything else on the channel, such as a newer version's. */
export function parseTabMessage(value: unknown): TabMessage | null {
  const parsed = tabMessageSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Chat events reach every tab: the one that sends a message need not be the one on screen. */
export function createChatEvents(broadcast: Broadcast): ChatEvents {
  const listeners = new Set<(event: ChatEvent) => void>();
  const deliver = (event: ChatEvent) => {
    for (const listener of listeners) listener(event);
  };
  broadcast.listen((value) => {
    const message = parseTabMessage(value);
    if (message?.type !== 'chat') return;
    const { reason, ...event } = message.event;
    deliver(reason === undefined ? event : { ...event, reason });
  });
  return {
    emit(event) {
      deliver(event);
      broadcast.post({ type: 'chat', event } satisfies TabMessage);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What became of newsletter sign-ups, in every tab: the form may stand in another one than sends it. */
export function createNewsletterEvents(broadcast: Broadcast): NewsletterEvents {
  const listeners = new Set<Parameters<NewsletterEvents['listen']>[0]>();
  const deliver = (event: NewsletterEvent, from: 'here' | 'elsewhere') => {
    for (const listener of listeners) listener(event, from);
  };
  broadcast.listen((value) => {
    const message = parseTabMessage(value);
    if (message?.type === 'newsletter') deliver(message.event, 'elsewhere');
  });
  return {
    emit(event) {
      deliver(event, 'here');
      broadcast.post({ type: 'newsletter', event } satisfies TabMessage);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
