/** The admin's calls, as they leave for the server and as their answers are read. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addUser, loadDashboard, loadUsers, removeUser, saveUser } from '@/data/repositories/admin.ts';
import type { HttpAnswer, HttpRequest } from '@/data/remote/transport/http.ts';
import { AppError } from '@domain/errors/appError.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { BEN, userWith } from '../domain/admin/users.ts';

const ADMIN = '11111111-1111-4111-8111-111111111111';
const send = vi.fn<(request: HttpRequest) => Promise<HttpAnswer>>();
const refuse = vi.fn<(token: string) => void>();
const tokens = vi.fn<(userId: string) => Promise<string>>();
const ctx = {
  http: { send, stream: vi.fn(), fetch: vi.fn() },
  session: { current: () => null, token: tokens, leave: vi.fn(), welcome: vi.fn(), refuse },
  clock: createFakeClock(),
};

beforeEach(() => {
  vi.resetAllMocks();
  tokens.mockResolvedValue('token');
});

function answers(...replies: readonly (readonly [status: number, body: unknown])[]): void {
  for (const [status, body] of replies) send.mockResolvedValueOnce({ status, body, retryAfter: undefined });
}
const sent = (index = 0) => {
  const request = send.mock.calls[index]?.[0];
  const url = new URL(request?.url ?? '', 'https://waymark.test');
  return { method: request?.method, path: url.pathname, query: [...url.searchParams], body: request?.body };
};

describe('the list', () => {
  const list = { total: 1, admins: 1, page: 1, rows: [userWith()] };

  it('is asked for with the newest change first', async () => {
    answers([200, list]);
    const query = { search: '50%', sort: null, ascending: true, page: 3 };
    expect(await loadUsers(ctx, ADMIN, query)).toEqual(list);
    expect(sent()).toMatchObject({
      method: 'POST',
      path: '/rest/v1/rpc/admin_list_users',
      body: { search: '50%', sort: 'updated_at', ascending: false, page: 3, page_size: 25 },
    });
  });

  it('is asked for in the order of a column', async () => {
    answers([200, list]);
    await loadUsers(ctx, ADMIN, { search: '', sort: 'tokens', ascending: true, page: 1 });
    expect(sent().body).toMatchObject({ sort: 'tokens', ascending: true });
  });

  it('takes an empty status for active', async () => {
    answers([200, { ...list, rows: [{ ...userWith(), status: null }] }]);
    const { rows } = await loadUsers(ctx, ADMIN, { search: '', sort: null, ascending: false, page: 1 });
    expect(rows).toEqual([userWith()]);
  });

  it('is asked for once more with another token when the first is refused', async () => {
    tokens.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    answers([401, { message: 'JWT expired' }], [200, list]);
    await loadUsers(ctx, ADMIN, { search: '', sort: null, ascending: false, page: 1 });
    expect(refuse).toHaveBeenCalledExactlyOnceWith('old');
    expect(send.mock.calls[1]?.[0].headers).toMatchObject({ authorization: 'Bearer new' });
  });

  it.each([
    [
      403,
      { message: 'Only admins may do this' },
      { reason: 'forbidden', serverMessage: 'Only admins may do this' },
    ],
    [400, { message: 'sort: is no column of the list' }, { reason: 'invalid' }],
    [200, { rows: 'none' }, { reason: 'bad_answer' }],
    [500, null, { reason: 'server' }],
  ])('fails on %d %j with a reason', async (status, body, error) => {
    answers([status, body]);
    const query = { search: '', sort: null, ascending: false, page: 1 };
    await expect(loadUsers(ctx, ADMIN, query)).rejects.toMatchObject(error);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('the dashboard', () => {
  const analytics = {
    totals: [{ event_name: 'page_view', total: 3, samples: 1 }],
    days: [{ day: '2026-11-21', page_view: 3, newsletter_signup: 0, ai_usage: 0 }],
  };
  const event = { event_name: 'page_view', created_at: '2026-11-21T10:00:00Z', properties: { path: '/' } };

  it('has thirty days of figures and the ten newest events', async () => {
    answers([200, analytics], [200, [event]]);
    expect(await loadDashboard(ctx, ADMIN)).toEqual({ analytics, events: [event], at: ctx.clock.now() });
    expect(sent().body).toEqual({ days: 30 });
    expect(sent(1)).toMatchObject({
      path: '/rest/v1/analytics_events',
      query: [
        ['select', 'event_name,created_at,properties'],
        ['order', 'created_at.desc'],
        ['limit', '10'],
      ],
    });
  });
});

describe('a change', () => {
  const user = userWith({ token_balance: 300, role: 'a&b=c' });

  it('names what it replaces, and nothing else', async () => {
    const changed = { ...user, token_balance: 800, role: 'user' };
    answers([200, [changed]]);
    const outcome = await saveUser(ctx, ADMIN, user, { token_balance: 800, role: 'user' });
    expect(outcome).toEqual({ saved: true, user: changed });
    expect(sent()).toEqual({
      method: 'PATCH',
      path: '/rest/v1/profiles',
      query: [
        ['select', 'id,email,full_name,subscription_status,token_balance,role,status,updated_at'],
        ['id', `eq.${BEN}`],
        ['token_balance', 'eq.300'],
        ['role', 'eq.a&b=c'],
      ],
      body: { token_balance: 800, role: 'user' },
    });
    expect(send.mock.calls[0]?.[0].headers).toMatchObject({ prefer: 'return=representation' });
  });

  it('replaces nothing where nothing stood', async () => {
    answers([200, [user]]);
    const holey = { ...user, subscription_status: null };
    await saveUser(ctx, ADMIN, holey, { subscription_status: 'Pro' });
    expect(sent().query).toContainEqual(['subscription_status', 'is.null']);
  });

  it('that comes too late answers the account as it is', async () => {
    const now = { ...user, token_balance: 250 };
    answers([200, []], [200, [now]]);
    expect(await saveUser(ctx, ADMIN, user, { token_balance: 800 })).toEqual({ saved: false, user: now });
    expect(sent(1).query).toContainEqual(['id', `eq.${BEN}`]);
  });

  it('that was made before, and whose answer was lost, is made', async () => {
    const now = { ...user, token_balance: 800 };
    answers([200, []], [200, [now]]);
    expect(await saveUser(ctx, ADMIN, user, { token_balance: 800 })).toEqual({ saved: true, user: now });
  });

  it('of an account that is gone fails', async () => {
    answers([200, []], [200, []]);
    await expect(saveUser(ctx, ADMIN, user, { token_balance: 800 })).rejects.toMatchObject({
      reason: 'not_found',
    });
  });

  it('that the database refuses says so in its words', async () => {
    answers([403, { message: 'The last admin cannot be demoted, suspended or deleted' }]);
    await expect(saveUser(ctx, ADMIN, user, { role: 'user' })).rejects.toMatchObject({
      reason: 'forbidden',
      serverMessage: 'The last admin cannot be demoted, suspended or deleted',
    });
  });
});

it('a new user and a deletion are calls of the functions', async () => {
  const made = { email: 'new@example.test', password: 'secret1', full_name: 'New', role: '' };
  answers(
    [200, { user: { id: BEN, email: made.email, full_name: 'New', role: 'user' } }],
    [200, { deleted: true }],
  );
  await addUser(ctx, ADMIN, made);
  await removeUser(ctx, ADMIN, BEN);
  expect(sent()).toMatchObject({ path: '/functions/v1/admin-create-user', body: made });
  expect(sent(1)).toMatchObject({ path: '/functions/v1/admin-delete-user', body: { user_id: BEN } });
});

it('nothing is sent without a session', async () => {
  tokens.mockRejectedValue(new AppError('unauthorized'));
  await expect(removeUser(ctx, ADMIN, BEN)).rejects.toMatchObject({ reason: 'unauthorized' });
  expect(send).not.toHaveBeenCalled();
});
