/** What the tabs of this browser tell each other. */
import * as z from 'zod/mini';
import { APP_ERROR_REASONS } from '@domain/errors/appError.ts';

const tabMessageSchema = z.discriminatedUnion('type', [
  /** There is something in the outbox: whoever holds the lock sends it. */
  z.object({ type: z.literal('nudge') }),
  /** The traveller stopped the reply to a question: whoever receives it stops listening. */
  z.object({ type: z.literal('stop_reply'), messageId: z.string() }),
  /** An account was signed out of this browser, by hand; what it had not sent stays, or goes, too. */
  z.object({
    type: z.literal('signed_out'),
    userId: z.string(),
    keepUnsent: z._default(z.boolean(), true),
    /** When, epoch ms: a tab that slept hears of it late. An older version does not say. */
    at: z.optional(z.number()),
  }),
  /** What became of a row of the outbox. */
  z.object({
    type: z.literal('settled'),
    row: z.object({
      rowId: z.string(),
      kind: z.string(),
      userId: z.nullable(z.string()),
      subject: z.nullable(z.string()),
      outcome: z.enum(['done', 'waiting', 'failed']),
      detail: z.exactOptional(z.string()),
      reason: z.exactOptional(z.enum(APP_ERROR_REASONS)),
      message: z.exactOptional(z.string()),
      field: z.exactOptional(z.string()),
    }),
  }),
]);
export type TabMessage = z.infer<typeof tabMessageSchema>;

/** See `outbox/settled.ts`. */
export type SettledRow = Extract<TabMessage, { type: 'settled' }>['row'];

/** A message of another tab; null for anything else on the channel, such as a newer version's. */
export function parseTabMessage(value: unknown): TabMessage | null {
  const parsed = tabMessageSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
