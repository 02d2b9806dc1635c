/** Request and answer of ai-trip-planner, and of the follow-up that it triggers (requirements §2 and §7). */
import * as z from 'zod/mini';
import {
  chatReplySchema,
  chatRequestSchema,
  MAX_HISTORY_TURNS,
  messageIdSchema,
  newestTurns,
  type ChatTurn,
} from './chatApi.ts';
import { MAX_MESSAGE_CHARS } from './messageSize.ts';
import { errorEventSchema, resultsEventSchema, textEventSchema } from './replyEvents.ts';
import { chatResultsSchema } from './results.ts';
import { httpUrl, isoDate } from '../offers/offers.ts';
import { lineField, textField } from '../text/text.ts';

/** What a plan leads to: where it is booked, and what a letter about it needs to know. */
export const bookingDetailsSchema = z.object({
  /** Opened in a new tab by 'See Live Deals & Book'. */
  url: httpUrl,
  destination: z.optional(lineField(120).check(z.trim(), z.minLength(1, 'must not be empty'))),
  /** First and last day of the stay. */
  checkIn: z.optional(isoDate),
  checkOut: z.optional(isoDate),
  /** True when the plan was made of sample data: shown as such. */
  sample: z.optional(z.boolean()),
});
export type BookingDetails = z.infer<typeof bookingDetailsSchema>;

/** One turn: the conversation so far with the traveller's new message as the last of it. */
const planRequestSchema = z
  .object({
    triggerN8n: z.optional(z.literal(false)),
    messages: newestTurns(MAX_HISTORY_TURNS + 1).check(
      z.refine((turns) => turns.length > 0, 'must hold a message'),
    ),
    /** Client-made id of the new message: a repeat is answered with the stored answer and charged nothing. */
    message_id: z.optional(messageIdSchema),
    /** As in a request of token-chat. */
    ...z.pick(chatRequestSchema, {
      trip_id: true,
      asked_at: true,
      sent_at: true,
      cleared_at: true,
      answered_here: true,
    }).shape,
  })
  .check(
    z.superRefine(({ messages }, context) => {
      const index = messages.length - 1;
      const last = messages[index];
      if (!last) return;
      const refuse = (field: keyof ChatTurn, message: string) =>
        context.addIssue({ code: 'custom', path: ['messages', index, field], message });
      if (last.role !== 'user') refuse('role', 'must be user in the last message');
      else if (last.content.trim() === '') refuse('content', 'must not be empty');
      else if (last.content.length > MAX_MESSAGE_CHARS) {
        refuse('content', `must be at most ${MAX_MESSAGE_CHARS} characters long`);
      }
    }),
  );

const followUpRequestSchema = z.object({
  triggerN8n: z.literal(true),
  bookingDetails: bookingDetailsSchema,
  /** Must be the caller's own address; the server refuses any other (403). */
  userEmail: textField(254),
});

export const plannerRequestSchema = z.discriminatedUnion(
  'triggerN8n',
  [planRequestSchema, followUpRequestSchema],
  {
    error: 'must be true for a follow-up, and left out otherwise',
  },
);

/**
 * As an answer holds them: one of them that is odd is left out, and without an address where the plan is booked all are.
 * The words are the answer, and are not lost for a link beside them.
 */
const { url, destination, checkIn, checkOut, sample } = bookingDetailsSchema.shape;
const toldDetails = z.catch(
  z.optional(
    z.object({
      url,
      destination: z.catch(destination, undefined),
      checkIn: z.catch(checkIn, undefined),
      checkOut: z.catch(checkOut, undefined),
      sample: z.catch(sample, undefined),
    }),
  ),
  undefined,
);

export const plannerReplySchema = z.object({
  response: z.object({
    /** Markdown. */
    content: z.string(),
    /** There when the reply is a plan with offers. */
    bookingDetails: toldDetails,
    /** What an answer of token-chat has, so that the page shows it as the chat does. */
    ...z.partial(z.pick(chatReplySchema, { lead: true, plan: true, trip: true, marker: true, balance: true }))
      .shape,
    ...z.partial(z.pick(chatReplySchema, { suggestions: true, seenAt: true, charged: true })).shape,
    results: z.optional(chatResultsSchema),
  }),
});
export type PlannerReply = z.infer<typeof plannerReplySchema>;

/** A planner's reply that streams, as token-chat's does (replyEvents.ts). */
export const plannerStreamSchema = z.discriminatedUnion('event', [
  textEventSchema,
  resultsEventSchema,
  /** The reply as the JSON answer has it: the last event of a turn that went well. */
  z.object({ event: z.literal('done'), data: plannerReplySchema }),
  errorEventSchema,
]);

export const followUpReplySchema = z.object({ status: z.enum(['sent', 'already_sent']) });
export type FollowUpReply = z.infer<typeof followUpReplySchema>;
/** All that is looked at in it: that it holds no error (requirements §7). */
export const followUpTakenSchema = z.nullable(z.object({ error: z.optional(z.undefined()) }));

/** Letters that an account may have sent to itself within {@link FOLLOW_UP_WINDOW_SECONDS}. */
export const MAX_FOLLOW_UPS = 5;
export const FOLLOW_UP_WINDOW_SECONDS = 86_400;
