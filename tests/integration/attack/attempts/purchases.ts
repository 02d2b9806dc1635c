/** The books of purchases and letters: nobody but the service writes in them, or calls what moves them. */
import type { Attempt, Call, World } from '../world.ts';
import { DENIED, insert, VISITOR_DENIED } from './shared.ts';

const ACTORS = [
  ['visitor', () => null],
  ['user', ({ bob }: World) => bob.token],
  ['suspended user', ({ suspended }: World) => suspended.token],
  ['former admin', ({ formerAdmin }: World) => formerAdmin.token],
] as const;

const TABLES: readonly {
  readonly table: string;
  readonly row: (world: World) => object;
  /** Bob's row, and what would be worth having in it. */
  readonly bobs: (world: World) => string;
  readonly change: object;
}[] = [
  {
    table: 'subscriptions',
    row: ({ bob }) => ({
      id: `sub_${crypto.randomUUID()}`,
      user_id: bob.id,
      tier: 'Business',
      status: 'active',
      started_at: new Date().toISOString(),
    }),
    bobs: ({ bob }) => `user_id=eq.${bob.id}`,
    change: { tier: 'Business', status: 'active' },
  },
  {
    table: 'stripe_invoices',
    row: ({ bobs }) => ({
      id: `in_${crypto.randomUUID()}`,
      subscription_id: bobs.subscription,
      tier: 'Business',
      is_first: true,
    }),
    bobs: ({ bobs }) => `subscription_id=eq.${bobs.subscription}`,
    change: { tier: 'Business', granted_at: null },
  },
  {
    table: 'stripe_events',
    row: () => ({ id: `evt_${crypto.randomUUID()}`, type: 'invoice.paid' }),
    bobs: ({ bobs }) => `id=eq.evt_${bobs.checkout}`,
    change: { type: 'customer.created' },
  },
  {
    table: 'follow_ups',
    row: ({ bob }) => ({ user_id: bob.id, plan: '1'.repeat(64) }),
    bobs: ({ bob }) => `user_id=eq.${bob.id}`,
    change: { requested_at: '2020-01-01T00:00:00Z' },
  },
];

const writes = ACTORS.flatMap(([actor, token]) =>
  TABLES.flatMap(({ table, row, bobs, change }): Attempt[] => [
    {
      actor,
      name: `writes a row of ${table}`,
      call: (world) => insert(table, row(world), token(world)),
      refused: actor === 'visitor' ? VISITOR_DENIED(table) : DENIED(table),
    },
    {
      actor,
      name: `changes Bob’s row of ${table}`,
      call: (world) => ({
        method: 'PATCH',
        path: `/rest/v1/${table}?${bobs(world)}`,
        body: change,
        token: token(world),
      }),
      refused: actor === 'visitor' ? VISITOR_DENIED(table) : DENIED(table),
    },
    {
      actor,
      name: `deletes Bob’s row of ${table}`,
      call: (world) => ({
        method: 'DELETE',
        path: `/rest/v1/${table}?${bobs(world)}`,
        token: token(world),
      }),
      refused: actor === 'visitor' ? VISITOR_DENIED(table) : DENIED(table),
    },
  ]),
);

const PROCEDURES: readonly (readonly [name: string, body: (world: World) => object])[] = [
  [
    'open_checkout',
    ({ bob }) => ({ p_user: bob.id, p_id: null, p_tier: 'Pro', p_tokens: 100_000, p_mode: 'sandbox' }),
  ],
  ['settle_sandbox_payment', ({ bobs }) => ({ p_session: bobs.checkout, p_state: 'paid' })],
  [
    'complete_checkout',
    ({ bob, bobs }) => ({ p_user: bob.id, p_session: bobs.checkout, p_tier: null, p_tokens: null }),
  ],
  [
    'apply_stripe_event',
    ({ bob, bobs }) => ({
      p_event: {
        id: 'evt_1',
        type: 'invoice.paid',
        created: 1_790_000_000,
        rank: 2,
        subscription: bobs.subscription,
        user_id: bob.id,
        started: 1_790_000_000,
        status: 'active',
        tier: 'Business',
      },
    }),
  ],
  [
    'claim_follow_up',
    ({ bob }) => ({ p_user: bob.id, p_plan: '2'.repeat(64), p_limit: 9, p_window_seconds: 1 }),
  ],
  ['release_follow_up', ({ bob }) => ({ p_user: bob.id, p_plan: '0'.repeat(64) })],
];

const call = (name: string, body: object, token: string | null): Call => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body,
  token,
});
const calls = ACTORS.flatMap(([actor, token]) =>
  PROCEDURES.map(([name, body]): Attempt => ({
    actor,
    name: `calls ${name}`,
    call: (world) => call(name, body(world), token(world)),
    refused: { status: actor === 'visitor' ? 401 : 403, body: { code: '42501' } },
  })),
);

export const purchases: readonly Attempt[] = [...writes, ...calls];
