/** Calling what is for the service or an admin: procedures, the auth admin, the last admin's seat. */
import type { Attempt, Call, World } from '../world.ts';
import { DENIED } from './shared.ts';

function rpc(name: string, body: object, token: string | null, headers: Record<string, string> = {}): Call {
  return { method: 'POST', path: `/rest/v1/rpc/${name}`, body, token, headers };
}

const turn = ({ alice }: World) => ({ p_user: alice.id, p_message: crypto.randomUUID() });

const PROCEDURES = [
  {
    name: 'reserve_tokens',
    types: 'uuid, uuid, integer, integer, boolean, boolean',
    body: (world: World) => ({ ...turn(world), p_amount: 1, p_ttl_seconds: 60, p_first_response: true }),
  },
  {
    name: 'settle_turn',
    types: 'uuid, uuid, integer, jsonb, jsonb',
    body: ({ bob, bobs }: World) => ({
      p_user: bob.id,
      p_message: bobs.reservation,
      p_used: 10_000,
      p_reply: {},
      p_turn: {},
    }),
  },
  {
    name: 'save_trip',
    types: 'uuid, uuid, integer, jsonb, jsonb',
    body: ({ bob, bobs }: World) => ({
      p_user: bob.id,
      p_trip: bobs.trip,
      p_expected: 1,
      p_edit: {
        id: crypto.randomUUID(),
        edit: { kind: 'rename' },
        device_id: crypto.randomUUID(),
        device: 'Evil',
        made_at: new Date().toISOString(),
        outcome: 'applied',
      },
      p_state: { title: 'Pwned' },
    }),
  },
  {
    name: 'copy_trip',
    types: 'uuid, uuid, uuid, integer, jsonb',
    body: ({ bob, bobs }: World) => ({
      p_user: bob.id,
      p_trip: bobs.trip,
      p_copy: crypto.randomUUID(),
      p_expected: 1,
      p_state: { title: 'Pwned' },
    }),
  },
  {
    name: 'delete_trip',
    types: 'uuid, uuid',
    body: ({ bob, bobs }: World) => ({ p_user: bob.id, p_trip: bobs.trip }),
  },
  {
    name: 'read_trip',
    types: 'uuid, uuid, uuid[]',
    body: ({ bob, bobs }: World) => ({ p_user: bob.id, p_trip: bobs.trip, p_edits: [] }),
  },
  {
    name: 'read_turn',
    types: 'uuid, text, uuid, boolean',
    body: ({ bob, bobs }: World) => ({
      p_user: bob.id,
      p_conversation: 'assistant',
      p_trip: bobs.trip,
      p_given: true,
    }),
  },
  {
    name: 'release_tokens',
    types: 'uuid, uuid',
    body: ({ bob, bobs }: World) => ({ p_user: bob.id, p_message: bobs.reservation }),
  },
] as const;

const procedures = PROCEDURES.flatMap(({ name, types, body }) =>
  (['visitor', 'user', 'former admin'] as const).map((actor): Attempt => ({
    actor,
    name: `calls ${name}`,
    call: (world) =>
      rpc(
        name,
        body(world),
        actor === 'visitor' ? null : actor === 'user' ? world.alice.token : world.formerAdmin.token,
      ),
    refused: { status: actor === 'visitor' ? 401 : 403, body: { code: '42501' } },
    ...(actor === 'user' && (name === 'reserve_tokens' || name === 'release_tokens')
      ? {
          guard: {
            remove: `grant execute on function public.${name}(${types}) to authenticated`,
            restore: `revoke execute on function public.${name}(${types}) from authenticated;
                delete from public.token_reservations where not metered;
                update public.token_reservations set state = 'held'`,
            without: { changed: true },
          },
        }
      : {}),
  })),
);

const ADMIN_CALLS = [
  ['GET', 'users', undefined],
  ['POST', 'users', { email: 'made@example.test', password: 'waymark1', email_confirm: true }],
  ['DELETE', 'users/:bob', undefined],
] as const;

const adminCalls = ADMIN_CALLS.flatMap(([method, path, body]) =>
  (['visitor', 'user', 'former admin'] as const).map((actor): Attempt => ({
    actor,
    name: `calls the auth admin: ${method} ${path}`,
    call: ({ alice, bob, formerAdmin }) => ({
      method,
      path: `/auth/v1/admin/${path.replace(':bob', bob.id)}`,
      ...(body ? { body } : {}),
      token: actor === 'visitor' ? null : actor === 'user' ? alice.token : formerAdmin.token,
    }),
    refused: { status: 403, body: { error_code: 'not_admin' } },
  })),
);

