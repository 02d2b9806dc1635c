/** Rows as this device stores them, and the schemas that they pass on the way in. */
import * as z from 'zod/mini';
import { checkedPlanSchema } from '@domain/itinerary/itinerary.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import {
  chatRoleSchema,
  type Conversation,
  conversationSchema,
  suggestionSchema,
} from '@domain/chat/chatApi.ts';
import { bookingDetailsSchema } from '@domain/chat/plannerApi.ts';
import { chatResultsSchema } from '@domain/chat/results.ts';
import { APP_ERROR_REASONS } from '@domain/errors/appError.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { Profile } from '@domain/profile/profile.ts';

/** A message, and how it was asked, so that Retry asks the same way. */
export interface MessageRow extends ChatMessage {
  state: Exclude<ChatMessage['state'], 'partial'>;
  ask?: {
    priority: boolean;
    /** It asks for the free first response; whether it is one the server says. */
    isFirstResponse: boolean;
    /** The trip that it is about; null for none. Absent: the trip of the answer before it, looked up when it goes out. */
    tripId?: string | null;
  };
  /** The server had it, and was set back to a time before. */
  onlyHere?: true;
}

const messageRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  userId: z.string().check(z.minLength(1)),
  // Of a row from before there were two.
  conversation: z._default(conversationSchema, 'assistant'),
  role: chatRoleSchema,
  content: z.string(),
  lead: z.exactOptional(z.string()),
  tripId: z.exactOptional(z.nullable(z.string())),
  booking: z.exactOptional(bookingDetailsSchema),
  createdAt: z.number(),
  suggestions: z.exactOptional(z.array(suggestionSchema)),
  results: z.exactOptional(chatResultsSchema),
  marker: z.exactOptional(z.string()),
  seenAt: z.exactOptional(z.string()),
  plan: z.exactOptional(checkedPlanSchema),
  state: z.enum(['sent', 'waiting', 'sending', 'stopped', 'failed']),
  errorReason: z.exactOptional(z.enum(APP_ERROR_REASONS)),
  here: z.exactOptional(z.enum(['as_shown', 'again'])),
  missing: z.exactOptional(z.string()),
  ask: z.exactOptional(
    z.object({
      priority: z.boolean(),
      isFirstResponse: z.boolean(),
      tripId: z.exactOptional(z.nullable(z.string())),
    }),
  ),
  onlyHere: z.exactOptional(z.literal(true)),
});

/** The row, or null when it is corrupt. */
export function parseMessageRow(value: unknown): MessageRow | null {
  const parsed = messageRowSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

const outboxRowSchema = z.object({
  seq: z.number(),
  id: z.string(),
  kind: z.string(),
  entity: z.string(),
  userId: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  payload: z.unknown(),
  createdAt: z.number(),
  attempts: z.number(),
  lastAttemptAt: z.number(),
  nextAttemptAt: z.number(),
  lease: z.nullable(z.object({ owner: z.string(), until: z.number() })),
  parked: z.nullable(
    z.object({
      reason: z.enum(APP_ERROR_REASONS),
      message: z.string(),
      at: z.number(),
      /** The field that was refused, where the server named one. */
      field: z.exactOptional(z.string()),
      behind: z.exactOptional(z.string()),
      lost: z.exactOptional(z.literal(true)),
    }),
  ),
});

/** Outbox rows that can be read; one that cannot must not hold up the others. */
export function parseOutboxRows(values: readonly unknown[]): OutboxRow[] {
  return values.flatMap((value) => {
    const parsed = outboxRowSchema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

export type ProfileRow = Profile;

/** The answer of a search. `owner` is the account that searched; empty for a visitor. */
export interface SearchRow {
  /** owner, type and parameters. */
  key: string;
  owner: string;
  type: 'flights' | 'hotels' | 'tours';
  params: unknown;
  reply: unknown;
  /** Epoch ms. */
  storedAt: number;
  /** Lowest price of the answer in US dollars, null where it is empty; rows of older versions have none. */
  lowest?: number | null;
}

/** What was typed into a form and not saved. */
export interface DraftRow {
  userId: string;
  name: string;
  value: unknown;
  updatedAt: number;
}

/** An article that was opened or saved. */
export interface ArticleRow {
  slug: string;
  article: unknown;
  saved: boolean;
  storedAt: number;
}

/** Small facts of an account, or of the device where `userId` is empty: tombstones, cursors, ages. */
export interface MetaRow {
  userId: string;
  key:
    | `chat.clearedAt:${Conversation}`
    /** A clear of another device was applied, and what the server has left of it was not compared since. */
    | `chat.clearedElsewhere:${Conversation}`
    /** The trip that was chosen for the next question; empty for none. */
    | `chat.trip:${Conversation}`
    | 'chat.cursor'
    | 'chat.introduced'
    | 'chat.freeResponse'
    | 'blog.listedAt'
    /** What tells this device from the account's others. */
    | 'device.id'
    | 'trips.cursor';
  value: string | number;
}
