import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../server/seed/accounts.ts';
import { seedDemo } from '../../../server/seed/seed.ts';
import { PLANS } from '@domain/billing/plans.ts';
import { describeOnBoth } from '../../support/backend.ts';

describeOnBoth('the demo installation', (backend) => {
  it.each(DEMO_ACCOUNTS)('has $email with its plan and balance', async ({ email, tier, balance, role }) => {
    const client = await backend().signIn(email, DEMO_PASSWORD);
    const user = (await client.auth.getUser()).data.user;
    const { data } = await client
      .from('profiles')
      .select('subscription_status, token_balance, role, status')
      .eq('id', user?.id ?? '')
      .single();
    expect(data).toEqual({ subscription_status: tier, token_balance: balance, role, status: 'active' });
    expect(balance).toBe(PLANS.find((plan) => plan.tier === tier)?.tokens);
  });

  it('has articles to read, and thirty days of events that say they are samples', async () => {
    const posts = await backend().visitor().from('blog_posts').select('slug');
    expect(posts.data?.length).toBeGreaterThanOrEqual(12);
    const [events] = await backend().database.query<{ days: number; kinds: number; unmarked: number }>(`
      select count(distinct created_at::date)::int as days, count(distinct event_name)::int as kinds,
        count(*) filter (where properties ->> 'sample' is distinct from 'true')::int as unmarked
      from public.analytics_events`);
    expect(events).toEqual({ days: 30, kinds: 3, unmarked: 0 });
  });

  it('is put in once: what changed stays changed and what was deleted stays deleted', async () => {
    const service = backend().service();
    await service.from('profiles').update({ token_balance: 7 }).eq('email', 'free@waymark.test');
    const pro = await service.from('profiles').select('id').eq('email', 'pro@waymark.test').single();
    await service.auth.admin.deleteUser(pro.data?.id ?? '');
    await seedDemo(backend().database);
    const { data } = await service
      .from('profiles')
      .select('email, token_balance')
      .in('email', ['free@waymark.test', 'pro@waymark.test']);
    expect(data).toEqual([{ email: 'free@waymark.test', token_balance: 7 }]);
  });
});