const LAST_ADMIN = { code: '42501', message: 'The last admin cannot be demoted, suspended or deleted' };

/** World makes two admins beside the demo's: these attempts go for all of them at once. */
const lastAdmin: readonly Attempt[] = [
  ...([{ role: 'user' }, { status: 'suspended' }] as const).map((change): Attempt => ({
    actor: 'user',
    name: `an admin takes every admin away: ${JSON.stringify(change)}`,
    call: ({ admin }) => ({
      method: 'PATCH',
      path: '/rest/v1/profiles?role=eq.admin',
      body: change,
      token: admin.token,
    }),
    refused: { status: 403, body: LAST_ADMIN },
    // the admin's own row is among them, which has a guard of its own
    guard: {
      remove: 'alter table public.profiles disable trigger keep_last_admin, disable trigger keep_own_admin',
      restore: 'alter table public.profiles enable trigger keep_last_admin, enable trigger keep_own_admin',
      without: { status: 204, changed: true },
    },
  })),
  {
    actor: 'user',
    name: 'an admin deletes every admin through the service',
    call: ({ backend }) => ({
      method: 'DELETE',
      path: '/rest/v1/profiles?role=eq.admin',
      headers: { apikey: backend.secretKey },
    }),
    refused: DENIED('profiles'),
  },
];

export const calls: readonly Attempt[] = [
  ...procedures,
  ...adminCalls,
  ...lastAdmin,
  {
    actor: 'visitor',
    name: 'clears a chat',
    call: () => rpc('clear_chat', { before: new Date().toISOString() }, null),
    refused: { status: 401, body: { code: '42501' } },
  },
  {
    actor: 'suspended user',
    name: 'clears the own chat',
    call: ({ suspended }) => rpc('clear_chat', { before: new Date().toISOString() }, suspended.token),
    refused: { status: 403, body: { code: '42501', message: 'A suspended account cannot clear its chat' } },
    guard: {
      remove: `create or replace function private.is_active() returns boolean language sql stable as 'select true'`,
      restore: `create or replace function private.is_active() returns boolean
        language sql stable security definer set search_path = '' as
        'select exists (select 1 from public.profiles p where p.id = auth.uid() and p.status = ''active'')'`,
      without: { status: 200, changed: true },
    },
  },
  ...['is_admin', 'is_service', 'tokens_held'].map((name): Attempt => ({
    actor: 'user',
    name: `calls private.${name}`,
    call: ({ alice }) => rpc(name, {}, alice.token, { 'content-profile': 'private' }),
    refused: { status: 406, body: { code: 'PGRST106' } },
  })),
  ...(
    [
      ['pg_sleep', { seconds: 5 }],
      ['set_config', { setting_name: 'role', new_value: 'service_role', is_local: false }],
      ['pg_read_file', { filename: '/etc/passwd' }],
    ] as const
  ).map(([name, body]): Attempt => ({
    actor: 'user',
    name: `calls ${name} of PostgreSQL`,
    call: ({ alice }) => rpc(name, body, alice.token),
    refused: { status: 404, body: { code: 'PGRST202' } },
  })),
  {
    actor: 'user',
    name: 'chats as another',
    call: ({ alice, bob }) => ({
      method: 'POST',
      path: '/functions/v1/token-chat',
      body: { user_id: bob.id, message: 'Three days in Lisbon', message_id: crypto.randomUUID() },
      token: alice.token,
    }),
    refused: { status: 403, body: { error: 'forbidden', field: 'user_id' } },
  },
  {
    actor: 'suspended user',
    name: 'chats',
    call: ({ suspended }) => ({
      method: 'POST',
      path: '/functions/v1/token-chat',
      body: { user_id: suspended.id, message: 'Three days in Lisbon', message_id: crypto.randomUUID() },
      token: suspended.token,
    }),
    refused: { status: 403, body: { error: 'suspended' } },
    guard: {
      remove: `update public.profiles set status = 'active' where status = 'suspended'`,
      restore: 'select 1',
      without: { status: 200, changed: true },
    },
  },
  {
    actor: 'deleted user',
    name: 'chats',
    call: ({ deleted }) => ({
      method: 'POST',
      path: '/functions/v1/token-chat',
      body: { user_id: deleted.id, message: 'Three days in Lisbon', message_id: crypto.randomUUID() },
      token: deleted.token,
    }),
    refused: { status: 401, body: { error: 'unauthorized' } },
  },
];
