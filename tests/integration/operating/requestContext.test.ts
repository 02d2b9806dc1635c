/** What a request costs the database, and that nothing runs under another role than the caller's. */
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { describeOnBoth, describeOnPostgres } from '../../support/backend.ts';

/** More than the pool has connections, each of which prepares a statement once. */
const WARM = 12;

describeOnPostgres('a read of one table', (backend) => {
  it('takes three round trips: one to open the transaction, one for the rows, one to end it', async () => {
    const { client, id } = await backend().account();
    const read = () => client.from('profiles').select('*').eq('id', id).single();
    for (let index = 0; index < WARM; index++) await read();
    const write = vi.spyOn(Socket.prototype, 'write');
    try {
      expect((await read()).data?.id).toBe(id);
      expect(write).toHaveBeenCalledTimes(3);
    } finally {
      write.mockRestore();
    }
  });

  it('is answered however many different ones were asked before', async () => {
    const { client, id } = await backend().account();
    for (let most = 1; most <= 250; most++) {
      const ids = Array.from({ length: most }, () => id);
      const { data, error } = await client.from('profiles').select('id').in('id', ids);
      expect([data, error]).toEqual([[{ id }], null]);
    }
  });
});

describeOnBoth('a statement under a context that cannot be set', (backend) => {
  const addresses = () =>
    backend().database.query<{ email: string }>(
      `select email from public.newsletter_subscribers where email = 'nobody@example.test'`,
    );

  it('is refused, and has written nothing', async () => {
    const { connection } = backend().database;
    const asNobody = backend().database.exclusively(() =>
      connection.withContext({ auth: { role: 'no_such_role' } }, (db) =>
        db.insertInto('newsletter_subscribers').values({ email: 'nobody@example.test' }).execute(),
      ),
    );
    await expect(asNobody).rejects.toThrow(/no_such_role/);
    expect(await addresses()).toEqual([]);
  });

  it('leaves the connection to nobody’s role and in no transaction', async () => {
    const roles = await Promise.all(
      Array.from({ length: WARM }, () =>
        backend().database.query<{ own: boolean; sub: string | null }>(
          `select current_user = session_user as own, nullif(current_setting('request.jwt.claim.sub', true), '') as sub`,
        ),
      ),
    );
    expect(roles.flat()).toEqual(Array.from({ length: WARM }, () => ({ own: true, sub: null })));
  });
});
