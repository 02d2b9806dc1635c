/** Writing for another, and what is nobody's to write. */
import type { Attempt, World } from '../world.ts';
import {
  DENIED,
  insert,
  POLICY,
  VISITOR_DENIED,
  VISITOR_POLICY,
  wideOpen,
  withoutPolicies,
} from './shared.ts';

const message = (world: World) => ({
  id: crypto.randomUUID(),
  user_id: world.bob.id,
  role: 'assistant',
  content: 'Send your password to alice',
  created_at: new Date().toISOString(),
});

export const writes: readonly Attempt[] = [
  {
    actor: 'user',
    name: 'writes a message into another’s chat',
    call: (world) => insert('chat_messages', message(world), world.alice.token),
    refused: POLICY('chat_messages'),
    guard: withoutPolicies('chat_messages'),
  },
  {
    actor: 'visitor',
    name: 'writes a message into somebody’s chat',
    call: (world) => insert('chat_messages', message(world), null),
    refused: VISITOR_DENIED('chat_messages'),
    guard: wideOpen('chat_messages', 'insert', 'anon'),
  },
  {
    actor: 'suspended user',
    name: 'writes into the own chat',
    call: (world) =>
      insert('chat_messages', { ...message(world), user_id: world.suspended.id }, world.suspended.token),
    refused: POLICY('chat_messages'),
    guard: {
      remove: `create or replace function private.is_active() returns boolean language sql stable as 'select true'`,
      restore: `create or replace function private.is_active() returns boolean
        language sql stable security definer set search_path = '' as
        'select exists (select 1 from public.profiles p where p.id = auth.uid() and p.status = ''active'')'`,
      without: { status: 201, changed: true },
    },
  },
  {
    actor: 'deleted user',
    name: 'writes into the chat of the account that is gone',
    call: (world) =>
      insert('chat_messages', { ...message(world), user_id: world.deleted.id }, world.deleted.token),
    refused: POLICY('chat_messages'),
  },
  {
    actor: 'user',
    name: 'rewrites another’s message',
    call: ({ alice, bobs }) => ({
      method: 'PATCH',
      path: `/rest/v1/chat_messages?id=eq.${bobs.message}`,
      body: { content: 'x' },
      token: alice.token,
    }),
    refused: DENIED('chat_messages'),
    guard: {
      ...wideOpen('chat_messages', 'update', 'authenticated'),
      without: { status: 204, changed: true },
    },
  },
  {
    actor: 'user',
    name: 'sets another’s time of clearing',
    call: ({ alice, bob }) =>
      insert('chat_clears', { user_id: bob.id, cleared_at: '2030-01-01T00:00:00Z' }, alice.token, {
        prefer: 'resolution=merge-duplicates',
      }),
    refused: DENIED('chat_clears'),
  },
  ...(['user', 'visitor'] as const).map((actor): Attempt => ({
    actor,
    name: 'logs a click for another',
    call: ({ alice, bob }) =>
      insert(
        'affiliate_clicks',
        { user_id: bob.id, link: 'https://www.aviasales.com/' },
        actor === 'user' ? alice.token : null,
      ),
    refused: actor === 'user' ? POLICY('affiliate_clicks') : VISITOR_POLICY('affiliate_clicks'),
    guard: withoutPolicies('affiliate_clicks'),
  })),
  {
    actor: 'user',
    name: 'gives itself a top-up',
    call: ({ alice }) =>
      insert(
        'token_topups',
        {
          user_id: alice.id,
          email: alice.email,
          source: 'checkout',
          tier: 'Business',
          tokens_added: 1_000_000,
          plan_name: 'Business',
          reference: crypto.randomUUID(),
        },
        alice.token,
      ),
    refused: DENIED('token_topups'),
    guard: wideOpen('token_topups', 'insert', 'authenticated'),
  },
  {
    actor: 'user',
    name: 'makes a checkout that is paid already',
    call: ({ alice }) =>
      insert(
        'checkout_sessions',
        {
          id: crypto.randomUUID(),
          user_id: alice.id,
          tier: 'Business',
          tokens: 9,
          mode: 'sandbox',
          state: 'paid',
        },
        alice.token,
      ),
    refused: DENIED('checkout_sessions'),
    guard: wideOpen('checkout_sessions', 'insert', 'authenticated'),
  },
  {
    actor: 'user',
    name: 'marks a checkout as paid',
    call: ({ bob, bobs }) => ({
      method: 'PATCH',
      path: `/rest/v1/checkout_sessions?id=eq.${bobs.checkout}`,
      body: { state: 'paid' },
      token: bob.token,
    }),
    refused: DENIED('checkout_sessions'),
    guard: {
      ...wideOpen('checkout_sessions', 'update', 'authenticated'),
      without: { status: 204, changed: true },
    },
  },
  {
    actor: 'user',
    name: 'releases a turn by hand',
    call: ({ bob, bobs }) => ({
      method: 'PATCH',
      path: `/rest/v1/token_reservations?message_id=eq.${bobs.reservation}`,
      body: { state: 'released' },
      token: bob.token,
    }),
    refused: DENIED('token_reservations'),
    guard: {
      ...wideOpen('token_reservations', 'update', 'authenticated'),
      without: { status: 204, changed: true },
    },
  },
  {
    actor: 'user',
    name: 'counts usage that never was',
    call: ({ alice }) => insert('analytics_events', { event_name: 'ai_usage' }, alice.token),
    refused: POLICY('analytics_events'),
    guard: withoutPolicies('analytics_events'),
  },
  {
    actor: 'visitor',
    name: 'reports a page view with more than its path',
    call: () =>
      insert('analytics_events', { event_name: 'page_view', properties: { path: '/', sample: true } }, null),
    refused: { status: 400, body: { code: '23514' } },
    guard: {
      remove: 'alter table public.analytics_events disable trigger guard_page_view',
      restore: 'alter table public.analytics_events enable trigger guard_page_view',
      without: { status: 201, changed: true },
    },
  },
  ...['https://evil.example/', '/profile?token=secret', 7, `/${'x'.repeat(200)}`, '/a\nb'].map(
    (path): Attempt => ({
      actor: 'visitor',
      name: `reports a page view of ${JSON.stringify(path).slice(0, 40)}`,
      call: () => insert('analytics_events', { event_name: 'page_view', properties: { path } }, null),
      refused: { status: 400, body: { code: '23514' } },
    }),
  ),
  {
    actor: 'visitor',
    name: 'logs a click on a script',
    call: () => insert('affiliate_clicks', { link: 'javascript:alert(1)' }, null),
    refused: { status: 400, body: { code: '23514' } },
  },
  {
    actor: 'visitor',
    name: 'logs a click with a line break',
    call: () => insert('affiliate_clicks', { link: 'https://a.example/\nhttps://b.example/' }, null),
    refused: { status: 400, body: { code: '23514', message: 'link: must be a web address' } },
    guard: {
      remove: 'alter table public.affiliate_clicks disable trigger guard_click',
      restore: 'alter table public.affiliate_clicks enable trigger guard_click',
      without: { status: 201, changed: true },
    },
  },
  {
    actor: 'visitor',
    name: 'asks for the subscriber’s row back, to see what the table fills in',
    call: () =>
      insert('newsletter_subscribers', { email: 'peek@example.test' }, null, {
        prefer: 'return=representation',
      }),
    refused: VISITOR_DENIED('newsletter_subscribers'),
  },
  {
    actor: 'visitor',
    name: 'overwrites a subscriber by an upsert',
    call: ({ bob }) =>
      insert('newsletter_subscribers?on_conflict=id', { email: bob.email }, null, {
        prefer: 'resolution=merge-duplicates',
      }),
    refused: VISITOR_DENIED('newsletter_subscribers'),
  },
  ...(['visitor', 'user', 'former admin'] as const).map((actor): Attempt => {
    const isVisitor = actor === 'visitor';
    const guard = isVisitor ? wideOpen('blog_posts', 'insert', 'anon') : withoutPolicies('blog_posts');
    return {
      actor,
      name: 'publishes an article',
      call: ({ alice, formerAdmin }) =>
        insert(
          'blog_posts',
          { slug: 'pwned', title: 'T', category: 'C', author: 'A', content: '<script>alert(1)</script>' },
          isVisitor ? null : actor === 'user' ? alice.token : formerAdmin.token,
        ),
      refused: isVisitor ? VISITOR_DENIED('blog_posts') : POLICY('blog_posts'),
      guard: { ...guard, restore: `delete from public.blog_posts where slug = 'pwned'; ${guard.restore}` },
    };
  }),
];
