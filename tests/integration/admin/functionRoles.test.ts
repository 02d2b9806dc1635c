/** Who may call which function: as the database has them at the time of the call, whatever their token says. */
import { expect, it } from 'vitest';
import { describeOnEmbedded, PASSWORD, type TestBackend } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';

const STRANGER = '00000000-0000-4000-8000-000000000000';

/** A valid call of each function, from the account with the address. */
const CALLS: Readonly<Record<string, (email: string) => unknown>> = {
  'admin-create-user': () => ({
    email: `${crypto.randomUUID()}@example.test`,
    password: PASSWORD,
    full_name: 'Made',
  }),
  'admin-delete-user': () => ({ user_id: STRANGER }),
  'update-profile': () => ({ nickname: 'Sam' }),
  'ai-trip-planner': () => ({ messages: [{ role: 'user', content: 'hello' }] }),
  'ai-trip-planner (follow-up)': (email) => ({
    triggerN8n: true,
    bookingDetails: { url: 'https://partner.test/' },
    userEmail: email,
  }),
  'delete-user': () => undefined,
};

const ROLES = {
  visitor: {
    'admin-create-user': 401,
    'admin-delete-user': 401,
    'update-profile': 401,
    'ai-trip-planner': 401,
    'ai-trip-planner (follow-up)': 401,
    'delete-user': 401,
  },
  user: {
    'admin-create-user': 403,
    'admin-delete-user': 403,
    'update-profile': 200,
    'ai-trip-planner': 200,
    'ai-trip-planner (follow-up)': 200,
    'delete-user': 200,
  },
  suspended: {
    'admin-create-user': 403,
    'admin-delete-user': 403,
    'update-profile': 403,
    'ai-trip-planner': 403,
    'ai-trip-planner (follow-up)': 403,
    'delete-user': 200,
  },
  admin: {
    'admin-create-user': 200,
    'admin-delete-user': 404,
    'update-profile': 200,
    'ai-trip-planner': 200,
    'ai-trip-planner (follow-up)': 200,
    'delete-user': 200,
  },
  'suspended admin': {
    'admin-create-user': 403,
    'admin-delete-user': 403,
    'update-profile': 403,
    'ai-trip-planner': 403,
    'ai-trip-planner (follow-up)': 403,
    'delete-user': 200,
  },
  /** Demoted after the token was made. */
  'former admin': {
    'admin-create-user': 403,
    'admin-delete-user': 403,
    'update-profile': 200,
    'ai-trip-planner': 200,
    'ai-trip-planner (follow-up)': 200,
    'delete-user': 200,
  },
  /** Deleted after the token was made. */
  'deleted account': {
    'admin-create-user': 401,
    'admin-delete-user': 401,
    'update-profile': 401,
    'ai-trip-planner': 401,
    'ai-trip-planner (follow-up)': 401,
    'delete-user': 401,
  },
} as const;
type Role = keyof typeof ROLES;
const isRole = (name: string): name is Role => name in ROLES;
const ROLE_NAMES = Object.keys(ROLES).filter(isRole);

async function caller(backend: TestBackend, role: Role): Promise<{ email: string; token: string | null }> {
  if (role === 'visitor') return { email: '', token: null };
  const isAdmin = role.endsWith('admin');
  const account = await backend.account({
    role: isAdmin ? 'admin' : 'user',
    status: role.startsWith('suspended') ? 'suspended' : 'active',
  });
  const token = await tokenOf(account.client);
  const service = backend.service();
  if (role === 'former admin') await service.from('profiles').update({ role: 'user' }).eq('id', account.id);
  if (role === 'deleted account') await service.auth.admin.deleteUser(account.id);
  return { email: account.email, token };
}

describeOnEmbedded('callers of the account functions', (backend) => {
  it.each(ROLE_NAMES)('%s', async (role) => {
    const { email, token } = await caller(backend(), role);
    const found: Record<string, number> = {};
    for (const [call, body] of Object.entries(CALLS)) {
      const name = call.replace(/ .*/, '');
      found[call] = (await callFunction(backend(), name, body(email), token)).status;
    }
    expect(found).toEqual(ROLES[role]);
  });

  it('and nobody by another’s key or a forged token', async () => {
    for (const name of new Set(Object.keys(CALLS).map((call) => call.replace(/ .*/, '')))) {
      for (const token of ['x.y.z', backend().publishableKey]) {
        expect((await callFunction(backend(), name, {}, token)).status).toBe(401);
      }
    }
  });
});
