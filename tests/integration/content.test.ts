import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEmbedded, type Account, type Client } from '../support/backend.ts';

const post = (slug: string) => ({ slug, title: 'T', category: 'C', author: 'A', content: '<p>c</p>' });

describeOnEmbedded('content', (backend) => {
  let visitor: Client;
  let alice: Account;
  let bob: Account;
  let admin: Account;
  beforeAll(async () => {
    visitor = backend().visitor();
    alice = await backend().account();
    bob = await backend().account();
    admin = await backend().account({ role: 'admin' });
  });

  async function countSignUps(): Promise<number> {
    const events = await backend().database.query(
      "select id from public.analytics_events where event_name = 'newsletter_signup'",
    );
    return events.length;
  }

  describe('blog_posts', () => {
    it('are read by everyone and written by admins', async () => {
      expect((await admin.client.from('blog_posts').insert(post('by-admin'))).error).toBeNull();
      for (const client of [visitor, alice.client]) {
        const read = await client.from('blog_posts').select('slug').eq('slug', 'by-admin');
        expect(read.data).toEqual([{ slug: 'by-admin' }]);
        expect((await client.from('blog_posts').insert(post('by-other'))).error?.code).toBe('42501');
        const changed = await client
          .from('blog_posts')
          .update({ title: 'x' })
          .eq('slug', 'by-admin')
          .select();
        expect(changed.data ?? []).toEqual([]);
        await client.from('blog_posts').delete().eq('slug', 'by-admin');
      }
      const kept = await visitor.from('blog_posts').select('title').eq('slug', 'by-admin').single();
      expect(kept.data).toEqual({ title: 'T' });
    });

    it('name the key that a second article of one slug breaks', async () => {
      await admin.client.from('blog_posts').insert(post('twice'));
      const { error } = await admin.client.from('blog_posts').insert(post('twice'));
      expect(error).toMatchObject({ code: '23505' });
      expect(error?.message).toContain('blog_posts_slug_key');
      expect((await admin.client.from('blog_posts').insert(post('Not A Slug'))).error?.code).toBe('23514');
    });

    it('answer PGRST116 for one that is not there', async () => {
      const { error, status } = await visitor.from('blog_posts').select().eq('slug', 'nowhere').single();
      expect({ code: error?.code, status }).toEqual({ code: 'PGRST116', status: 406 });
    });
  });

  describe('newsletter_subscribers', () => {
    it('take anyone, once an address, and show themselves to admins alone', async () => {
      const id = crypto.randomUUID();
      expect(
        (await visitor.from('newsletter_subscribers').insert({ id, email: 'Lena@Example.test' })).error,
      ).toBeNull();
      const again = await alice.client.from('newsletter_subscribers').insert({ email: 'lena@example.TEST' });
      expect(again.error?.code).toBe('23505');
      expect(again.error?.message).toContain('newsletter_subscribers_email_key');
      const repeat = await visitor.from('newsletter_subscribers').insert({ id, email: 'lena@example.test' });
      expect(repeat.error).toBeNull();
      expect((await visitor.from('newsletter_subscribers').select()).error?.code).toBe('42501');
      expect((await alice.client.from('newsletter_subscribers').select()).data).toEqual([]);
      const seen = await admin.client.from('newsletter_subscribers').select('email').eq('id', id);
      expect(seen.data).toEqual([{ email: 'Lena@Example.test' }]);
    });

    it('can be neither changed nor deleted', async () => {
      await visitor.from('newsletter_subscribers').insert({ email: 'stay@example.test' });
      for (const client of [visitor, alice.client, admin.client]) {
        const table = client.from('newsletter_subscribers');
        const change = await table.update({ email: 'x@example.test' }).neq('email', '');
        expect(change.error?.code).toBe('42501');
        expect((await table.delete().neq('email', '')).error?.code).toBe('42501');
      }
      const left = await backend().database.query(
        "select email from public.newsletter_subscribers where email = 'stay@example.test'",
      );
      expect(left).toHaveLength(1);
    });

    it('refuse what is no address, and count as events', async () => {
      const { error } = await visitor.from('newsletter_subscribers').insert({ email: 'not an address' });
      expect(error?.code).toBe('23514');
      const before = await countSignUps();
      await visitor.from('newsletter_subscribers').insert({ email: 'counted@example.test' });
      expect(await countSignUps()).toBe(before + 1);
    });
  });

  describe('affiliate_clicks', () => {
    const link = 'https://www.aviasales.com/search/LON0104KIX1';

    it('are logged for oneself or for nobody', async () => {
      expect((await visitor.from('affiliate_clicks').insert({ link })).error).toBeNull();
      expect(
        (await alice.client.from('affiliate_clicks').insert({ link, user_id: alice.id })).error,
      ).toBeNull();
      expect((await alice.client.from('affiliate_clicks').insert({ link, user_id: null })).error).toBeNull();
      for (const client of [visitor, alice.client]) {
        const foreign = await client.from('affiliate_clicks').insert({ link, user_id: bob.id });
        expect(foreign.error?.code).toBe('42501');
      }
      expect((await visitor.from('affiliate_clicks').select()).error?.code).toBe('42501');
      expect((await alice.client.from('affiliate_clicks').select()).data).toEqual([]);
      expect(
        (await admin.client.from('affiliate_clicks').select('user_id').eq('user_id', bob.id)).data,
      ).toEqual([]);
      expect((await admin.client.from('affiliate_clicks').select('id')).data).toHaveLength(3);
    });

    it('are delivered once however often they are sent', async () => {
      const id = crypto.randomUUID();
      await visitor.from('affiliate_clicks').insert({ id, link });
      const repeat = await visitor.from('affiliate_clicks').insert({ id, link });
      expect(repeat.error).toBeNull();
      expect((await admin.client.from('affiliate_clicks').select('id').eq('id', id)).data).toHaveLength(1);
    });

    it('hold web addresses only', async () => {
      const { error } = await visitor.from('affiliate_clicks').insert({ link: 'javascript:alert(1)' });
      expect(error?.code).toBe('23514');
    });
  });

  describe('analytics_events', () => {
    it('take page views from anyone and nothing else', async () => {
      const view = { event_name: 'page_view', properties: { path: '/pricing' } };
      expect((await visitor.from('analytics_events').insert(view)).error).toBeNull();
      expect((await alice.client.from('analytics_events').insert(view)).error).toBeNull();
      for (const event_name of ['ai_usage', 'newsletter_signup']) {
        const { error } = await alice.client.from('analytics_events').insert({ event_name });
        expect(error?.code).toBe('42501');
      }
    });

    it('are read by admins alone and changed by nobody', async () => {
      expect((await visitor.from('analytics_events').select('id').limit(1)).error?.code).toBe('42501');
      expect((await alice.client.from('analytics_events').select('id').limit(1)).data).toEqual([]);
      const seen = await admin.client.from('analytics_events').select('id').limit(1);
      expect(seen.data).toHaveLength(1);
      const id = seen.data?.[0]?.id ?? '';
      for (const client of [visitor, alice.client, admin.client]) {
        await client.from('analytics_events').update({ event_name: 'ai_usage' }).eq('id', id);
        await client.from('analytics_events').delete().eq('id', id);
      }
      expect((await admin.client.from('analytics_events').select('id').eq('id', id)).data).toHaveLength(1);
    });

    it('are bounded in size', async () => {
      const { error } = await visitor
        .from('analytics_events')
        .insert({ event_name: 'page_view', properties: { path: 'x'.repeat(3000) } });
      expect(error?.code).toBe('23514');
    });
  });
});
