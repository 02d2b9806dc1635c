/** Reading what is another's: a table that is granted answers 200 and no rows, by its policy; others are refused. */
import type { Actor, Attempt, World } from '../world.ts';
import { DENIED, VISITOR_DENIED, wideOpen, withoutPolicies } from './shared.ts';

const READERS: readonly { actor: Actor; token: (world: World) => string | null }[] = [
  { actor: 'visitor', token: () => null },
  { actor: 'user', token: ({ alice }) => alice.token },
  { actor: 'suspended user', token: ({ suspended }) => suspended.token },
  { actor: 'former admin', token: ({ formerAdmin }) => formerAdmin.token },
];

const TARGETS: readonly { what: string; query: (world: World) => string; table: string }[] = [
  { what: 'profile', table: 'profiles', query: ({ bob }) => `profiles?id=eq.${bob.id}&select=email` },
  {
    what: 'chat',
    table: 'chat_messages',
    query: ({ bob }) => `chat_messages?user_id=eq.${bob.id}&select=content`,
  },
  { what: 'trips', table: 'trips', query: ({ bobs }) => `trips?id=eq.${bobs.trip}&select=title` },
  { what: 'trips before', table: 'trip_versions', query: ({ bob }) => `trip_versions?user_id=eq.${bob.id}` },
  { what: 'edits', table: 'trip_edits', query: ({ bobs }) => `trip_edits?trip_id=eq.${bobs.trip}` },
  { what: 'time of clearing', table: 'chat_clears', query: ({ bob }) => `chat_clears?user_id=eq.${bob.id}` },
  { what: 'top-ups', table: 'token_topups', query: ({ bob }) => `token_topups?user_id=eq.${bob.id}` },
  {
    what: 'turns and replies',
    table: 'token_reservations',
    query: ({ bob }) => `token_reservations?user_id=eq.${bob.id}`,
  },
  {
    what: 'checkouts',
    table: 'checkout_sessions',
    query: ({ bob }) => `checkout_sessions?user_id=eq.${bob.id}`,
  },
  { what: 'plan', table: 'subscriptions', query: ({ bob }) => `subscriptions?user_id=eq.${bob.id}` },
  {
    what: 'invoices',
    table: 'stripe_invoices',
    query: ({ bobs }) => `stripe_invoices?subscription_id=eq.${bobs.subscription}`,
  },
  { what: 'payment events', table: 'stripe_events', query: () => 'stripe_events?limit=1' },
  { what: 'letters', table: 'follow_ups', query: ({ bob }) => `follow_ups?user_id=eq.${bob.id}` },
  {
    what: 'subscription',
    table: 'newsletter_subscribers',
    query: ({ bob }) => `newsletter_subscribers?email=eq.${bob.email}`,
  },
  { what: 'clicks', table: 'affiliate_clicks', query: ({ bob }) => `affiliate_clicks?user_id=eq.${bob.id}` },
  {
    what: 'events',
    table: 'analytics_events',
    query: () => 'analytics_events?event_name=eq.ai_usage&limit=1',
  },
];

/** Tables that no member may read, not even their own rows; a visitor may read none of the targets. */
const CLOSED = ['stripe_invoices', 'stripe_events', 'follow_ups', 'trip_edits', 'trip_versions'];
const SEEN = { status: 200, body: [{}], changed: false };

export const reads: readonly Attempt[] = READERS.flatMap(({ actor, token }) =>
  TARGETS.map(({ what, query, table }): Attempt => {
    const role = actor === 'visitor' ? 'anon' : 'authenticated';
    const isGranted = role === 'authenticated' && !CLOSED.includes(table);
    return {
      actor,
      name: `reads another’s ${what}`,
      call: (world) => ({ path: `/rest/v1/${query(world)}`, token: token(world) }),
      refused: isGranted
        ? { status: 200, body: [] }
        : role === 'anon'
          ? VISITOR_DENIED(table)
          : DENIED(table),
      guard: { ...(isGranted ? withoutPolicies(table) : wideOpen(table, 'select', role)), without: SEEN },
    };
  }),
);

const user = ({ alice }: World) => alice.token;

export const readsAround: readonly Attempt[] = [
  {
    actor: 'user',
    name: 'reads every profile without a filter',
    call: (world) => ({ path: '/rest/v1/profiles?select=nickname', token: user(world) }),
    refused: { status: 200, body: [{ nickname: null }] },
  },
  {
    actor: 'user',
    name: 'counts the profiles by the range of the answer',
    call: (world) => ({
      path: `/rest/v1/profiles?select=id&id=neq.${world.alice.id}`,
      token: user(world),
      headers: { prefer: 'count=exact' },
    }),
    refused: { status: 200, body: [] },
  },
  {
    actor: 'user',
    name: 'reaches another’s profile through an embedded row',
    call: ({ bob, ...world }) => ({
      path: `/rest/v1/token_topups?select=email,profiles(email)&user_id=eq.${bob.id}`,
      token: world.alice.token,
    }),
    refused: { status: 400, body: { code: 'WM400' } },
  },
  {
    actor: 'visitor',
    name: 'sums up balances with an aggregate',
    call: () => ({ path: '/rest/v1/profiles?select=token_balance.sum()' }),
    refused: { status: 400, body: { code: 'WM400' } },
  },
  ...['auth', 'private', 'waymark', 'pg_catalog'].map((schema): Attempt => ({
    actor: 'user',
    name: `asks for tables of the schema ${schema}`,
    call: (world) => ({
      path: '/rest/v1/users?select=*',
      token: user(world),
      headers: { 'accept-profile': schema },
    }),
    refused: { status: 406, body: { code: 'PGRST106' } },
  })),
  {
    actor: 'visitor',
    name: 'asks without any key',
    call: () => ({ path: '/rest/v1/profiles', headers: { apikey: '' } }),
    refused: { status: 401 },
  },
  {
    actor: 'visitor',
    name: 'tries a made-up secret key',
    call: () => ({ path: '/rest/v1/profiles', headers: { apikey: `sb_secret_${'x'.repeat(43)}` } }),
    refused: { status: 401 },
  },
];
