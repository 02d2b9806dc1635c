/** delete-user: nothing of the account is left, and nothing that it held opens anything. */
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBoth, PASSWORD, SITE, type Account, type TestBackend } from '../../support/backend.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';
import { base64, webpOf } from '../../support/pictures.ts';
import { keepTrip } from '../../support/trips.ts';

const LINKED = "insert into public.trip_links values ($1::uuid, $2::uuid, default, 'feed', $3)";
const LINK = 'https://www.aviasales.com/search/deleted';
const LAST_ADMIN = 'The last admin cannot be demoted, suspended or deleted';

async function remove(backend: TestBackend, account: Account, body?: unknown) {
  return callFunction(backend, 'delete-user', body, await tokenOf(account.client));
}

function rest(backend: TestBackend, token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  return backend.fetch(new Request(`${SITE}/rest/v1/${path}`, { ...init, headers }));
}

/** One row of everything that an account can own; answers the id that each of them holds. */
async function fill(backend: TestBackend, { id, email, client }: Account): Promise<string> {
  const service = backend.service();
  const message = crypto.randomUUID();
  const failed = crypto.randomUUID();
  const reservation = { p_user: id, p_amount: 10, p_ttl_seconds: 60, p_first_response: false };
  const inserted = await Promise.all([
    client.from('affiliate_clicks').insert({ user_id: id, link: LINK }),
    client.from('newsletter_subscribers').insert({ email: email.toUpperCase() }),
    client
      .from('chat_messages')
      .insert({ id: message, user_id: id, role: 'user', content: 'hi', created_at: '2030-01-01T00:00:00Z' }),
    client.rpc('clear_chat', { before: '2020-01-01T00:00:00Z' }),
    backend.put('token_topups', {
      user_id: id,
      email,
      source: 'sandbox_stripe_checkout',
      tier: 'Pro',
      tokens_added: 1,
      plan_name: 'Pro',
      reference: message,
    }),
    backend.put('checkout_sessions', {
      id: `cs_${message}`,
      user_id: id,
      tier: 'Pro',
      tokens: 1,
      mode: 'sandbox',
    }),
    service.rpc('reserve_tokens', { ...reservation, p_message: message }),
    service.rpc('reserve_tokens', { ...reservation, p_message: failed }),
    backend.put('follow_ups', { user_id: id, plan: '0'.repeat(64) }),
    // over: one that runs is ended at the provider first (billingEvents.test.ts)
    backend.put('subscriptions', {
      id: `sub_${message}`,
      user_id: id,
      tier: 'Pro',
      status: 'canceled',
      started_at: '2026-01-01T00:00:00Z',
    }),
  ]);
  const trip = await keepTrip(backend, { id });
  const dependent = await Promise.all([
    backend.put('trip_versions', { user_id: id, trip_id: trip.id, revision: 1, before: { title: 'Was' } }),
    backend.put('trip_edits', {
      user_id: id,
      trip_id: trip.id,
      id: message,
      source: 'traveller',
      edit: { kind: 'archive' },
      outcome: 'conflict',
      revision: 1,
      made_at: '2026-01-01T00:00:00Z',
    }),
    backend.put('stripe_invoices', {
      id: `in_${message}`,
      subscription_id: `sub_${message}`,
      tier: 'Pro',
      is_first: true,
    }),
    service.rpc('release_tokens', { p_user: id, p_message: failed }),
  ]);
  for (const answer of [...inserted, ...dependent]) expect(answer?.error ?? null).toBeNull();
  const picture = { picture: base64(webpOf(512, 512)) };
  expect((await callFunction(backend, 'update-avatar', picture, await tokenOf(client))).status).toBe(200);
  await backend.database.query(LINKED, [id, trip.id, message.replaceAll('-', '').repeat(2)]);
  // a token without its session, and a flow that was begun: what no foreign key takes along
  await backend.database.query(
    "insert into auth.refresh_tokens (id, token, user_id) values ($1, 'orphan', $2::uuid)",
    [message, id],
  );
  await backend.database.query(
    `insert into auth.flow_state (id, user_id, authentication_method, provider_type)
     values ($1::uuid, $2::uuid, 'password', 'email')`,
    [message, id],
  );
  return message;
}

