/** An article's address, answered with its page: by what a build leaves, and a program that stands for the app. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePagesFolder, PLAYED } from '../../support/pagesFolder.ts';
import { SITE, startBackend, type TestBackend } from '../../support/backend.ts';

const SHELL = '<!doctype html><title>the shell</title>';
const NEWER = '2031-02-03T04:05:06Z';

let staticDir: string;
let pagesDir: string;
beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'waymark-site-'));
  await writeFile(join(staticDir, 'shell.html'), SHELL);
  pagesDir = await makePagesFolder();
});
afterAll(async () => {
  for (const folder of [staticDir, pagesDir]) await rm(folder, { recursive: true });
});

const put = (backend: TestBackend, slug: string, title: string, content = '<p>Words.</p>') =>
  backend.put('blog_posts', {
    slug,
    title,
    category: 'Trains',
    author: 'Ada Lovelace',
    meta_description: 'Which pass pays & why.',
    content,
    published_at: NEWER,
  });

const open = (
  backend: TestBackend,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  backend.fetch(new Request(SITE + path, { method, headers: { 'sec-fetch-mode': 'navigate', ...headers } }));
const htmlOf = async (backend: TestBackend, path: string) => (await open(backend, path)).text();
const drawn = (backend: TestBackend, path: string, words: string) =>
  expect.poll(() => htmlOf(backend, path)).toContain(words);

describe('the page of an article', () => {
  const log = vi.fn<(line: string) => void>();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend('embedded', { staticDir, pagesDir, log });
  });
  afterAll(() => backend.close());

  it('is the shell’s until it is drawn, and then holds its text, its words and its row', async () => {
    await put(backend, 'rail-news', 'Rail "news"', '<p>The new passes.</p>');
    expect(await htmlOf(backend, '/blog/rail-news')).toBe(SHELL);
    await drawn(backend, '/blog/rail-news', '<h1>Drawn</h1><p>The new passes.</p>');
    const response = await open(backend, '/blog/rail-news');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Rail &quot;news&quot;</title>');
    expect(html.match(/content="Which pass pays &amp; why\."/g)).toHaveLength(2);
    expect(html).toContain(`<link rel="canonical" href="${SITE}/blog/rail-news" />`);
    const row: unknown = JSON.parse(/id="article">([^<]*)</.exec(html)?.[1] ?? '');
    expect(row).toMatchObject({ slug: 'rail-news', published_at: new Date(NEWER).toISOString() });
    const { headers } = response;
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('is sent compressed, to who has it not at all, and to HEAD without its text', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const response = await open(backend, '/blog/rail-news', { headers });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(brotliDecompressSync(body).toString()).toContain('The new passes.');

    const etag = response.headers.get('etag') ?? '';
    const again = await open(backend, '/blog/rail-news', { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await open(backend, '/blog/rail-news', { method: 'HEAD', headers });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('is drawn anew when the article is edited, under another tag', async () => {
    const before = (await open(backend, '/blog/rail-news')).headers.get('etag');
    await backend.database.exec(
      "update public.blog_posts set content = '<p>Edited.</p>' where slug = 'rail-news'",
    );
    expect(await htmlOf(backend, '/blog/rail-news')).toBe(SHELL);
    await drawn(backend, '/blog/rail-news', '<p>Edited.</p>');
    expect((await open(backend, '/blog/rail-news')).headers.get('etag')).not.toBe(before);
  });

  it('is the shell’s again once the article is deleted', async () => {
    await backend.database.exec("delete from public.blog_posts where slug = 'rail-news'");
    expect(await htmlOf(backend, '/blog/rail-news')).toBe(SHELL);
  });

  it.each([
    '/blog/no-such-article',
    '/blog/No_Slug',
    '/blog/%2e%2e',
    `/blog/${'a'.repeat(200)}`,
    '/blog/a/b',
  ])('is the shell’s at %s', async (path) => {
    expect(await htmlOf(backend, path)).toBe(SHELL);
  });

  it('is for who opens a page, and for no script that fetches it', async () => {
    await put(backend, 'for-readers', 'For readers');
    await drawn(backend, '/blog/for-readers', '<h1>Drawn</h1>');
    const response = await open(backend, '/blog/for-readers', { headers: { 'sec-fetch-mode': 'cors' } });
    expect(response.status).toBe(404);
  });

  it('that cannot be drawn is the shell’s, told once, and keeps no other from being drawn', async () => {
    await put(backend, 'it-fails', PLAYED.fails);
    await put(backend, 'it-ends', PLAYED.endsThread);
    for (const slug of ['it-fails', 'it-ends']) {
      expect(await htmlOf(backend, `/blog/${slug}`)).toBe(SHELL);
    }
    await put(backend, 'after-them', 'After them');
    await drawn(backend, '/blog/after-them', '<h1>Drawn</h1>');
    for (const slug of ['it-fails', 'it-ends']) {
      expect(await htmlOf(backend, `/blog/${slug}`)).toBe(SHELL);
    }
    const lines = log.mock.calls.flat().filter((line) => line.includes('could not be drawn'));
    expect(lines).toEqual([
      'The article it-fails could not be drawn: it is played',
      'The article it-ends could not be drawn: the thread ended',
    ]);
  });

  it('is the shell’s while the database cannot be asked', async () => {
    await backend.database.exec('alter table public.blog_posts rename to elsewhere');
    expect(await htmlOf(backend, '/blog/for-readers')).toBe(SHELL);
    await backend.database.exec('alter table public.elsewhere rename to blog_posts');
    expect(await htmlOf(backend, '/blog/for-readers')).toContain('<h1>Drawn</h1>');
  });
});

it('keeps neither a start nor an end waiting for a drawing', async () => {
  const log = vi.fn<(line: string) => void>();
  const backend = await startBackend('embedded', { staticDir, pagesDir, log });
  await put(backend, 'it-hangs', PLAYED.neverEnds);
  expect(await htmlOf(backend, '/blog/it-hangs')).toBe(SHELL);
  await backend.close();
  expect(log.mock.calls.flat().filter((line) => line.includes('could not be drawn'))).toEqual([]);
});

it('serves the shell where the build has left nothing, and says so once', async () => {
  const log = vi.fn<(line: string) => void>();
  const backend = await startBackend('embedded', { staticDir, pagesDir: join(staticDir, 'none'), log });
  await put(backend, 'rail-news', 'Rail news');
  expect(await htmlOf(backend, '/blog/rail-news')).toBe(SHELL);
  await backend.close();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Articles are not drawn ahead'));
});
