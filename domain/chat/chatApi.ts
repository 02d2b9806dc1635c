/** Request and answer of token-chat (requirements §3 and §7). */
import { instantField } from '../dates/instant.ts';
import * as z from 'zod/mini';
import { checkedPlanSchema } from '../itinerary/itinerary.ts';
import { MAX_MESSAGE_CHARS } from './messageSize.ts';
import { storedSpecSchema, tripHeadSchema } from '../trips/trip.ts';
import { foundFlightSchema, foundTourSchema, stayHotelSchema } from '../offers/offers.ts';
import { readableRows, withFlightId } from '../offers/rows.ts';
import { chatResultsSchema } from './results.ts';
import { storableText } from '../text/text.ts';
import { answeredHereSchema } from './answeredHere.ts';

/** Turns of history that count: the newest. */
export const MAX_HISTORY_TURNS = 30;
/** Longest turn of history, in characters: as long as the assistant's own answers. */
const MAX_HISTORY_CHARS = 20_000;

const MAX_SUGGESTIONS = 6;

/** Each has a history and a current trip of its own. */
export const conversationSchema = z.enum(['assistant', 'planner']);
export type Conversation = z.infer<typeof conversationSchema>;

export const chatRoleSchema = z.enum(['user', 'assistant']);
export type ChatRole = z.infer<typeof chatRoleSchema>;

export const suggestionSchema = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(80)),
  value: z.string().check(z.minLength(1), z.maxLength(400)),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** What was pasted may hold characters that no database takes: they go, the question stays. */
const typedText = z.pipe(z.string(), z.transform(storableText));

/** Id of a traveller's message. Version 8 is that of answers: such a question would have its own answer's id. */
export const messageIdSchema = z
  .uuid()
  .check(z.refine((id) => id.charAt(14) !== '8', 'must not be of version 8'));

/** An earlier turn. */
export const chatTurnSchema = z.object({
  role: chatRoleSchema,
  content: z.pipe(typedText, z.string().check(z.maxLength(MAX_HISTORY_CHARS))),
});
export type ChatTurn = z.infer<typeof chatTurnSchema>;

/** The last `most` of the turns that are sent; those before are not even looked at, however many they are. */
export const newestTurns = (most: number) =>
  z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((turns) => turns.slice(-most)),
    ),
    z.array(chatTurnSchema),
  );

export const chatRequestSchema = z.object({
  /** The server takes the user from the JWT; where an id is given it must be the caller's own (403). */
  user_id: z.optional(z.uuid()),
  message: z.pipe(
    typedText,
    z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(MAX_MESSAGE_CHARS)),
  ),
  history: z._default(newestTurns(MAX_HISTORY_TURNS), []),
  priority: z._default(z.boolean(), false),
  is_first_response: z._default(z.boolean(), false),
  /**
   * Client-made id of the traveller's message. A request that is sent again with the same id is answered with
   * the stored reply and charged nothing. The server makes one where none is given: such a request cannot be repeated.
   */
  message_id: z.optional(messageIdSchema),
  conversation: z._default(conversationSchema, 'assistant'),
  /**
   * The trip that the message is about; null for none, so that a plan makes a new one. Left out, it is the trip of the
   * conversation's newest answer.
   */
  trip_id: z.nullish(z.uuid()),
  /** When it was typed, by the device's clock; the server takes none from the future. */
  asked_at: z.optional(instantField),
  /** When the request was sent, by the same clock: by how much that one is wrong. */
  sent_at: z.optional(instantField),
  /** Up to when the device knows the conversation to be cleared, by the server's clock: it was typed after that. */
  cleared_at: z.optional(instantField),
  /** The device has answered it already, without a network: the server comes to the same, and charges nothing. */
  answered_here: z.optional(answeredHereSchema),
});

/**
 * The trip that an answer made, changed or opened. Its plan and its offers are the answer's own. A spec that cannot be
 * read is left out.
 */
const replyTripSchema = z.extend(tripHeadSchema, { spec: z.catch(z.nullable(storedSpecSchema), null) });

export const chatReplySchema = z.extend(chatResultsSchema, {
  /** Markdown, the plan in it. */
  reply: z.string(),
  /** The words around the plan, without it: for those who show the plan as data. The reply itself where there is none. */
  lead: z._default(z.string(), ''),
  suggestions: z.array(suggestionSchema).check(z.maxLength(MAX_SUGGESTIONS)),
  /** The plan as data, where the reply is one. */
  plan: z.optional(checkedPlanSchema),
  /** The trip that the conversation is about after this answer; null for none. */
  trip: z._default(z.nullable(replyTripSchema), null),
  /** Affiliate marker for the flight and hotel links. */
  marker: z._default(z.string().check(z.maxLength(100)), ''),
  /** ISO instant at which the offers were priced. */
  seenAt: z.iso.datetime({ offset: true }),
  /** Tokens charged for this turn; 0 when it was free or unmetered. */
  charged: z.int().check(z.nonnegative()),
  /** Balance after the charge; null for accounts that are not metered. */
  balance: z.nullable(z.int().check(z.nonnegative())),
});
export type ChatReply = z.infer<typeof chatReplySchema>;

/** What a backend answers with the specification's fields alone (requirements §7): the rest is made up for. */
export const chatAnswerSchema = z.extend(chatReplySchema, {
  suggestions: z._default(
    z.pipe(
      readableRows(suggestionSchema),
      z.transform((rows) => rows.slice(0, MAX_SUGGESTIONS)),
    ),
    [],
  ),
  flights: z._default(readableRows(z.pipe(z.transform(withFlightId), foundFlightSchema)), []),
  tours: z._default(readableRows(foundTourSchema), []),
  hotels: z._default(readableRows(stayHotelSchema), []),
  seenAt: z.optional(chatReplySchema.shape.seenAt),
  charged: z._default(chatReplySchema.shape.charged, 0),
  balance: z._default(chatReplySchema.shape.balance, null),
});