async function subscribed({ database }: TestBackend, email: string): Promise<boolean> {
  const sql = 'select 1 from public.newsletter_subscribers where email = $1';
  return (await database.query(sql, [email])).length > 0;
}

/** Tables and columns in which one of the texts stands anywhere, whatever the column's type. */
async function tracesOf(backend: TestBackend, texts: readonly string[]): Promise<string[]> {
  const tables = await backend.database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'auth', 'private', 'waymark', 'storage') and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await backend.database.query(
        `select 1 from ${name} t where lower(t::text) like any (array[${texts.map((_, index) => `lower($${index + 1})`).join(', ')}])`,
        texts.map((text) => `%${text}%`),
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}

describeOnBoth('delete-user', (backend) => {
  it('leaves nothing of the account in any table', async () => {
    const account = await backend().account();
    const traces = [account.id, account.email, await fill(backend(), account)];
    const before = await tracesOf(backend(), traces);
    // Auth keeps a log on some databases only
    expect(before.filter((table) => table !== 'auth.audit_log_entries')).toEqual([
      'auth.flow_state',
      'auth.identities',
      'auth.refresh_tokens',
      'auth.sessions',
      'auth.users',
      'private.failed_turns',
      'public.affiliate_clicks',
      'public.chat_clears',
      'public.chat_messages',
      'public.checkout_sessions',
      'public.follow_ups',
      'public.newsletter_subscribers',
      'public.profiles',
      'public.stripe_invoices',
      'public.subscriptions',
      'public.token_reservations',
      'public.token_topups',
      'public.trip_edits',
      'public.trip_links',
      'public.trip_versions',
      'public.trips',
      'waymark.stored_files',
    ]);
    const answer = await remove(backend(), account);
    expect([answer.status, answer.body]).toEqual([200, { deleted: true }]);
    expect(await tracesOf(backend(), traces)).toEqual([]);
    const clicks = await backend().database.query(
      'select user_id from public.affiliate_clicks where link = $1',
      [LINK],
    );
    expect(clicks).toEqual([{ user_id: null }]);
  });

  it('looks into every table that names an account', async () => {
    const columns = await backend().database.query<{ name: string }>(
      `select distinct table_schema || '.' || table_name as name from information_schema.columns
       where table_schema in ('public', 'private', 'waymark') and column_name = 'user_id' order by 1`,
    );
    // what a new table with a user_id has to do: be filled above, and have its rows gone by cascade
    expect(columns.map(({ name }) => name)).toEqual([
      'private.failed_turns',
      'public.affiliate_clicks',
      'public.chat_clears',
      'public.chat_messages',
      'public.checkout_sessions',
      'public.follow_ups',
      'public.subscriptions',
      'public.token_reservations',
      'public.token_topups',
      'public.trip_edits',
      'public.trip_links',
      'public.trip_versions',
      'public.trips',
    ]);
  });

  describe('afterwards', () => {
    let gone: Account;
    let token: string;
    let refreshToken: string;
    beforeAll(async () => {
      gone = await backend().account();
      const { data } = await gone.client.auth.getSession();
      token = data.session?.access_token ?? '';
      refreshToken = data.session?.refresh_token ?? '';
      await remove(backend(), gone);
    });

    it('no session, password or refresh token of it is good for anything', async () => {
      expect((await backend().visitor().auth.getUser(token)).error).not.toBeNull();
      const refreshed = await backend().visitor().auth.refreshSession({ refresh_token: refreshToken });
      expect(refreshed.error).not.toBeNull();
      await expect(backend().signIn(gone.email, PASSWORD)).rejects.toThrow('Invalid login credentials');
    });

    it('its token reads nothing and writes nothing', async () => {
      for (const table of [
        'profiles',
        'chat_messages',
        'chat_clears',
        'token_topups',
        'token_reservations',
        'checkout_sessions',
        'subscriptions',
        'trips',
      ]) {
        expect(await (await rest(backend(), token, `${table}?select=*&limit=50`)).json()).toEqual([]);
      }
      for (const table of ['stripe_invoices', 'follow_ups', 'trip_edits', 'trip_links', 'trip_versions']) {
        expect((await rest(backend(), token, `${table}?select=*`)).status).toBe(403);
      }
      const writes = {
        chat_messages: {
          id: crypto.randomUUID(),
          user_id: gone.id,
          role: 'user',
          content: 'hi',
          created_at: '2030-01-01T00:00:00Z',
        },
        affiliate_clicks: { user_id: gone.id, link: LINK },
        profiles: { id: gone.id, email: gone.email },
        'rpc/clear_chat': { before: '2030-01-01T00:00:00Z' },
      };
      for (const [path, row] of Object.entries(writes)) {
        const response = await rest(backend(), token, path, { method: 'POST', body: JSON.stringify(row) });
        expect([path, response.status]).toEqual([
          path,
          expect.toSatisfy((status) => status >= 400 && status < 500),
        ]);
      }
    });

    it('the address is free for a new account, which starts afresh', async () => {
      const { error } = await backend()
        .service()
        .auth.admin.createUser({ email: gone.email, password: PASSWORD, email_confirm: true });
      expect(error).toBeNull();
      const client = await backend().signIn(gone.email, PASSWORD);
      const { data } = await client.from('profiles').select('token_balance, subscription_status').single();
      expect(data).toEqual({ token_balance: 10_000, subscription_status: 'Free' });
      expect((await client.from('chat_messages').select('id')).data).toEqual([]);
    });
  });

  it.each([undefined, {}])('takes %j for no payload', async (body) => {
    const account = await backend().account();
    expect((await remove(backend(), account, body)).status).toBe(200);
  });

  it('refuses a payload, which might mean somebody else', async () => {
    const [account, other] = [await backend().account(), await backend().account()];
    const answer = await remove(backend(), account, { user_id: other.id });
    expect(answer.error).toMatchObject({ error: 'bad_request', field: 'user_id' });
    for (const { client } of [account, other]) expect((await client.auth.getUser()).error).toBeNull();
  });

  it('is over once for requests that come at once', async () => {
    const account = await backend().account();
    const answers = await Promise.all([remove(backend(), account), remove(backend(), account)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect((await remove(backend(), account)).status).toBe(401);
  });

  it('takes no newsletter subscription from an address that was never confirmed', async () => {
    const service = backend().service();
    const email = `${crypto.randomUUID()}@example.test`;
    await backend().visitor().from('newsletter_subscribers').insert({ email });
    const squatter = await service.auth.admin.createUser({ email, password: PASSWORD });
    await service.auth.admin.deleteUser(squatter.data.user?.id ?? '');
    expect(await subscribed(backend(), email)).toBe(true);
  });

  it('keeps the last admin, who is told so', async () => {
    const service = backend().service();
    const id = (await service.from('profiles').select('id').eq('email', 'admin@waymark.test').single()).data
      ?.id;
    const client = await backend().signIn('admin@waymark.test', 'waymark1');
    const admin = { id: id ?? '', email: 'admin@waymark.test', client };
    await client.from('newsletter_subscribers').insert({ email: admin.email });
    expect((await remove(backend(), admin)).error).toMatchObject({ error: 'forbidden', message: LAST_ADMIN });
    expect((await client.from('profiles').select('role').eq('id', admin.id).single()).data).toEqual({
      role: 'admin',
    });
    expect(await subscribed(backend(), admin.email)).toBe(true);

    const second = await backend().account({ role: 'admin' });
    expect((await remove(backend(), second)).status).toBe(200);
  });

  it('leaves one admin when all go at once', async () => {
    const others = [await backend().account({ role: 'admin' }), await backend().account({ role: 'admin' })];
    const client = await backend().signIn('admin@waymark.test', 'waymark1');
    const all = [...others, { id: '', email: 'admin@waymark.test', client }];
    const answers = await Promise.all(all.map((account) => remove(backend(), account)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 403]);
    expect(answers.find(({ status }) => status === 403)?.error?.message).toBe(LAST_ADMIN);
  });
});
