/** What a row of chat.ask says, for the kind itself and for those that wait for a question. */
import * as z from 'zod/mini';
import { type Conversation, conversationSchema } from '@domain/chat/chatApi.ts';
import type { AnsweredHere } from '@domain/chat/answeredHere.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { PendingEdit } from '@domain/trips/edits.ts';
import { tripTurnSchema, type WaitingChange } from '@domain/trips/replay.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseOutboxRows } from '../../local/rows.ts';

export const ASK_KIND = 'chat.ask';

export const askSchema = z.object({
  userId: z.string(),
  messageId: z.string(),
  conversation: z._default(conversationSchema, 'assistant'),
  priority: z.boolean(),
  isFirstResponse: z.boolean(),
  /** As it was asked; absent where that is known only when it is sent. */
  tripId: z.exactOptional(z.nullable(z.string())),
  /** Of a question that was answered on this device: what the server makes the same answer of, also where the chat is cleared. */
  here: z.exactOptional(
    z.object({
      question: z.string(),
      /** Epoch ms. */
      askedAt: z.number(),
      /** As it is sent. Each look at the outbox reads this: the server judges it, and what it makes of a trip is read where that is shown. */
      answered: z.custom<AnsweredHere>((value) => typeof value === 'object' && value !== null),
      /** The trip that the answer makes, changes or opens; null for none. */
      turnOf: z.nullable(z.string()),
      turn: z.unknown(),
      /** How often the server has failed on it since it was answered, or tried again by the traveller. */
      failed: z.exactOptional(z.number()),
    }),
  ),
  /** Of one that is asked plainly after all: the trip that the answer of this device had made or changed. */
  changed: z.exactOptional(z.nullable(z.string())),
});
export type Ask = z.output<typeof askSchema>;

/** Whether a row is a question of an account about a trip, one of which that is not known yet, or one that turns it. */
export function asksAbout(row: OutboxRow, userId: string | null, tripId: string): boolean {
  const ask = askOf(row, userId);
  if (!ask) return false;
  return ask.tripId === undefined || ask.tripId === tripId || turnsTrip(row, userId, tripId);
}

/**
 * Whether a row is a question whose answer on this device makes, changes or opens a trip, or one whose answer did and which
 * is asked plainly again.
 */
export function turnsTrip(row: OutboxRow, userId: string | null, tripId: string): boolean {
  const ask = askOf(row, userId);
  // a new trip has the id of its question
  return ask !== undefined && [row.subject, ask.here?.turnOf, ask.changed].includes(tripId);
}

const opens = z.object({ kind: z.literal('opened') });

/** The trip that the answer of this device has made or changed, also where it is asked plainly by now; null for none. */
export function changedBy({ here, changed = null }: Ask): string | null {
  if (!here) return changed;
  return opens.safeParse(here.turn).success ? null : here.turnOf;
}

/** Whether a row is a question of a conversation of an account. */
export function asksIn(row: OutboxRow, userId: string | null, conversation: Conversation): boolean {
  return askOf(row, userId)?.conversation === conversation;
}

function askOf(row: OutboxRow, userId: string | null): Ask | undefined {
  if (row.kind !== ASK_KIND || row.userId !== userId || row.parked !== null) return undefined;
  return askSchema.safeParse(row.payload).data;
}

/** An answer of this device that the server has not made yet. */
interface TurnRow {
  readonly seq: number;
  readonly turn: Exclude<WaitingChange, PendingEdit>;
}

/** What answers of this device make of an account's trips, in order; one that was refused makes nothing any more. */
export async function turnsHere(db: WaymarkDatabase, userId: string): Promise<TurnRow[]> {
  const rows = parseOutboxRows(await db.outbox.where('kind').equals(ASK_KIND).sortBy('seq'));
  return rows.flatMap((row) => {
    const ask = askOf(row, userId);
    const turn = tripTurnSchema.safeParse(ask?.here?.turn);
    return ask && turn.success ? [{ seq: row.seq, turn: { ...turn.data, id: ask.messageId } }] : [];
  });
}
