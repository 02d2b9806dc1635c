import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBoth, type Account } from '../../support/backend.ts';

describeOnBoth('profiles', (backend) => {
  let alice: Account;
  let bob: Account;
  let admin: Account;
  beforeAll(async () => {
    alice = await backend().account();
    bob = await backend().account();
    admin = await backend().account({ role: 'admin' });
  });

  const rename = (names: { nickname?: string; full_name?: string }) =>
    alice.client.from('profiles').update(names).eq('id', alice.id);

  describe('row-level security', () => {
    it('shows a traveller their own row, a visitor none, an admin all', async () => {
      const own = await alice.client.from('profiles').select('id');
      expect(own.data).toEqual([{ id: alice.id }]);
      expect((await backend().visitor().from('profiles').select('id')).error?.code).toBe('42501');
      const all = await admin.client.from('profiles').select('id');
      expect(all.data?.map((row) => row.id)).toEqual(expect.arrayContaining([alice.id, bob.id, admin.id]));
    });

    it('lets a traveller change what is theirs and nothing of another', async () => {
      const own = await alice.client
        .from('profiles')
        .update({ nickname: 'Al', interests: ['food', 'temples'], budget_per_night: 120 })
        .eq('id', alice.id)
        .select('nickname, interests, budget_per_night, updated_at')
        .single();
      expect(own.data).toMatchObject({
        nickname: 'Al',
        interests: ['food', 'temples'],
        budget_per_night: 120,
      });
      expect(own.data?.updated_at).not.toBeNull();
      const foreign = await alice.client.from('profiles').update({ nickname: 'x' }).eq('id', bob.id).select();
      expect(foreign.data).toEqual([]);
      const visiting = await backend()
        .visitor()
        .from('profiles')
        .update({ nickname: 'x' })
        .eq('id', bob.id)
        .select();
      expect(visiting.error?.code).toBe('42501');
      const { data } = await backend()
        .service()
        .from('profiles')
        .select('nickname')
        .eq('id', bob.id)
        .single();
      expect(data?.nickname).toBeNull();
    });

    it('takes no name with characters that nobody sees, and keeps those that scripts and emoji need', async () => {
      const hidden = [
        'a\u202Enimda',
        'ad\u200Bmin',
        'ad\u200Dmin',
        '\u2066x',
        'a\u00ADb',
        '\uFEFFa',
        'a\u2028b',
      ];
      for (const name of hidden) {
        expect((await rename({ nickname: name })).error?.code).toBe('23514');
        expect((await rename({ full_name: name })).error?.code).toBe('23514');
      }
      for (const nickname of ['👩‍👩‍👧', 'می‌روم', 'Al']) expect((await rename({ nickname })).error).toBeNull();
    });

    it('lets nobody but the service make or delete rows', async () => {
      const made = await alice.client
        .from('profiles')
        .insert({ id: crypto.randomUUID(), email: 'x@example.test' });
      expect(made.error?.code).toBe('42501');
      await alice.client.from('profiles').delete().eq('id', alice.id);
      await admin.client.from('profiles').delete().eq('id', bob.id);
      const { count } = await backend()
        .service()
        .from('profiles')
        .select('id', { count: 'exact', head: true })
        .in('id', [alice.id, bob.id]);
      expect(count).toBe(2);
    });
  });

  describe('privileged columns', () => {
    it.each([
      ['id', { id: '00000000-0000-4000-8000-000000000000' }],
      ['email', { email: 'other@example.test' }],
      ['created_at', { created_at: '2020-01-01T00:00:00Z' }],
      ['first_response_at', { first_response_at: '2020-01-01T00:00:00Z' }],
      ['role', { role: 'admin' }],
      ['status', { status: 'suspended' }],
      ['subscription_status', { subscription_status: 'Business' }],
      ['token_balance', { token_balance: 999_999 }],
    ])('refuses a traveller who writes %s', async (column, change) => {
      const { error } = await alice.client.from('profiles').update(change).eq('id', alice.id);
      expect(error?.code).toBe('42501');
      expect(error?.message).toBe(`You cannot change ${column}`);
    });

    it('refuses them as part of an upsert too', async () => {
      const { error } = await alice.client
        .from('profiles')
        .upsert({ id: alice.id, email: alice.email, token_balance: 999_999 });
      expect(error?.code).toBe('42501');
      const { data } = await alice.client.from('profiles').select('token_balance').single();
      expect(data?.token_balance).toBe(10_000);
    });

    it('lets an admin set role, status, plan and balance, but not identity', async () => {
      const { data, error } = await admin.client
        .from('profiles')
        .update({ role: 'editor', subscription_status: 'Pro', token_balance: 50 })
        .eq('id', bob.id)
        .select('role, subscription_status, token_balance')
        .single();
      expect(error).toBeNull();
      expect(data).toEqual({ role: 'editor', subscription_status: 'Pro', token_balance: 50 });
      const identity = await admin.client
        .from('profiles')
        .update({ email: 'x@example.test' })
        .eq('id', bob.id);
      expect(identity.error?.code).toBe('42501');
    });

    it('refuses values out of range, whoever writes them', async () => {
      const service = backend().service();
      const negative = await service.from('profiles').update({ token_balance: -1 }).eq('id', bob.id);
      expect(negative.error?.code).toBe('23514');
      const unknown = await service.from('profiles').update({ subscription_status: 'Gold' }).eq('id', bob.id);
      expect(unknown.error?.code).toBe('23514');
      const script = await service
        .from('profiles')
        .update({ avatar_url: 'javascript:alert(1)' })
        .eq('id', alice.id);
      expect(script.error?.code).toBe('23514');
    });
  });

  it('lets a suspended traveller read but change nothing, and a suspended admin be no admin', async () => {
    const suspended = await backend().account({ status: 'suspended' });
    expect((await suspended.client.from('profiles').select('status').single()).data).toEqual({
      status: 'suspended',
    });
    const change = await suspended.client.from('profiles').update({ nickname: 'x' }).eq('id', suspended.id);
    expect(change.error?.code).toBe('42501');
    const fallen = await backend().account({ role: 'admin', status: 'suspended' });
    expect((await fallen.client.from('profiles').select('id')).data).toEqual([{ id: fallen.id }]);
  });

  it('follows a change of address', async () => {
    const { id } = await backend().account();
    await backend().database.query('update auth.users set email = $1 where id = $2::uuid', [
      'moved@example.test',
      id,
    ]);
    const { data } = await backend().service().from('profiles').select('email').eq('id', id).single();
    expect(data?.email).toBe('moved@example.test');
  });

  it('goes with the account, and takes with it what the account owned', async () => {
    const gone = await backend().account();
    const link = 'https://www.aviasales.com/search/x';
    await gone.client.from('affiliate_clicks').insert({ user_id: gone.id, link });
    await gone.client.from('chat_messages').insert({
      id: crypto.randomUUID(),
      user_id: gone.id,
      role: 'user',
      content: 'hi',
      created_at: new Date().toISOString(),
    });
    const service = backend().service();
    expect((await service.auth.admin.deleteUser(gone.id)).error).toBeNull();
    const { database } = backend();
    const left = await database.query(
      `select id from public.profiles where id = $1::uuid
       union all select id from public.chat_messages where user_id = $1::uuid`,
      [gone.id],
    );
    expect(left).toEqual([]);
    const clicks = await database.query('select user_id from public.affiliate_clicks where link = $1', [
      link,
    ]);
    expect(clicks).toEqual([{ user_id: null }]);
  });
});
