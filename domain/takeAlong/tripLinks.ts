/**
 * Links by which others read a trip for as long as its owner lets them, and addresses that a calendar subscribes to: what
 * the functions `trips`, `shared-trip` and `trip-feed` are asked and answer. Who has a link's secret opens it; the server
 * keeps what the secret hashes to, so that nobody can be told a link again.
 */
import * as z from 'zod/mini';
import { MAX_SHARED_BYTES } from './sharedTrip.ts';

/** How long a link to read can open, in days. */
export const LINK_DAYS = [7, 30, 90] as const;
export type LinkDays = (typeof LINK_DAYS)[number];
export const DEFAULT_LINK_DAYS: LinkDays = 30;
/** Of one trip, both kinds together. */
export const MAX_TRIP_LINKS = 10;
/** 192 random bits in base64url. */
export const SECRET_BYTES = 24;
const SECRET = /^[\w-]{32}$/;

/** The same words for a link that was guessed, taken back or is over, and for one whose owner's plan has none. */
export const LINK_IS_GONE = 'This link does not open a trip. It may have expired, or was taken back.';

/** Whether a text can be a link's secret at all. */
export function isLinkSecret(text: string): boolean {
  return SECRET.test(text);
}

/** What is to be made. */
export const newLinkSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      /** The page /trip. */
      kind: z.literal('page'),
      notes: z.boolean(),
      days: z.literal(LINK_DAYS),
    }),
    /** An address for a calendar, until it is taken back. */
    z.object({ kind: z.literal('feed') }),
  ],
  { error: 'must be page or feed' },
);
export type NewLink = z.infer<typeof newLinkSchema>;

const instant = z.iso.datetime({ offset: true });

const tripLinkSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['page', 'feed']),
  withNotes: z.boolean(),
  madeAt: instant,
  /** Null: until it is taken back. */
  until: z.nullable(instant),
});
export type TripLink = z.infer<typeof tripLinkSchema>;

/** The links of a trip that open, the newest first. */
export const linksReplySchema = z.object({ links: z.array(tripLinkSchema) });
/** The same with the secret of the one that was made: it is told this once. */
export const madeLinkReplySchema = z.extend(linksReplySchema, { secret: z.string().check(z.regex(SECRET)) });

const secretField = z.string().check(z.maxLength(200));

/** Of `shared-trip`, in a body: an address would stand in the logs of who serves it. */
export const sharedTripRequestSchema = z.object({ secret: secretField });
export const sharedTripReplySchema = z.object({
  /** As `readShared` reads it. */
  trip: z.string().check(z.maxLength(MAX_SHARED_BYTES)),
  until: z.nullable(instant),
});
export type SharedTripReply = z.infer<typeof sharedTripReplySchema>;

/** Of `trip-feed`, in its address: a calendar sends nothing else. */
export const feedQuerySchema = z.object({ key: secretField });
