/** The server's copy of both conversations: pulled, and cleared. The server writes it as it answers. */
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
import { parseInstant } from '@domain/dates/formatDates.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Http } from './transport/http.ts';
import { instantOf, type PageEnd, type PagePosition, pullPage } from './transport/pages.ts';
import { callProcedure, selectRows } from './transport/rest.ts';

/**
 * Results as stored: the marker, the age, the plan and what goes with it travel inside the column, so that a card read
 * on another device keeps its link and says how old its price is. A plan of another version is left out: its text is
 * there.
 */
const storedResultsSchema = z.extend(chatResultsSchema, {
  marker: z.optional(z.string().check(z.maxLength(100))),
  seenAt: z.optional(z.string().check(z.maxLength(40))),
  plan: z.catch(z.optional(checkedPlanSchema), undefined),
  lead: z.optional(z.string()),
  booking: z.catch(z.optional(bookingDetailsSchema), undefined),
});

const rowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  conversation: conversationSchema,
  trip_id: z.nullish(z.string()),
  role: chatRoleSchema,
  content: z.string(),
  suggestions: z.nullish(z.array(suggestionSchema)),
  results: z.nullish(storedResultsSchema),
  created_at: z.string(),
  received_at: z.string(),
});

const idRowSchema = z.pick(rowSchema, { id: true });

/** What the server has was delivered. */
type SentMessage = ChatMessage & { readonly state: 'sent' };

export interface MessagePage extends PageEnd {
  readonly messages: SentMessage[];
  /** Of each row, readable or not. */
  readonly ids: ReadonlySet<string>;
  /** When each row was written, readable or not, as the server says it. */
  readonly received: ReadonlySet<string>;
}

/** A plan with its cards is some ten kilobytes. */
const PAGE_ROWS = 100;

function toMessage(row: z.infer<typeof rowSchema>): SentMessage {
  const message: SentMessage = {
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
    if (results.flights.length + results.tours.length + results.hotels.length > 0) {
      message.results = results;
      if (marker !== undefined) message.marker = marker;
      if (seenAt !== undefined) message.seenAt = seenAt;
    }
    if (plan !== undefined) message.plan = plan;
    if (lead !== undefined) message.lead = lead;
    if (booking !== undefined) message.booking = booking;
  }
  if (row.role === 'assistant' && row.trip_id !== undefined) message.tripId = row.trip_id;
  return message;
}

/** A page of the messages that the server has, oldest first. */
export async function pullMessages(
  http: Http,
  token: string,
  userId: string,
  position: PagePosition,
): Promise<MessagePage> {
  const source = { table: 'chat_messages', userId, by: 'received_at', most: PAGE_ROWS } as const;
  const { rows, ...end } = await pullPage(http, token, source, position);
  // A row that this version cannot read is skipped, and must not hide the ones around it, nor the pages behind it.
  const parsed = rows.map((row) => rowSchema.safeParse(row)).filter((row) => row.success);
  const messages = parsed.map((row) => toMessage(row.data)).filter((m) => Number.isFinite(m.createdAt));
  const received = new Set(rows.flatMap((row) => instantOf(row, 'received_at') ?? []));
  const ids = new Set(rows.flatMap((row) => idRowSchema.safeParse(row).data?.id ?? []));
  return { messages, ids, received, ...end };
}

const clearRowSchema = z.object({ conversation: conversationSchema, cleared_at: z.string() });

/** Epoch ms of the last clear of each conversation on any device; absent where there was none. */
export async function fetchClears(
  http: Http,
  token: string,
  userId: string,
): Promise<ReadonlyMap<Conversation, number>> {
  const query = { columns: z.keyof(clearRowSchema).options, where: { user_id: `eq.${userId}` } } as const;
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

/**
 * Clears a conversation up to an instant of this device's clock, on the server and so on every device. Answers until when
 * that is by the server's. All epoch ms.
 */
export async function clearMessages(
  http: Http,
  token: string,
  { conversation, before, now }: { conversation: Conversation; before: number; now: number },
): Promise<number> {
  const args = {
    before: new Date(before).toISOString(),
    conversation,
    sent_at: new Date(now).toISOString(),
  };
  const answer = await callProcedure(http, 'clear_chat', args, token);
  const until = typeof answer === 'string' ? parseInstant(answer) : Number.NaN;
  // any other answer does not say that it has cleared
  if (!Number.isFinite(until)) throw new AppError('bad_answer');
  return until;
}
