/** What a turn of the assistant starts from and how it ends: two calls of SQL (supabase/migrations, turns). */
import * as z from 'zod/mini';
import { chatReplySchema, conversationSchema, type Conversation } from '../../../../domain/chat/chatApi.ts';
import { storable } from '../../../../domain/text/text.ts';
import { replyIdOf } from '../../../../domain/chat/messages.ts';
import { bookingDetailsSchema } from '../../../../domain/chat/plannerApi.ts';
import { tripHeadSchema } from '../../../../domain/trips/trip.ts';
import { TOO_MANY_TRIPS_WORDS } from '../../../../domain/trips/words.ts';
import { FunctionFailure } from '../errors.ts';
import { columnsOf, turnContentsSchema, turnTripSchema } from '../trips/rows.ts';
import type { TurnKey } from '../metering/tokens.ts';
import type { TripChange } from '../../../../engine/turn.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** An answer as it is kept for a repeat: what either function makes its own answer of. */
export const keptReplySchema = z.extend(chatReplySchema, {
  conversation: z._default(conversationSchema, 'assistant'),
  booking: z.optional(bookingDetailsSchema),
});
export type KeptReply = z.output<typeof keptReplySchema>;

const startSchema = z.object({
  trip: z.nullable(turnTripSchema),
  previous: z.nullable(turnContentsSchema),
  others: z.array(tripHeadSchema),
  full: z._default(z.boolean(), false),
});
export type TurnStart = z.output<typeof startSchema>;

const endSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['settled', 'repeat']),
    charged: z.int().check(z.nonnegative()),
    balance: z.int().check(z.nonnegative()),
    reply: z.unknown(),
  }),
  z.object({ outcome: z.literal('stale') }),
]);

/** Of the trigger that bounds trips (supabase/migrations, trips). */
const TOO_MANY_TRIPS = 'PT409';

export interface Asked extends TurnKey {
  readonly conversation: Conversation;
  readonly message: string;
  /** The trip that the message names; null for none, undefined for that of the conversation's newest answer. */
  readonly tripId: string | null | undefined;
  /** ISO instant by the server's clock, as far as the device has said how its own is wrong. */
  readonly askedAt: string | undefined;
}

/** The trip that a message is about, and the others. @throws FunctionFailure not_found for a trip that is not the caller's */
export async function readStart(admin: SupabaseClient, asked: Asked): Promise<TurnStart> {
  const { data, error } = await admin.rpc('read_turn', {
    p_user: asked.userId,
    p_conversation: asked.conversation,
    p_trip: asked.tripId ?? null,
    p_given: asked.tripId !== undefined,
  });
  if (error) throw new Error('read_turn failed', { cause: error });
  if (data === null) {
    throw new FunctionFailure('not_found', 'trip_id: There is no such trip.', { field: 'trip_id' });
  }
  return startSchema.parse(data);
}

/**
 * Charges a turn, stores its reply, both messages and the trip's change, or nothing: `stale` says that the trip has
 * changed since the start. Of a trip that was deleted meanwhile, the next {@link readStart} says so where it was named.
 * @throws FunctionFailure conflict when no more trips can be kept
 */
export async function settleTurn(
  admin: SupabaseClient,
  asked: Asked,
  start: TurnStart,
  end: {
    readonly reply: KeptReply;
    readonly change: TripChange;
    readonly used: number;
  },
): Promise<z.output<typeof endSchema>> {
  const { reply, change } = end;
  const { data, error } = await admin.rpc('settle_turn', {
    p_user: asked.userId,
    p_message: asked.messageId,
    p_used: end.used,
    p_reply: reply,
    p_turn: {
      conversation: asked.conversation,
      question: asked.message,
      asked_at: asked.askedAt ?? null,
      answer: messageOf(asked.messageId, reply),
      trip: changeAsRow(change, start),
    },
  });
  if (error?.code === TOO_MANY_TRIPS) throw tooManyTrips();
  if (error) throw new Error('settle_turn failed', { cause: error });
  return endSchema.parse(data);
}

/** The refusal of a further trip. */
export function tooManyTrips(): FunctionFailure {
  return new FunctionFailure('conflict', TOO_MANY_TRIPS_WORDS, { field: 'trip_id' });
}

const stateSchema = z.record(z.string(), z.unknown());

function changeAsRow(change: TripChange, { trip }: TurnStart): Record<string, unknown> {
  const { kind } = change;
  const known = { change: kind, id: trip?.id ?? null, expected: trip?.revision ?? null };
  switch (kind) {
    case 'created':
      return { change: kind, state: stateOf(change) };
    case 'changed': {
      const { offers, ...state } = stateOf(change);
      // a plan that stays may rest on offers that could not be read: they stay too
      const isKept = change.contents.plan !== null && offers === null;
      return { ...known, state: isKept ? state : { ...state, offers } };
    }
    case 'opened':
      return { change: kind, id: change.tripId };
    case 'left':
      return { change: kind };
    case 'none':
    case 'undone':
      return known;
  }
}

function stateOf({
  contents,
  title,
  startsOn,
  endsOn,
  homeZone,
}: Extract<TripChange, { kind: 'created' | 'changed' }>): Record<string, unknown> {
  // what was cut from a message can end in half a character, which the database refuses
  return stateSchema.parse(storable(columnsOf({ ...contents, title, startsOn, endsOn, homeZone })));
}

/** The answer's row of the chat: cards and plan travel in one column with what is said of them. */
function messageOf(messageId: string, reply: KeptReply): Record<string, unknown> {
  const { flights, hotels, tours, marker, seenAt, plan, lead, booking } = reply;
  const holdsSome = plan !== undefined || flights.length + hotels.length + tours.length > 0;
  // beside a plan they are kept though they are the whole reply: "We are back at Seville"
  const around = lead === '' || (plan === undefined && lead === reply.reply) ? {} : { lead };
  return {
    id: replyIdOf(messageId),
    content: reply.reply,
    suggestions: reply.suggestions.length > 0 ? reply.suggestions : null,
    results: holdsSome ? { flights, hotels, tours, marker, seenAt, plan, booking, ...around } : null,
  };
}
