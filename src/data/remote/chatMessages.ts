/** The server's copy of the chat: append, pull, clear. */
import { z } from 'zod';
import { checkedPlanSchema } from '@domain/itinerary/itinerary.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { chatRoleSchema, suggestionSchema } from '@domain/chat/chatApi.ts';
import { chatResultsSchema } from '@domain/chat/results.ts';
import { parseInstant } from '@domain/dates/formatDates.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Http } from './transport/http.ts';
import { type PageEnd, type PagePosition, pullPage } from './transport/pages.ts';
import { callProcedure, insertRow, selectRows } from './transport/rest.ts';

/**
 * Results as stored: the marker, the age and the plan travel inside the column, so that a card read on another
 * device keeps its link and says how old its price is. A plan of another version is left out: its text is there.
 */
const storedResultsSchema = chatResultsSchema.extend({
  marker: z.string().max(100).optional(),
  seenAt: z.string().max(40).optional(),
  plan: checkedPlanSchema.optional().catch(undefined),
});

const rowSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  role: chatRoleSchema,
  content: z.string(),
  suggestions: z.array(suggestionSchema).nullish(),
  results: storedResultsSchema.nullish(),
  created_at: z.string(),
  received_at: z.string(),
});

export interface MessagePage extends PageEnd {
  readonly messages: ChatMessage[];
}

/** A plan with its cards is some ten kilobytes. */
const PAGE_ROWS = 100;
const NO_RESULTS = { flights: [], tours: [], hotels: [] };

function toMessage(row: z.infer<typeof rowSchema>): ChatMessage {
  const message: ChatMessage = {
    id: row.id,
    userId: row.user_id,
    role: row.role,
    content: row.content,
    createdAt: parseInstant(row.created_at),
    state: 'sent',
  };
  if (row.suggestions?.length) message.suggestions = row.suggestions;
  if (row.results) {
    const { marker, seenAt, plan, ...results } = row.results;
    message.results = results;
    if (marker !== undefined) message.marker = marker;
    if (seenAt !== undefined) message.seenAt = seenAt;
    if (plan !== undefined) message.plan = plan;
  }
  return message;
}

/** A page of the messages that the server has, oldest first. */
export async function pullMessages(
  http: Http,
  token: string,
  userId: string,
  position: PagePosition,
): Promise<MessagePage> {
  const source = { table: 'chat_messages', userId, by: 'received_at', most: PAGE_ROWS };
  const { rows, ...end } = await pullPage(http, token, source, position);
  // A row that this version cannot read is skipped, and must not hide the ones around it, nor the pages behind it.
  const parsed = rows.map((row) => rowSchema.safeParse(row)).filter((row) => row.success);
  const messages = parsed.map((row) => toMessage(row.data)).filter((m) => Number.isFinite(m.createdAt));
  return { messages, ...end };
}

/** Appends one message; a repeat changes nothing. */
export async function appendMessage(http: Http, token: string, message: ChatMessage): Promise<void> {
  const { results = NO_RESULTS, marker, seenAt, plan } = message;
  const holdsSome = message.results !== undefined || plan !== undefined;
  await insertRow(
    http,
    'chat_messages',
    {
      id: message.id,
      user_id: message.userId,
      role: message.role,
      content: message.content,
      suggestions: message.suggestions ?? null,
      results: holdsSome ? { ...results, marker, seenAt, plan } : null,
      created_at: new Date(message.createdAt).toISOString(),
    },
    token,
  );
}

const clearRowSchema = z.object({ cleared_at: z.string() });

/** Epoch ms of the last clear on any device; 0 when there was none. */
export async function fetchClearedAt(http: Http, token: string, userId: string): Promise<number> {
  const query = `select=cleared_at&user_id=eq.${encodeURIComponent(userId)}`;
  const rows = await selectRows(http, 'chat_clears', query, token);
  if (rows.length === 0) return 0;
  const parsed = clearRowSchema.safeParse(rows[0]);
  const clearedAt = parsed.success ? parseInstant(parsed.data.cleared_at) : Number.NaN;
  if (!Number.isFinite(clearedAt)) throw new AppError('bad_answer');
  return clearedAt;
}

/** Clears the chat up to an instant (epoch ms), on the server and so on every device. */
export async function clearMessages(http: Http, token: string, before: number): Promise<void> {
  await callProcedure(http, 'clear_chat', { before: new Date(before).toISOString() }, token);
}
