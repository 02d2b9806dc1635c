import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexedPaths } from '@domain/publicSite.ts';
import { describeOnEmbedded, SITE, startBackend, type TestBackend } from '../../support/backend.ts';
import { parseXml, textsOf } from '../../support/xml.ts';

/** Everything that a careless writer of XML breaks on, in one article that is newer than the others. */
const AWKWARD = {
  slug: 'bed-and-breakfast',
  title: 'Bed & "breakfast" <b>for</b> ]]> two\u0007',
  category: 'Stays & sleep',
  author: 'Zoë <zoe@example.test>',
  meta_description: `Tom's <script>alert(1)</script> & more`,
  content: '<p>c</p>',
  published_at: '2031-02-03T04:05:06Z',
};

describeOnEmbedded('what is written for machines', (backend) => {
  beforeAll(async () => {
    await backend().put('blog_posts', AWKWARD);
  });

  async function get(path: string): Promise<{ type: string | null; body: string }> {
    const response = await backend().fetch(new Request(SITE + path));
    expect(response.status).toBe(200);
    return { type: response.headers.get('content-type'), body: await response.text() };
  }

  it('lists every public page and every article in the sitemap, and nothing else', async () => {
    const { type, body } = await get('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const { documentElement } = parseXml(body);
    expect(documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const { data } = await backend().visitor().from('blog_posts').select('slug');
    const articles = (data ?? []).map(({ slug }) => `${SITE}/blog/${slug}`);
    expect(articles.length).toBeGreaterThan(12);
    expect(textsOf(documentElement, 'loc').sort()).toEqual(
      [...indexedPaths.map((path) => SITE + path), ...articles].sort(),
    );
    const entry = [...documentElement.children].find(
      (url) => textsOf(url, 'loc')[0] === `${SITE}/blog/${AWKWARD.slug}`,
    );
    expect(entry && textsOf(entry, 'lastmod')).toEqual(['2031-02-03T04:05:06.000Z']);
  });

  it('gives the newest articles as a feed, with text as text and absolute addresses', async () => {
    const { type, body } = await get('/feed.xml');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    const feed = parseXml(body);
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(feed.querySelector('channel > link')?.textContent).toBe(`${SITE}/blog`);
    const self = feed.getElementsByTagName('atom:link')[0];
    expect(self?.getAttribute('href')).toBe(`${SITE}/feed.xml`);

    const [first, ...others] = [...feed.querySelectorAll('item')];
    expect(others.length).toBeGreaterThan(10);
    expect(first?.querySelector('title')?.textContent).toBe('Bed & "breakfast" <b>for</b> ]]> two');
    expect(first?.querySelector('description')?.textContent).toBe(AWKWARD.meta_description);
    expect(first?.querySelector('category')?.textContent).toBe(AWKWARD.category);
    expect(first && textsOf(first, 'dc:creator')).toEqual([AWKWARD.author]);
    expect(first?.querySelector('pubDate')?.textContent).toBe('Mon, 03 Feb 2031 04:05:06 GMT');
    expect(first?.querySelector('guid')?.textContent).toBe(`${SITE}/blog/${AWKWARD.slug}`);
    for (const link of feed.querySelectorAll('item > link')) {
      expect(link.textContent).toMatch(new RegExp(`^${SITE}/blog/[a-z0-9-]+$`));
    }
    const dates = [...feed.querySelectorAll('pubDate')].map((date) => Date.parse(date.textContent));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('stops the feed at twenty articles', async () => {
    const many = Array.from({ length: 25 }, (_, n) => ({ ...AWKWARD, slug: `more-${n}` }));
    await backend().put('blog_posts', ...many);
    expect(parseXml((await get('/feed.xml')).body).querySelectorAll('item')).toHaveLength(20);
    await backend().database.exec("delete from public.blog_posts where slug like 'more-%'");
  });

  it('names the sitemap in robots.txt, and shuts no page and no article off', async () => {
    const { type, body } = await get('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const closed = lines
      .filter((line) => line.startsWith('Disallow: '))
      .map((line) => line.replace('Disallow: ', ''));
    expect(closed).not.toHaveLength(0);
    for (const path of [...indexedPaths, '/profile', '/blog/x', '/rest/v1/blog_posts', '/assets/x.js']) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    }
  });
});

describe('pages and search engines', () => {
  let folder: string;
  let backend: TestBackend;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-site-'));
    for (const name of ['index.html', 'shell.html']) {
      await writeFile(join(folder, name), '<!doctype html><title>Waymark</title>');
    }
    backend = await startBackend('embedded', { staticDir: folder });
  });
  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  });
  const tagOf = async (path: string) => {
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const response = await backend.fetch(new Request(SITE + path, { headers }));
    expect(response.status).toBe(200);
    return response.headers.get('x-robots-tag');
  };

  it.each([...indexedPaths, '/blog/any-article', '/?utm_source=x'])('lets %s be listed', async (path) => {
    expect(await tagOf(path)).toBeNull();
  });

  it('does not let a shared trip be listed, nor tell anyone its address', async () => {
    const response = await backend.fetch(new Request(`${SITE}/trip`, { headers: { accept: 'text/html' } }));
    expect([response.headers.get('x-robots-tag'), response.headers.get('referrer-policy')]).toEqual([
      'noindex',
      'no-referrer',
    ]);
  });

  it.each(['/profile', '/admin/users', '/checkout-success?session_id=1', '/no/such/place', '/_mail'])(
    'keeps %s out of the lists',
    async (path) => {
      expect(await tagOf(path)).toBe('noindex');
    },
  );
});
