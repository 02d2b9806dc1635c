/** The people of the attack suite, what they own, and how an attempt is made and judged. */
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SITE, type Account, type TestBackend } from '../../support/backend.ts';
import { keepTrip } from '../../support/trips.ts';

export interface Member extends Account {
  readonly token: string;
}

export interface World {
  readonly backend: TestBackend;
  /** The attacker's account, and the one that is attacked. */
  readonly alice: Member;
  readonly bob: Member;
  readonly suspended: Member;
  /** Was an admin when the token was issued. */
  readonly formerAdmin: Member;
  readonly admin: Member;
  /** Deleted since the token was issued. */
  readonly deleted: Member;
  readonly jwtSecret: string;
  /** Ids of rows that are Bob's. */
  readonly bobs: Readonly<
    Record<'message' | 'reservation' | 'checkout' | 'subscription' | 'trip' | 'link', string>
  >;
}

export type Actor =
  | 'visitor'
  | 'user'
  | 'suspended user'
  | 'forged token'
  | 'expired token'
  | 'former admin'
  | 'deleted user';

export interface Call {
  readonly method?: string;
  readonly path: string;
  /** Sent as it is when it is text, else as JSON. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Bearer token; null for none. */
  readonly token?: string | null;
}

export interface Verdict {
  readonly status: number;
  readonly body: unknown;
  /** Whether any row of any table is another than before. */
  readonly changed: boolean;
}

export interface Attempt {
  readonly actor: Actor;
  readonly name: string;
  readonly call: (world: World) => Call;
  /** The reason: what a refusal answers. Nothing may have changed. */
  readonly refused: { readonly status: number; readonly body?: unknown };
  /** How the guard is taken away and put back, and what the same call gets without it (guardRemoval.test.ts). */
  readonly guard?: {
    readonly remove: string;
    readonly restore: string;
    readonly without: Partial<Verdict>;
  };
}

/** What Bob's link is kept by. */
export const LINK_HASH = 'b'.repeat(64);
const keysSchema = z.object({ jwtSecret: z.string() });
const KYOTO = 'Kyoto, which is nobody else’s business';

/** The accounts, and one row of each kind that is Bob's. */
export async function makeWorld(backend: TestBackend): Promise<World> {
  const member = async (profile?: Parameters<TestBackend['account']>[0]): Promise<Member> => {
    const account = await backend.account(profile);
    const { data } = await account.client.auth.getSession();
    return { ...account, token: data.session?.access_token ?? '' };
  };
  const service = backend.service();
  await createFingerprint(backend);
  // of the sample events one is enough: every attempt reads all rows twice
  await backend.database.exec(
    "delete from public.analytics_events where id <> (select id from public.analytics_events where event_name = 'ai_usage' limit 1)",
  );
  const alice = await member();
  const bob = await member({ nickname: 'Bobby' });
  const suspended = await member({ status: 'suspended' });
  const formerAdmin = await member({ role: 'admin' });
  await service.from('profiles').update({ role: 'user' }).eq('id', formerAdmin.id);
  const admin = await member({ role: 'admin' });
  const deleted = await member();
  await service.auth.admin.deleteUser(deleted.id);

  const { id: trip } = await keepTrip(backend, bob, KYOTO);
  const bobs = {
    trip,
    link: crypto.randomUUID(),
    message: crypto.randomUUID(),
    reservation: crypto.randomUUID(),
    checkout: crypto.randomUUID(),
    subscription: `sub_${crypto.randomUUID()}`,
  };
  const at = new Date().toISOString();
  const mine = { user_id: bob.id };
  await backend.put('chat_messages', {
    ...mine,
    id: bobs.message,
    role: 'user',
    content: KYOTO,
    created_at: at,
  });
  const version = { ...mine, trip_id: trip, revision: 1 };
  await backend.put('trip_versions', { ...version, before: { title: KYOTO }, created_at: at });
  await backend.database.query(
    `insert into public.trip_edits (user_id, trip_id, id, source, edit, outcome, revision, made_at)
     values ($1::uuid, $2::uuid, gen_random_uuid(), 'traveller', '{"kind":"archive"}', 'conflict', 1, now())`,
    [bob.id, trip],
  );
  await backend.put('trip_links', {
    ...mine,
    trip_id: trip,
    id: bobs.link,
    kind: 'page',
    secret_hash: LINK_HASH,
    with_notes: true,
    created_at: at,
  });
  await backend.put('chat_clears', {
    ...mine,
    conversation: 'assistant',
    cleared_at: '2020-01-01T00:00:00Z',
  });
  await backend.put('token_topups', {
    ...mine,
    email: bob.email,
    source: 'checkout',
    tier: 'Pro',
    tokens_added: 5,
    plan_name: 'Pro',
    reference: bobs.checkout,
  });
  await backend.put('checkout_sessions', {
    ...mine,
    id: bobs.checkout,
    tier: 'Pro',
    tokens: 5,
    mode: 'sandbox',
  });
  const subscription = { ...mine, id: bobs.subscription, tier: 'Pro', status: 'canceled', started_at: at };
  await backend.put('subscriptions', subscription);
  await backend.put('stripe_invoices', {
    id: `in_${bobs.checkout}`,
    subscription_id: bobs.subscription,
    tier: 'Pro',
    is_first: true,
  });
  await backend.put('stripe_events', { id: `evt_${bobs.checkout}`, type: 'invoice.paid' });
  await backend.put('follow_ups', { ...mine, plan: '0'.repeat(64) });
  await backend.put('newsletter_subscribers', { email: bob.email });
  await backend.put('affiliate_clicks', { ...mine, link: 'https://www.aviasales.com/' });
  const { error } = await service.rpc('reserve_tokens', {
    p_user: bob.id,
    p_message: bobs.reservation,
    p_amount: 10,
    p_ttl_seconds: 600,
    p_first_response: false,
  });
  if (error) throw error;
  const { jwtSecret } = keysSchema.parse(
    JSON.parse(await readFile(join(backend.dataDir, 'keys.json'), 'utf8')),
  );
  return { backend, alice, bob, suspended, formerAdmin, admin, deleted, jwtSecret, bobs };
}

