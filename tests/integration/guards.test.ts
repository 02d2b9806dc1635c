/** What the server refuses before @supabase/lite sees it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBoth, PASSWORD, SITE, type Account } from '../support/backend.ts';

describeOnBoth('guards', (backend) => {
  const read = (path: string) =>
    backend().fetch(
      new Request(`${SITE}/rest/v1/${path}`, { headers: { apikey: backend().publishableKey } }),
    );
  const post = (body: string, type = 'application/json') =>
    backend().fetch(
      new Request(`${SITE}/rest/v1/analytics_events`, {
        method: 'POST',
        body,
        headers: { apikey: backend().publishableKey, 'content-type': type },
      }),
    );

  let full: Account;
  let fullToken: string;
  beforeAll(async () => {
    full = await backend().account();
    fullToken = (await full.client.auth.getSession()).data.session?.access_token ?? '';
    await backend().database.query(
      `insert into public.chat_messages (id, user_id, role, content, created_at)
       select gen_random_uuid(), $1::uuid, 'user', 'x', now() from generate_series(1, 1100)`,
      [full.id],
    );
  });
  const readFull = (query: string, headers: Record<string, string> = {}) =>
    backend().fetch(
      new Request(`${SITE}/rest/v1/chat_messages?select=${query}`, {
        headers: { apikey: backend().publishableKey, authorization: `Bearer ${fullToken}`, ...headers },
      }),
    );

  describe('/rest/v1', () => {
    it.each([
      'content=match.%5E(.%2B)(.%2B)%5C1%5C2%24',
      'content=imatch.a',
      'content=not.match.a',
      'content=match(any).{a,b}',
      'content=like.*a*b*c*',
      'content=fts.rain',
      'or=(title.match.a,title.eq.b)',
      'and=(id.neq.1,or(title.ilike.*a*,title.eq.b))',
      'blog_posts.or=(title.wfts.a)',
    ])('refuses a costly filter: %s', async (query) => {
      const response = await read(`blog_posts?select=id&${query}`);
      expect(response.status).toBe(400);
    });

    it.each(['slug=eq.a.match.b', 'id=not.is.null', 'or=(slug.eq.a,slug.eq.b)', 'order=title.asc&limit=1'])(
      'lets a plain one through: %s',
      async (query) => {
        expect((await read(`blog_posts?select=id&${query}`)).status).toBe(200);
      },
    );

    it.each([
      `select=${Array.from({ length: 82 }, (_, index) => `a${index}:content`).join(',')}`,
      'select=a:content',
      'select=content,content',
      'select=*,content',
      'select=content,%20content',
      'select=content&select=title',
      'select=content::text',
      'select=tags-%3E0,tags-%3E1',
      'select="content","content"',
      'select=id&order=title.asc,title.desc',
      'select=id&order=title,slug,title.asc.nullslast',
      'select=id&order=title&order=slug',
    ])('builds no answer larger than the rows are: %s', async (query) => {
      const response = await read(`blog_posts?${query}`);
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 400,
        body: { code: 'WM400' },
      });
    });

    it.each([
      'select=*',
      'select=id,slug,%20title',
      'select=',
      'select=id&order=title.desc.nullslast,slug.asc',
    ])('answers every column once: %s', async (query) => {
      expect((await read(`blog_posts?${query}`)).status).toBe(200);
    });

    it.each(['', '&limit=5000', '&limit=1001', '&limit=', '&limit=1e9', '&limit=5000&offset=0'])(
      'answers a thousand rows at most: %s',
      async (limit) => {
        const response = await readFull(`id&user_id=eq.${full.id}${limit}`);
        expect(await response.json()).toHaveLength(1000);
      },
    );

    it('answers no more to a range, and fewer where fewer are asked for', async () => {
      const ranged = await readFull('id', { range: '0-4999', prefer: 'count=exact' });
      expect(await ranged.json()).toHaveLength(1000);
      expect(ranged.headers.get('content-range')).toBe('0-999/1100');
      expect(await (await readFull('id&limit=3')).json()).toHaveLength(3);
      expect(await (await readFull('id&order=id&offset=1000')).json()).toHaveLength(100);
    });

    it('takes no thousand rows at once, nor a visitor’s long body, nor other formats', async () => {
      const view = { event_name: 'page_view' };
      expect((await post(JSON.stringify(Array.from({ length: 101 }, () => view)))).status).toBe(413);
      expect((await post(JSON.stringify({ ...view, properties: { x: 'a'.repeat(17_000) } }))).status).toBe(
        413,
      );
      expect((await post('event_name\npage_view', 'text/csv')).status).toBe(415);
      expect((await post(JSON.stringify([view, view]))).status).toBe(201);
    });
  });

  describe('/auth/v1', () => {
    it('says that a confirmed address is registered', async () => {
      const { email } = await backend().account();
      const { error } = await backend().visitor().auth.signUp({ email, password: PASSWORD });
      expect(error?.message).toBe('User already registered');
    });

    it('does not let an account take another address', async () => {
      const { client, email } = await backend().account();
      const { error } = await client.auth.updateUser({ email: 'chief@example.test' });
      expect(error?.status).toBe(400);
      expect(
        backend()
          .mailbox.list()
          .some((mail) => mail.to === email),
      ).toBe(false);
      expect((await client.auth.updateUser({ data: { full_name: 'Ama' } })).error).toBeNull();
    });

    it('sends nobody to another port of this machine', async () => {
      const response = await backend().fetch(
        new Request(`${SITE}/auth/v1/verify?token=x&type=signup&redirect_to=http://localhost:5555/`),
      );
      expect(response.headers.get('location')).toContain(`redirect_to=${encodeURIComponent(SITE)}`);
    });
  });
});
