/** What deleting an account and signing up again must not give back, and what a profile cannot hold. */
import { describe, expect, it } from 'vitest';
import { describeOnBoth, PASSWORD, SITE, type TestBackend } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';

async function make(backend: TestBackend, email: string) {
  const { data, error } = await backend.service().auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: 'Two\nlines' },
  });
  if (error) throw error;
  const id = data.user.id;
  const change = async (row: Parameters<typeof update>[1]) => update(backend, row, id);
  return {
    id,
    change,
    remove: () => backend.service().auth.admin.deleteUser(id),
    row: () => read(backend, id),
  };
}

async function update(
  backend: TestBackend,
  row: { status?: string; token_balance?: number; first_response_at?: string },
  id: string,
): Promise<void> {
  const { error } = await backend.service().from('profiles').update(row).eq('id', id);
  expect(error).toBeNull();
}

async function read(backend: TestBackend, id: string) {
  const columns = 'full_name, status, token_balance, first_response_at';
  const { data } = await backend.service().from('profiles').select(columns).eq('id', id).single();
  return data;
}

/** A call of the REST interface as it is, past what supabase-js's types allow. */
function rest(
  backend: TestBackend,
  path: string,
  key: string | null,
  { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const apikey = key === backend.secretKey ? key : backend.publishableKey;
  return backend.fetch(
    new Request(`${SITE}/rest/v1/${path}`, {
      ...init,
      headers: { apikey, authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    }),
  );
}

const fresh = { full_name: 'Two lines', status: 'active', token_balance: 10_000, first_response_at: null };

describeOnBoth('an address that had an account', (backend) => {
  it('goes on from where it ended, however it is written', async () => {
    const first = await make(backend(), 'eve+one@example.test');
    expect(await first.row()).toEqual(fresh);
    const used = '2026-01-02T00:00:00+00:00';
    await first.change({ status: 'suspended', token_balance: 7, first_response_at: used });
    const asked = { user_id: first.id, plan: 'a'.repeat(64) };
    await backend().put('follow_ups', asked);
    await first.remove();

    const second = await make(backend(), 'EVE@Example.test');
    expect(await second.row()).toEqual({
      ...fresh,
      status: 'suspended',
      token_balance: 7,
      first_response_at: used,
    });
    const letters = await backend().database.query(
      'select plan from public.follow_ups where user_id = $1::uuid',
      [second.id],
    );
    expect(letters).toHaveLength(1);

    // an admin lifts the suspension, and it stays lifted; tokens that were bought do not come back
    await second.change({ status: 'active', token_balance: 50_000 });
    await second.remove();
    const third = await make(backend(), 'eve+three@example.test');
    expect(await third.row()).toMatchObject({ status: 'active', token_balance: 7 });
  });

  it('never starts with more than the free allowance, and starts afresh after 90 days', async () => {
    const rich = await make(backend(), 'rich@example.test');
    await rich.change({ token_balance: 90_000 });
    await rich.remove();
    const again = await make(backend(), 'rich@example.test');
    expect(await again.row()).toEqual(fresh);
    await again.change({ token_balance: 0, status: 'suspended' });
    await again.remove();
    await backend().database.query(
      `update private.former_accounts set deleted_at = now() - interval '91 days'`,
    );
    expect(await (await make(backend(), 'rich@example.test')).row()).toEqual(fresh);
  });

  it('has no effect on other mailboxes and on living accounts of the same one', async () => {
    const plain = await make(backend(), 'ada@example.test');
    const alias = await make(backend(), 'ada+2@example.test');
    await plain.change({ token_balance: 0, status: 'suspended' });
    await plain.remove();
    expect(await alias.row()).toEqual(fresh);
    expect(await (await make(backend(), 'ada@example2.test')).row()).toEqual(fresh);
    // nor does deleting the living one lift the suspension
    await alias.remove();
    expect(await (await make(backend(), 'ada+3@example.test')).row()).toMatchObject({ status: 'suspended' });
  });

  it('is kept as a hash that nobody can read', async () => {
    const { client } = await backend().account();
    for (const key of [backend().secretKey, await tokenOf(client)]) {
      for (const path of ['former_accounts?select=*', 'secrets?select=*']) {
        expect((await rest(backend(), path, key)).status).not.toBe(200);
        const hidden = await rest(backend(), path, key, { headers: { 'accept-profile': 'private' } });
        expect(hidden.status).not.toBe(200);
      }
    }
    const rows = await backend().database.query<{ text: string }>(
      'select f::text as text from private.former_accounts f',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ text }) => text).join('')).not.toContain('example');
  });
});

describeOnBoth('a profile written past update-profile', (backend) => {
  it.each([
    ['a list of lists', { amenities: [['Pool']] }, 'WM400'],
    ['a list with a hole', { interests: ['Food', null] }, '23514'],
    ['a choice that is no JSON', { travel_vibe: 'Culture' }, '23514'],
    ['choices that are no texts', { stay_type: '[1]' }, '23514'],
    ['an object', { transport_preference: '{}' }, '23514'],
    ['a name of two lines', { full_name: 'Ana\r\nBcc: x' }, '23514'],
    ['a nickname with a bell', { nickname: 'Ana\u0007' }, '23514'],
    ['a picture', { avatar_url: 'https://evil.example/p.png' }, '23514'],
  ])('does not take %s', async (_name, change, code) => {
    const { client, id } = await backend().account();
    const answer = await rest(backend(), `profiles?id=eq.${id}`, await tokenOf(client), {
      method: 'PATCH',
      body: JSON.stringify(change),
    });
    expect(await answer.json()).toMatchObject({ code });
  });

  it('does not take a list of lists from the functions either', async () => {
    const { id } = await backend().account();
    const answer = await rest(backend(), `profiles?id=eq.${id}`, backend().secretKey, {
      method: 'PATCH',
      body: JSON.stringify({ amenities: [['Pool']] }),
    });
    expect(await answer.json()).toMatchObject({ code: '23514' });
  });

  it('takes what the form sends', async () => {
    const { client, id } = await backend().account();
    const change = {
      full_name: 'Ana Né',
      nickname: null,
      travel_vibe: '["Culture","Other: \\"x\\""]',
      stay_type: '"Hotel"',
      transport_preference: null,
      amenities: [],
      interests: ['Food', 'Art'],
    };
    expect((await client.from('profiles').update(change).eq('id', id)).error).toBeNull();
  });

  describe('long ago', () => {
    it('does not keep the assistant from answering', async () => {
      const { client, id } = await backend().account();
      await backend().database.exec('alter table public.profiles drop constraint profiles_interests_list');
      await backend().database.query(
        `update public.profiles set interests = '{{Food,Art}}' where id = $1::uuid`,
        [id],
      );
      const message = { user_id: id, message: 'Three days in Lisbon', message_id: crypto.randomUUID() };
      const answer = await callFunction(backend(), 'token-chat', message, await tokenOf(client));
      expect(answer.status).toBe(200);
      const saved = await callFunction(
        backend(),
        'update-profile',
        { nickname: 'An' },
        await tokenOf(client),
      );
      expect(saved.body).toMatchObject({ profile: { nickname: 'An', interests: [] } });
    });
  });
});
