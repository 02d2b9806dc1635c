/** A trip's links: calls of SQL (supabase/migrations, trip_links), which know a secret by its hash alone. */
import * as z from 'zod/mini';
import {
  isLinkSecret,
  linksReplySchema,
  type NewLink,
  SECRET_BYTES,
  type TripLink,
} from '../../../../domain/takeAlong/tripLinks.ts';
import { storedTripSchema } from './rows.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const madeSchema = z.discriminatedUnion('outcome', [
  z.extend(linksReplySchema, { outcome: z.literal('made') }),
  z.object({ outcome: z.enum(['unknown_trip', 'unpaid', 'full', 'suspended', 'unknown_user']) }),
]);

const listedSchema = z.discriminatedUnion('outcome', [
  z.extend(linksReplySchema, { outcome: z.literal('listed') }),
  z.object({ outcome: z.literal('unknown_trip') }),
]);

const openedSchema = z.object({
  trip: storedTripSchema,
  withNotes: z.boolean(),
  until: z.nullable(z.iso.datetime({ offset: true })),
});
export type OpenedLink = z.output<typeof openedSchema>;

interface Of {
  readonly userId: string;
  readonly tripId: string;
}

/** Makes a link; answers its secret, which is kept nowhere, with all that open; or why there is none. */
export async function makeLink(
  admin: SupabaseClient,
  { userId, tripId }: Of,
  link: NewLink,
): Promise<{ secret: string; links: TripLink[] } | Exclude<z.output<typeof madeSchema>['outcome'], 'made'>> {
  const secret = newSecret();
  const { data, error } = await admin.rpc('make_trip_link', {
    p_user: userId,
    p_trip: tripId,
    p_kind: link.kind,
    p_hash: await hashOf(secret),
    p_notes: link.kind === 'page' && link.notes,
    p_days: link.kind === 'page' ? link.days : null,
  });
  if (error) throw new Error('make_trip_link failed', { cause: error });
  const made = madeSchema.parse(data);
  return made.outcome === 'made' ? { secret, links: made.links } : made.outcome;
}

/** The trip's links that open, without the one that is taken back; a repeat is fine. */
export async function listLinks(
  admin: SupabaseClient,
  { userId, tripId }: Of,
  takeBack: string | null,
): Promise<{ links: TripLink[] } | 'unknown_trip'> {
  const { data, error } = await admin.rpc('list_trip_links', {
    p_user: userId,
    p_trip: tripId,
    p_take_back: takeBack,
  });
  if (error) throw new Error('list_trip_links failed', { cause: error });
  const listed = listedSchema.parse(data);
  return listed.outcome === 'listed' ? { links: listed.links } : listed.outcome;
}

/** The trip that a secret opens, as it is now; null for anything else, whatever the reason. */
export async function openLink(
  admin: SupabaseClient,
  kind: TripLink['kind'],
  secret: string,
): Promise<OpenedLink | null> {
  if (!isLinkSecret(secret)) return null;
  const { data, error } = await admin.rpc('open_trip_link', { p_kind: kind, p_hash: await hashOf(secret) });
  if (error) throw new Error('open_trip_link failed', { cause: error });
  return data === null ? null : openedSchema.parse(data);
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** SHA-256, as hexadecimal digits. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
