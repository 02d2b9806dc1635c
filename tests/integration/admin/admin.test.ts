/** What the admin's screens ask the database: the list of accounts, the figures, and changes to an account. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnBoth, type Account, type Client } from '../../support/backend.ts';

const pageSchema = z.object({
  total: z.number(),
  admins: z.number(),
  page: z.number(),
  rows: z.array(z.record(z.string(), z.unknown())),
});
const figuresSchema = z.object({
  totals: z.array(z.object({ event_name: z.string(), total: z.number(), samples: z.number() })),
  days: z.array(
    z.object({
      day: z.string(),
      page_view: z.number(),
      newsletter_signup: z.number(),
      ai_usage: z.number(),
    }),
  ),
});
type Query = Partial<{
  search: string;
  sort: string;
  ascending: boolean;
  page: number;
  page_size: number;
}>;

const asks = (client: Client) =>
  Promise.all([client.rpc('admin_list_users', {}), client.rpc('admin_analytics', {})]);

const REFUSED = { code: '42501', message: 'Only admins may do this' };
const ANONYMOUS = { code: '42501' };

describeOnBoth('the admin’s questions', (backend) => {
  let admin: Account;
  let user: Account;
  beforeAll(async () => {
    admin = await backend().account({ role: 'admin', full_name: 'Ada Admin' });
    user = await backend().account();
  });

  const list = async (query: Query = {}) => {
    const { data, error } = await admin.client.rpc('admin_list_users', query);
    if (error) throw error;
    return pageSchema.parse(data);
  };
  const emails = async (query: Query) => (await list(query)).rows.map(({ email }) => email);
  const figures = async (days = 30) => {
    const { data, error } = await admin.client.rpc('admin_analytics', { days });
    if (error) throw error;
    return figuresSchema.parse(data);
  };
  const change = (id: string, fields: { token_balance?: number; role?: string }, seen: object) =>
    admin.client.from('profiles').update(fields).eq('id', id).match(seen).select('id, token_balance, role');
  const named = (email: string, fields: object) =>
    backend().database.query(
      `update public.profiles set full_name = $2::jsonb ->> 'full_name' where email = $1`,
      [email, JSON.stringify(fields)],
    );

  describe('who may ask', () => {
    it('an active admin', async () => {
      for (const { error } of await asks(admin.client)) expect(error).toBeNull();
    });

    it('not a user, a suspended admin, a former admin, a visitor or the service', async () => {
      const suspended = await backend().account({ role: 'admin', status: 'suspended' });
      const former = await backend().account({ role: 'admin' });
      await backend().service().from('profiles').update({ role: 'user' }).eq('id', former.id);
      const almost = await backend().account({ role: 'Admin' });
      for (const { client } of [user, suspended, former, almost]) {
        for (const { error, data } of await asks(client)) {
          expect(error).toMatchObject(REFUSED);
          expect(data).toBeNull();
        }
      }
      for (const client of [backend().visitor(), backend().service()]) {
        for (const { error } of await asks(client)) expect(error).toMatchObject(ANONYMOUS);
      }
    });
  });

  describe('the list', () => {
    it('has the newest change first, and those never changed last', async () => {
      const first = await backend().account();
      const never = await backend().account();
      await backend().database.exec('alter table public.profiles disable trigger guard_profile');
      await backend().database.query('update public.profiles set updated_at = null where id = $1', [
        never.id,
      ]);
      await backend().database.exec('alter table public.profiles enable trigger guard_profile');
      await backend().service().from('profiles').update({ nickname: 'Newest' }).eq('id', first.id);
      const { rows, total } = await list({ page_size: 100 });
      expect(rows).toHaveLength(total);
      expect(rows[0]).toEqual({
        id: first.id,
        email: first.email,
        full_name: expect.any(String),
        subscription_status: 'Free',
        token_balance: 10_000,
        role: 'user',
        status: 'active',
        updated_at: expect.any(String),
      });
      expect(rows.at(-1)).toMatchObject({ updated_at: null });
      expect(rows.map(({ id }) => id).indexOf(never.id)).toBeGreaterThanOrEqual(
        rows.findIndex(({ updated_at }) => updated_at === null),
      );
    });

    it.each(['email', 'full_name', 'plan', 'tokens', 'role', 'status'])(
      'sorts by %s both ways, over all pages, without a row twice',
      async (sort) => {
        const { total } = await list();
        const up: unknown[] = [];
        const down: unknown[] = [];
        for (let page = 1; page <= Math.ceil(total / 4); page++) {
          up.push(...(await emails({ sort, ascending: true, page, page_size: 4 })));
          down.push(...(await emails({ sort, page, page_size: 4 })));
        }
        expect(new Set(up).size).toBe(total);
        expect(new Set(down)).toEqual(new Set(up));
      },
    );

    it('sorts plans by what they are worth and figures as figures', async () => {
      const plans = (await list({ sort: 'plan', page_size: 100 })).rows.map(
        (row) => row['subscription_status'],
      );
      expect(plans.slice(0, 3)).toEqual(['Business', 'Premium', 'Pro']);
      const tokens = (await list({ sort: 'tokens', ascending: true, page_size: 100 })).rows.map((row) =>
        Number(row['token_balance']),
      );
      expect(tokens).toEqual(tokens.toSorted((a, b) => a - b));
    });

    it('answers the last page for one beyond it, and one empty page for no match', async () => {
      const { total } = await list();
      const last = await list({ page: 2_000_000_000, page_size: 2 });
      expect(last.page).toBe(Math.ceil(total / 2));
      expect(last.rows.length).toBeGreaterThan(0);
      expect(await list({ search: 'nobody is called so' })).toMatchObject({ total: 0, page: 1, rows: [] });
    });

    it('counts the active admins, whatever is searched for', async () => {
      const { admins } = await list({ search: 'nobody is called so' });
      const { data } = await backend()
        .service()
        .from('profiles')
        .select('id')
        .eq('role', 'admin')
        .eq('status', 'active');
      expect(admins).toBe(data?.length);
    });

    it('finds in email and full name, in any case and script', async () => {
      const one = await backend().account();
      await named(one.email, { full_name: 'Zoë محمد 🧭 O’Hara' });
      for (const search of ['zoë', ' ZOë ', 'محمد', '🧭', 'o’hara', one.email.toUpperCase()]) {
        expect({ search, found: await emails({ search }) }).toEqual({ search, found: [one.email] });
      }
    });

    it.each([
      '%',
      '_',
      '100%_\\',
      "'; drop table public.profiles; --",
      '<script>alert(1)</script>',
      '*',
      '.*',
    ])('takes %j for what it says', async (search) => {
      expect(await emails({ search })).toEqual([]);
      const one = await backend().account();
      await named(one.email, { full_name: `A ${search} z` });
      expect(await emails({ search })).toEqual([one.email]);
      await named(one.email, { full_name: 'Plain' });
    });

    it.each<[Query, string]>([
      [{ search: 'x'.repeat(255) }, 'search: must be at most 254 characters long'],
      [{ sort: 'encrypted_password' }, 'sort: is no column of the list'],
      [{ sort: 'p.email; drop table public.profiles' }, 'sort: is no column of the list'],
      [{ page: 0 }, 'page: must be at least 1'],
      [{ page_size: 0 }, 'page_size: must be between 1 and 100'],
      [{ page_size: 101 }, 'page_size: must be between 1 and 100'],
    ])('refuses %j', async (query, message) => {
      const { error, status } = await admin.client.rpc('admin_list_users', query);
      expect({ message: error?.message, code: error?.code, status }).toEqual({
        message,
        code: '22023',
        status: 400,
      });
    });
  });

  describe('the figures', () => {
    it('are those of the rows, day by day and in all', async () => {
      const { totals, days } = await figures();
      const counted = await backend().database.query<{ event_name: string; total: number; samples: number }>(
        `select event_name, count(*)::int as total,
           (count(*) filter (where properties @> '{"sample": true}'))::int as samples
         from public.analytics_events group by event_name order by event_name`,
      );
      expect(totals.toSorted((a, b) => (a.event_name < b.event_name ? -1 : 1))).toEqual(counted);
      expect(totals.every(({ samples }) => samples > 0)).toBe(true);
      expect(days).toHaveLength(30);
      expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    });

    it('stay right with tens of thousands of events, at both ends of a day', async () => {
      const before = await figures(3);
      await backend().database.exec(`
        insert into public.analytics_events (event_name, created_at)
        select 'page_view', at from generate_series(1, 20000),
          (values ((date_trunc('day', now() at time zone 'utc') - interval '1 day') at time zone 'utc')) midnight (at);
        insert into public.analytics_events (event_name, created_at)
        select 'ai_usage', at from generate_series(1, 7),
          (values (date_trunc('day', now() at time zone 'utc') at time zone 'utc' - interval '1 microsecond')) last (at);
      `);
      const after = await figures(3);
      expect(after.days[1]).toEqual({
        ...before.days[1],
        page_view: (before.days[1]?.page_view ?? 0) + 20_000,
        ai_usage: (before.days[1]?.ai_usage ?? 0) + 7,
      });
      expect([after.days[0], after.days[2]]).toEqual([before.days[0], before.days[2]]);
      expect(after.totals[0]).toMatchObject({
        total: (before.totals[0]?.total ?? 0) + 20_000,
        samples: before.totals[0]?.samples,
      });
    });

    it('list days without an event as none', async () => {
      const { days } = await figures(90);
      expect(days[0]).toMatchObject({ page_view: 0, newsletter_signup: 0, ai_usage: 0 });
    });

    it.each([0, 367, -1])('are not of %d days', async (days) => {
      const { error } = await admin.client.rpc('admin_analytics', { days });
      expect(error).toMatchObject({ code: '22023', message: 'days: must be between 1 and 366' });
    });
  });

  describe('a change of an account', () => {
    it('is made when what it replaces is still what the admin saw', async () => {
      const one = await backend().account({ role: 'a, "b" (c) ü.*', token_balance: 300 });
      const { data } = await change(
        one.id,
        { token_balance: 800, role: 'guide' },
        { token_balance: 300, role: 'a, "b" (c) ü.*' },
      );
      expect(data).toEqual([{ id: one.id, token_balance: 800, role: 'guide' }]);
    });

    it('changes nothing when the traveller spent meanwhile', async () => {
      const one = await backend().account({ token_balance: 300 });
      await backend().service().from('profiles').update({ token_balance: 250 }).eq('id', one.id);
      const { data, error } = await change(one.id, { token_balance: 800 }, { token_balance: 300 });
      expect({ data, error }).toEqual({ data: [], error: null });
      const kept = await admin.client.from('profiles').select('token_balance').eq('id', one.id).single();
      expect(kept.data).toEqual({ token_balance: 250 });
    });

    it.each([{ role: 'user' }, { status: 'suspended' }])('is not one’s own %j', async (fields) => {
      const { error } = await admin.client.from('profiles').update(fields).eq('id', admin.id);
      expect(error).toMatchObject({
        code: '42501',
        message: 'You cannot take your own admin role away, nor suspend yourself',
      });
      const harmless = await admin.client.from('profiles').update({ token_balance: 5 }).eq('id', admin.id);
      expect(harmless.error).toBeNull();
    });

    it('takes another admin’s role away', async () => {
      const other = await backend().account({ role: 'admin' });
      const { data } = await change(other.id, { role: 'user' }, { role: 'admin' });
      expect(data).toEqual([expect.objectContaining({ role: 'user' })]);
    });
  });
});