/** Makes the attempt and says what came of it. */
export async function attack(world: World, attempt: Pick<Attempt, 'call'>): Promise<Verdict> {
  const before = await fingerprint(world.backend);
  const { status, body } = await send(world, attempt.call(world));
  return { status, body, changed: (await fingerprint(world.backend)) !== before };
}

export async function send(
  { backend }: Pick<World, 'backend'>,
  { method = 'GET', path, body, headers = {}, token = null }: Call,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const request = new Request(`${SITE}${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await backend.fetch(request);
  return { status: response.status, body: parse(await response.text()), headers: response.headers };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const TABLES = [
  'public.profiles',
  'public.chat_messages',
  'public.chat_clears',
  'public.trips',
  'public.trip_versions',
  'public.trip_edits',
  'public.trip_links',
  'public.token_topups',
  'public.token_reservations',
  'public.checkout_sessions',
  'public.subscriptions',
  'public.stripe_invoices',
  'public.stripe_events',
  'public.follow_ups',
  'private.failed_turns',
  'public.newsletter_subscribers',
  'public.affiliate_clicks',
  'public.analytics_events',
  'public.blog_posts',
  'auth.users',
  'auth.sessions',
];

/** One digest of every row of every table: a function, since planning twenty queries anew was most of an attempt. */
async function createFingerprint({ database }: TestBackend): Promise<void> {
  const parts = TABLES.map(
    (table) =>
      `(select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) from ${table} t)`,
  );
  await database.exec(
    `create function waymark.fingerprint() returns text language plpgsql as
     $$ begin return concat(${parts.join(', ')}); end $$`,
  );
}

async function fingerprint({ database }: TestBackend): Promise<string> {
  const [row] = await database.query<{ digest: string }>('select waymark.fingerprint() as digest');
  if (!row) throw new Error('No digest of the tables');
  return row.digest;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A JSON Web Token with any header and claims; without a secret it carries no signature. */
export function forge(header: object, claims: object, secret: string | null): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${secret === null ? '' : createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Claims as they are in a session of the account; `expiresIn` seconds may be negative. */
export function claimsOf(member: Member, expiresIn = 3600, role = 'authenticated'): object {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: member.id,
    aud: 'authenticated',
    role,
    email: member.email,
    iat: now - 7200,
    exp: now + expiresIn,
    session_id: crypto.randomUUID(),
  };
}
