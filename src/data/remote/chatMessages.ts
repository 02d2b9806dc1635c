/** The server's copy of both conversations: pulled, and cleared. The server writes it as it answers. */
import { z } from 'zod';
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
import { parseInstant } from '@domain/dates/formatDates.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Http } from './transport/http.ts';
import { callProcedure, selectPage, selectRows } from './transport/rest.ts';

/**
 * Results as stored: the marker, the age, the plan and what goes with it travel inside the column, so that a card read
 * on another device keeps its link and says how old its price is. A plan of another version is left out: its text is
 * there.
 */
const storedResultsSchema = chatResultsSchema.extend({
  marker: z.string().max(100).optional(),
  seenAt: z.string().max(40).optional(),
  plan: checkedPlanSchema.optional().catch(undefined),
  lead: z.string().optional(),
  booking: bookingDetailsSchema.optional().catch(undefined),
});

const rowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  conversation: conversationSchema,
  trip_id: z.string().nullish(),
  role: chatRoleSchema,
  content: z.string(),
  suggestions: z.array(suggestionSchema).nullish(),
  results: storedResultsSchema.nullish(),
  created_at: z.string(),
  received_at: z.string(),
});

/** Where in the server's copy a page begins. */
export interface PagePosition {
  /** Only what was received at or after this instant (ISO); null for all. */
  readonly since: string | null;
  /** Rows to pass over there: more of them than fill a page can have come at one instant. */
  readonly offset: number;
}

export interface PulledPage {
  messages: ChatMessage[];
  /** received_at of the last row, readable or not, as the server wrote it; null for an empty page. */
  lastReceivedAt: string | null;
  /** Where the next page begins; null when this one was the last. */
  next: PagePosition | null;
}

/** A plan with its cards is some ten kilobytes. */
const PAGE_ROWS = 100;

function toMessage(row: z.infer<typeof rowSchema>): ChatMessage {
  const message: ChatMessage = {
    id: row.id,
    userId: row.user_id,
    conversation: row.conversation,
    role: row.role,
    content: row.content,
    createdAt: parseInstant(row.created_at),
    state: 'sent',
  };
  if (row.suggestions?.length) message.suggestions = row.suggestions;
  if (row.results) {
    const { marker, seenAt, plan, lead, booking, ...results } = row.results;
    message.results = results;
    if (marker !== undefined) message.marker = marker;
    if (seenAt !== undefined) message.seenAt = seenAt;
    if (plan !== undefined) message.plan = plan;
    if (lead !== undefined) message.lead = lead;
    if (booking !== undefined) message.booking = booking;
  }
  if (row.role === 'assistant' && row.trip_id !== undefined) message.tripId = row.trip_id;
  return message;
}

const receivedSchema = z.object({ received_at: z.string() });

/** By the row as it came: rows that this version cannot read must be passed like any other. */
function receivedAtOf(row: unknown): string | null {
  return receivedSchema.safeParse(row).data?.received_at ?? null;
}

/** A page of the messages that the server has, oldest first. */
export async function pullMessages(
  http: Http,
  token: string,
  userId: string,
  { since, offset }: PagePosition,
): Promise<PulledPage> {
  const query = new URLSearchParams({
    select: '*',
    user_id: `eq.${userId}`,
    order: 'received_at.asc,id.asc',
  });
  if (since !== null) query.set('received_at', `gte.${since}`);
  if (offset > 0) query.set('offset', String(offset));
  const { rows, isLast } = await selectPage(http, 'chat_messages', query.toString(), PAGE_ROWS, token);
  // A row that this version cannot read is skipped, and must not hide the ones around it, nor the pages behind it.
  const parsed = rows.map((row) => rowSchema.safeParse(row)).filter((row) => row.success);
  const lastReceivedAt = receivedAtOf(rows.at(-1));
  const goesOn = lastReceivedAt !== null && lastReceivedAt !== since;
  const next = goesOn ? { since: lastReceivedAt, offset: 0 } : { since, offset: offset + rows.length };
  return {
    messages: parsed.map((row) => toMessage(row.data)).filter((m) => Number.isFinite(m.createdAt)),
    lastReceivedAt,
    next: isLast ? null : next,
  };
}

const clearRowSchema = z.object({ conversation: conversationSchema, cleared_at: z.string() });

/** Epoch ms of the last clear of each conversation on any device; absent where there was none. */
export async function fetchClears(
  http: Http,
  token: string,
  userId: string,
): Promise<ReadonlyMap<Conversation, number>> {
  const query = `select=conversation,cleared_at&user_id=eq.${encodeURIComponent(userId)}`;
  const rows = await selectRows(http, 'chat_clears', query, token);
  return new Map(
    rows.map((row) => {
      const parsed = clearRowSchema.safeParse(row);
      const clearedAt = parsed.success ? parseInstant(parsed.data.cleared_at) : Number.NaN;
      if (!parsed.success || !Number.isFinite(clearedAt)) throw new AppError('bad_answer');
      return [parsed.data.conversation, clearedAt];
    }),
  );
}

/** Clears a conversation up to an instant (epoch ms), on the server and so on every device. */
export async function clearMessages(
  http: Http,
  token: string,
  conversation: Conversation,
  before: number,
): Promise<void> {
  const args = { before: new Date(before).toISOString(), conversation };
  await callProcedure(http, 'clear_chat', args, token);
}
