/** Raising oneself, and touching another's profile. */
import type { Actor, Attempt, Call, World } from '../world.ts';
import { DENIED, insert } from './shared.ts';

const PRIVILEGES = [
  ['role', { role: 'admin' }],
  ['subscription_status', { subscription_status: 'Business' }],
  ['token_balance', { token_balance: 1_000_000 }],
] as const;

const RAISERS: readonly { actor: Actor; who: (world: World) => { id: string; token: string } }[] = [
  { actor: 'user', who: ({ alice }) => alice },
  { actor: 'former admin', who: ({ formerAdmin }) => formerAdmin },
  { actor: 'suspended user', who: ({ suspended }) => suspended },
];

const NO_GUARD = {
  remove: 'alter table public.profiles disable trigger guard_profile',
  restore: 'alter table public.profiles enable trigger guard_profile',
  without: { status: 204, changed: true },
};

const raises: readonly Attempt[] = RAISERS.flatMap(({ actor, who }) =>
  PRIVILEGES.map(([field, change]): Attempt => ({
    actor,
    name: `raises the own ${field}`,
    call: (world) => patchProfile(who(world), change),
    refused: { status: 403, body: { code: '42501', message: `You cannot change ${field}` } },
    guard: NO_GUARD,
  })),
);

function patchProfile({ id, token }: { id: string; token: string }, body: object): Call {
  return { method: 'PATCH', path: `/rest/v1/profiles?id=eq.${id}`, body, token };
}

export const profiles: readonly Attempt[] = [
  ...raises,
  {
    actor: 'suspended user',
    name: 'lifts the own suspension',
    call: ({ suspended }) => patchProfile(suspended, { status: 'active' }),
    refused: { status: 403, body: { message: 'You cannot change status' } },
    guard: NO_GUARD,
  },
  {
    actor: 'suspended user',
    name: 'changes the own profile',
    call: ({ suspended }) => patchProfile(suspended, { nickname: 'Still here' }),
    refused: { status: 403, body: { message: 'You cannot change profile of a suspended account' } },
    guard: NO_GUARD,
  },
  ...(['id', 'email', 'first_response_at', 'created_at'] as const).map((field): Attempt => ({
    actor: 'user',
    name: `changes the own ${field}`,
    call: ({ alice }) =>
      patchProfile(alice, {
        [field]:
          field === 'id' ? crypto.randomUUID() : field === 'email' ? 'chief@example.test' : '2001-01-01',
      }),
    refused: { status: 403, body: { message: `You cannot change ${field}` } },
    ...(field === 'id' ? {} : { guard: NO_GUARD }),
  })),
  {
    actor: 'user',
    name: 'changes another’s profile',
    call: ({ alice, bob }) => ({
      ...patchProfile({ id: bob.id, token: alice.token }, { nickname: 'Owned' }),
      headers: { prefer: 'return=representation' },
    }),
    refused: { status: 200, body: [] },
    guard: {
      remove:
        'drop policy "profiles: change own or as admin" on public.profiles; create policy "open" on public.profiles for all using (true)',
      restore: `drop policy "open" on public.profiles; create policy "profiles: change own or as admin" on public.profiles
        for update to authenticated using (id = (select auth.uid()) or (select private.is_admin()))
        with check (id = (select auth.uid()) or (select private.is_admin()))`,
      without: { status: 200, body: [{ nickname: 'Owned' }], changed: true },
    },
  },
  {
    actor: 'user',
    name: 'raises everybody at once, without a filter',
    call: ({ alice }) => ({
      method: 'PATCH',
      path: '/rest/v1/profiles',
      body: { role: 'admin' },
      token: alice.token,
    }),
    refused: { status: 403, body: { code: '42501' } },
  },
  {
    actor: 'user',
    name: 'replaces a profile by an upsert',
    call: ({ alice }) =>
      insert('profiles', { id: alice.id, email: alice.email, role: 'admin' }, alice.token, {
        prefer: 'resolution=merge-duplicates',
      }),
    refused: DENIED('profiles'),
  },
  {
    actor: 'user',
    name: 'deletes another’s profile',
    call: ({ alice, bob }) => ({
      method: 'DELETE',
      path: `/rest/v1/profiles?id=eq.${bob.id}`,
      token: alice.token,
    }),
    refused: DENIED('profiles'),
  },
];
