import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSiteFiles } from '../../../server/site/siteFiles.ts';
import type { BlogPost } from '@domain/blog.ts';
import { SITE, startBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let folder: string;
beforeAll(async () => {
  backend = await startBackend('embedded');
  folder = await mkdtemp(join(tmpdir(), 'waymark-site-'));
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const writer = {
  write: async ({ slug, content }: BlogPost) => {
    if (slug === 'cannot-be-drawn') throw new Error('it is played');
    return `<h1>${slug}</h1>${content}`;
  },
};

const call: typeof globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));

const write = (publishableKey: string, fetch = call) =>
  writeSiteFiles({
    siteUrl: SITE,
    supabaseUrl: SITE,
    publishableKey,
    folder,
    fetch,
    writer,
  });

const article = {
  title: 'Rail news',
  category: 'Trains',
  author: 'Ada Lovelace',
  meta_description: '',
  content: '<p>Words.</p>',
  published_at: '2031-02-03T04:05:06Z',
};

it('writes what the server answers', async () => {
  await write(backend.publishableKey);
  for (const name of ['robots.txt', 'sitemap.xml', 'feed.xml']) {
    const answered = await backend.fetch(new Request(`${SITE}/${name}`));
    expect(await readFile(join(folder, name), 'utf8')).toBe(await answered.text());
  }
});

it('writes a page for every article in place of those that were there', async () => {
  const blog = join(folder, 'blog');
  await mkdir(join(blog, 'deleted-since'), { recursive: true });
  await writeFile(join(blog, 'index.html'), 'the list');
  await backend.put('blog_posts', { ...article, slug: 'rail-news' }, { ...article, slug: 'cannot-be-drawn' });
  expect(await write(backend.publishableKey)).toEqual(['cannot-be-drawn']);
  const { data } = await backend.visitor().from('blog_posts').select('slug');
  const slugs = (data ?? []).map(({ slug }) => slug).filter((slug) => slug !== 'cannot-be-drawn');
  expect((await readdir(blog)).sort()).toEqual([...slugs, 'index.html'].sort());
  expect(await readFile(join(blog, 'rail-news', 'index.html'), 'utf8')).toBe(
    '<h1>rail-news</h1><p>Words.</p>',
  );
  expect(await readFile(join(blog, 'index.html'), 'utf8')).toBe('the list');
});

it.each(['../outside', '..', '/etc/outside', 'a/b', 'A', '', 'index.html'])(
  'writes nothing for what is no slug: %j',
  async (slug) => {
    const row = { ...article, id: '1', slug };
    const answer: typeof globalThis.fetch = async (input) =>
      Response.json(new Request(input).url.endsWith('offset=0') ? [row] : []);
    expect(await write('any', answer)).toEqual([slug]);
    expect(await readdir(join(folder, 'blog'))).toEqual(['index.html']);
    expect(await readdir(folder)).toEqual(['blog', 'feed.xml', 'robots.txt', 'sitemap.xml']);
  },
);

it('says so when the project refuses', async () => {
  await expect(write('sb_publishable_of_another')).rejects.toThrow(`${SITE} answered 40`);
});
