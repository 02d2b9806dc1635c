/** The guards of the guards migration that are not about one refused request. */
import { beforeAll, describe, expect, it } from 'vitest';
import { functionErrorSchema } from '@domain/errors/functionErrors.ts';
import { describeOnBoth, type Account, type Client } from '../../support/backend.ts';
import { send } from './world.ts';

const MINUTE = 60_000;
const CHAT_CAP = 5000;
const FAILURES = 20;

function messageOf(owner: Account, createdAt: string) {
  return { id: crypto.randomUUID(), user_id: owner.id, role: 'user', content: 'x', created_at: createdAt };
}

describeOnBoth('guards of the database', (backend) => {
  let service: Client;
  let account: Account;
  beforeAll(async () => {
    service = backend().service();
    account = await backend().account();
  });

  it.each([
    ['a connection without a request', '', true],
    ['a request without a role', `set_config('request.jwt.claims', '{"sub":"x"}', true)`, false],
    ['a request without a token', `set_config('request.method', 'GET', true)`, false],
    ['a session that acts as a visitor', `set_config('role', 'anon', true)`, false],
    ['a session that acts as a user', `set_config('role', 'authenticated', true)`, false],
    ['the service', `set_config('request.jwt.claim.role', 'service_role', true)`, true],
    ['an admin’s request', `set_config('request.jwt.claim.role', 'authenticated', true)`, false],
  ])('knows whether %s is the service', async (_who, setting, expected) => {
    const [row] = await backend().database.transaction(async (transaction) => {
      if (setting) await transaction.query(`select ${setting}`);
      return transaction.query<{ service: boolean }>('select private.is_service() as service');
    });
    expect(row).toEqual({ service: expected });
  });

  it('lets nobody but the service change a balance, not even a request that names no role', async () => {
    await expect(
      backend().database.transaction(async (transaction) => {
        await transaction.query(`select set_config('request.method', 'PATCH', true)`);
        await transaction.query('update public.profiles set token_balance = 999999 where id = $1', [
          account.id,
        ]);
      }),
    ).rejects.toThrow('You cannot change token_balance');
  });

  describe('a chat', () => {
    it.each(['infinity', '9999-12-31T00:00:00Z'])(
      'takes a message dated %s as one of tomorrow',
      async (at) => {
        const message = messageOf(account, at);
        expect((await account.client.from('chat_messages').insert(message)).error).toBeNull();
        const { data } = await account.client
          .from('chat_messages')
          .select('created_at')
          .eq('id', message.id)
          .single();
        const stored = Date.parse(data?.created_at ?? '');
        expect(stored).toBeGreaterThan(Date.now());
        expect(stored).toBeLessThanOrEqual(Date.now() + 24 * 60 * MINUTE + MINUTE);
      },
    );

    it('keeps its newest messages', async () => {
      const owner = await backend().account();
      await backend().database.query(
        `insert into public.chat_messages (id, user_id, role, content, created_at)
         select gen_random_uuid(), $1::uuid, 'user', 'old ' || n, now() - make_interval(mins => 10000 - n)
         from generate_series(1, ${CHAT_CAP}) n`,
        [owner.id],
      );
      const newest = { ...messageOf(owner, new Date().toISOString()), content: 'newest' };
      expect((await owner.client.from('chat_messages').insert(newest)).error).toBeNull();
      const [kept] = await backend().database.query<{ rows: number; first: boolean; last: boolean }>(
        `select count(*)::int as rows, bool_or(content = 'old 1') as first, bool_or(content = 'newest') as last
         from public.chat_messages where user_id = $1`,
        [owner.id],
      );
      expect(kept).toEqual({ rows: CHAT_CAP, first: false, last: true });
    });
  });

  it.each([
    ['affiliate_clicks', { link: 'https://www.aviasales.com/' }],
    ['analytics_events', { event_name: 'page_view', properties: { path: '/pricing' } }],
    ['newsletter_subscribers', { email: 'from-the-future@example.test' }],
  ] as const)('dates a row of %s between ninety days ago and now', async (table, fields) => {
    for (const [index, at] of ['infinity', '-infinity'].entries()) {
      const id = crypto.randomUUID();
      const body = {
        id,
        ...fields,
        created_at: at,
        ...('email' in fields ? { email: `${index}${fields.email}` } : {}),
      };
      const { status } = await send(
        { backend: backend() },
        { method: 'POST', path: `/rest/v1/${table}`, body },
      );
      expect(status).toBe(201);
      const [row] = await backend().database.query<{ age: number }>(
        `select extract(epoch from now() - created_at)::int / 86400 as age from public.${table} where id = $1`,
        [id],
      );
      expect(row).toEqual({ age: at === 'infinity' ? 0 : 90 });
    }
  });

  it('lets turns fail for nothing, but not without end, also under one message id', async () => {
    const { id, client } = await backend().account();
    const message = crypto.randomUUID();
    const turn = { p_user: id, p_message: message };
    const reserve = (p_message = message) =>
      service.rpc('reserve_tokens', {
        ...turn,
        p_message,
        p_amount: 10,
        p_ttl_seconds: 60,
        p_first_response: false,
      });
    for (let failed = 0; failed < FAILURES; failed++) {
      expect((await reserve()).data).toMatchObject({ outcome: 'held' });
      expect((await service.rpc('release_tokens', turn)).error).toBeNull();
    }
    for (const next of [message, crypto.randomUUID()]) {
      expect((await reserve(next)).error).toMatchObject({ code: 'PT429' });
    }
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const answer = await send(
      { backend: backend() },
      {
        method: 'POST',
        path: '/functions/v1/token-chat',
        body: { user_id: id, message: 'Hello', message_id: crypto.randomUUID() },
        token,
      },
    );
    expect(answer.status).toBe(429);
    expect(functionErrorSchema.parse(answer.body).error).toBe('rate_limited');
    expect(answer.headers.get('retry-after')).toBe('120');

    await backend().database.query(
      "update private.failed_turns set failed_at = now() - interval '11 minutes' where user_id = $1",
      [id],
    );
    expect((await reserve()).data).toMatchObject({ outcome: 'held' });
  });
});
