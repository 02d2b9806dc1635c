import { expect, it } from 'vitest';
import { describeOnBoth, SITE } from '../../support/backend.ts';

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describeOnBoth('isolation', (backend) => {
  it('keeps requests that run at once in their own roles', async () => {
    const [alice, bob] = await Promise.all([backend().account(), backend().account()]);
    const service = backend().service();
    const visitor = backend().visitor();
    const everyone = (await service.from('profiles').select('id')).data?.length ?? 0;
    const rounds = Array.from({ length: 15 }, () =>
      Promise.all([
        alice.client.from('profiles').select('id'),
        visitor.from('profiles').select('id'),
        service.from('profiles').select('id'),
        bob.client.from('profiles').select('id'),
        alice.client.from('profiles').update({ token_balance: 1 }).eq('id', alice.id),
        backend().database.query<{ role: string }>('select current_user as role'),
      ]),
    );
    for (const [asAlice, asVisitor, asService, asBob, refused, [direct]] of await Promise.all(rounds)) {
      expect(asAlice.data).toEqual([{ id: alice.id }]);
      expect(asVisitor.error?.code).toBe('42501');
      expect(asService.data).toHaveLength(everyone);
      expect(asBob.data).toEqual([{ id: bob.id }]);
      expect(refused.error?.code).toBe('42501');
      expect(direct?.role).toBe('postgres');
    }
  });

  it.each(['auth', 'private', 'waymark', 'supabase_migrations', 'pg_catalog'])(
    'shows nothing of the schema %s',
    async (schema) => {
      const { client } = await backend().account();
      const token = (await client.auth.getSession()).data.session?.access_token ?? '';
      const tables = ['users', 'system', 'schema_migrations', 'pg_authid', 'sessions', 'failed_turns'];
      for (const table of tables) {
        const response = await backend().fetch(
          new Request(`${SITE}/rest/v1/${table}?select=*`, {
            headers: {
              apikey: backend().publishableKey,
              authorization: `Bearer ${token}`,
              'accept-profile': schema,
            },
          }),
        );
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }
      const call = await backend().fetch(
        new Request(`${SITE}/rest/v1/rpc/give_back`, {
          method: 'POST',
          headers: {
            apikey: backend().publishableKey,
            authorization: `Bearer ${token}`,
            'content-profile': schema,
            'content-type': 'application/json',
          },
          body: '{}',
        }),
      );
      expect(call.status).toBeGreaterThanOrEqual(400);
    },
  );

  it('answers nobody without a key, and no forged or foreign token', async () => {
    const none = await backend().fetch(new Request(`${SITE}/rest/v1/profiles`));
    expect(none.status).toBe(401);
    const claims = encode({ role: 'service_role', sub: crypto.randomUUID(), exp: 4_000_000_000 });
    for (const header of [{ alg: 'none' }, { alg: 'HS256', typ: 'JWT' }]) {
      const token = `${encode(header)}.${claims}.${header.alg === 'none' ? '' : 'c2lnbmF0dXJl'}`;
      const response = await backend().fetch(
        new Request(`${SITE}/rest/v1/profiles?select=id`, {
          headers: { apikey: backend().publishableKey, authorization: `Bearer ${token}` },
        }),
      );
      expect(response.status === 401 || (await response.text()) === '[]').toBe(true);
    }
  });

  it('refuses a body that is too large', async () => {
    const response = await backend().fetch(
      new Request(`${SITE}/rest/v1/analytics_events`, {
        method: 'POST',
        headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ event_name: 'page_view', properties: { path: 'x'.repeat(2 * 1024 * 1024) } }),
      }),
    );
    expect(response.status).toBe(413);
  });
});
