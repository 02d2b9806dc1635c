import type { APIRequestContext, ElementHandle } from 'playwright/test';
import { z } from 'zod';
import { publish, withdraw } from '../../fixtures/articles.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { BlogPages } from '../../models/BlogPages.ts';

const SLUG = 'pack-for-two-climates-in-one-bag';
const TITLE = 'Packing for two climates in one bag';

/** What the server answers to who opens the article's address, whoever asks. */
const htmlOf = async (request: APIRequestContext, slug: string) =>
  (await request.get(`/blog/${slug}`)).text();

/** The server has drawn the article as it is now: `words` stand in its page. */
async function drawn(request: APIRequestContext, slug: string, words: string): Promise<void> {
  await expect.poll(() => htmlOf(request, slug)).toContain(words);
}

/** React has taken an element over when it has hung its own properties on it. */
async function takenOver(element: ElementHandle<Element> | null): Promise<void> {
  await expect
    .poll(() => element?.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
    .toBe(true);
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
}

test('an article can be read before, and without, its script', async ({ browser, baseURL, request }) => {
  await drawn(request, SLUG, `data-page="/blog/${SLUG}"`);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const blog = new BlogPages(page);
  await blog.openArticle(SLUG);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveTitle(`${TITLE} · Waymark`);
  await expect(blog.main.getByRole('link', { name: 'Passenger baggage' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(page.locator('form')).toHaveAttribute('inert');
  await context.close();
});

test('the script takes every article over as it stands', async ({ page, request }) => {
  const rows = await (await request.get('/feed.xml')).text();
  const slugs = [...rows.matchAll(/<link>[^<]*\/blog\/([\w-]+)<\/link>/g)].map(([, slug = '']) => slug);
  expect(slugs.length).toBeGreaterThan(10);
  for (const slug of slugs) {
    await drawn(request, slug, `data-page="/blog/${slug}"`);
    await page.goto(`/blog/${slug}`);
    const main = page.getByRole('main');
    const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
    const sources = await main.getByRole('heading', { name: 'Sources' }).elementHandle();
    await takenOver(heading);
    await takenOver(sources);
    // the server has been asked anew, and its answer changes nothing
    await expect(page.locator('script#article')).toHaveCount(0);
    await takenOver(sources);
  }
});

test('the newsletter’s form takes nothing before the script answers for it', async ({ page, request }) => {
  await drawn(request, SLUG, `data-page="/blog/${SLUG}"`);
  const releases: (() => void)[] = [];
  const released = new Promise<void>((resolve) => releases.push(resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/blog/${SLUG}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.locator('form')).toHaveAttribute('inert');
  for (const release of releases) release();
  await expect(page.locator('form')).not.toHaveAttribute('inert');
  await new BlogPages(page).email().fill('a@b.example');
});

test('an article that is published after the start is found and read, and goes when it is withdrawn', async ({
  browser,
  page,
  request,
  server,
}) => {
  const title = 'Rail passes & <late> "news"';
  const article = await publish(server.url, title, ['/icons/favicon.svg']);
  const blog = new BlogPages(page);
  await blog.openArticle(article.slug);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await drawn(request, article.slug, '<p>The railways.</p>');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const reader = await context.newPage();
  await reader.goto(`/blog/${article.slug}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reader.getByRole('img', { name: 'A picture' })).toBeVisible();
  await context.close();
  await page.reload();
  await takenOver(await page.getByRole('heading', { level: 1 }).elementHandle());
  await expect(page).toHaveTitle(`${title} · Waymark`);

  await withdraw(server.url, article);
  expect(await htmlOf(request, article.slug)).not.toContain('data-page');
});

/** Nothing of it may run, by either parser, and both must make the same of it: else React says so in the console. */
const HOSTILE = `  space before
<p onclick="hit()">one\ntwo &amp; <span>three</span></p>\r\n<p>five <em>six</em> \n</p>
<script>globalThis.hit = 1</script><img src=x onerror="globalThis.hit = 2"><a href="javascript:globalThis.hit=3">go</a>
<svg><style><img src=x onerror="globalThis.hit = 4"></style></svg><math><mi>x</mi></math>
<template><p>hidden</p></template><noscript><i title="</noscript><img src=x onerror='globalThis.hit = 5'>"></noscript>
<form action="//evil.test"><form><input name=a><button>kept</button></form></form>
<p>unclosed <strong>bold <em>both</strong> one</em><ul><li>item<li>item</ul>
<table><p>fostered</p><tr><td>cell</table>
</script></main></div><p>&lt;/script&gt; &lt;!--</p>`;

test('a hostile text does nothing, drawn by the server or taken over', async ({
  page,
  request,
  server,
  allowConsole,
}) => {
  // of the document without a window in which DOMPurify parses: what handlers it finds there are refused, and told
  allowConsole(/^Executing inline event handler violates/);
  const article = await publish(server.url, 'Hostile', [], HOSTILE);
  await drawn(request, article.slug, `data-page="/blog/${article.slug}"`);
  const html = await htmlOf(request, article.slug);
  expect(html.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toMatch(
    /\son\w+=|globalThis/,
  );
  await page.goto(`/blog/${article.slug}`);
  const main = page.getByRole('main');
  const sources = await main.getByRole('heading', { name: 'Sources' }).elementHandle();
  await takenOver(sources);
  await expect(page.locator('script#article')).toHaveCount(0);
  expect(await sources?.evaluate((one) => one.isConnected)).toBe(true);
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'hit'))).toBeUndefined();
  await expect(main.locator('script, style, svg style, math, template, iframe')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'go' })).toHaveCount(0);
  await withdraw(server.url, article);
});

test('whoever is signed in, or comes with a query, has it at once from what the page brought along', async ({
  page,
  request,
  member,
}) => {
  await drawn(request, SLUG, `data-page="/blog/${SLUG}"`);
  let asked = 0;
  await page.route('**/rest/v1/blog_posts*', () => void (asked += 1));
  const text = page.getByRole('heading', { name: 'Sources' });
  await page.goto(`/blog/${SLUG}?utm_source=feed`);
  // it is asked anew once it is drawn; the answer never comes
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(text).toBeVisible();

  await new AuthPages(page).comeBack(await member());
  await page.goto(`/blog/${SLUG}`);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(text).toBeVisible();
});

test('what the page brought along is the row as it stands', async ({ request }) => {
  await drawn(request, SLUG, `data-page="/blog/${SLUG}"`);
  const html = await htmlOf(request, SLUG);
  const block = /<script type="application\/json" id="article">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const row = z.object({ slug: z.string(), content: z.string() }).parse(JSON.parse(block));
  expect(row.slug).toBe(SLUG);
  expect(row.content).toContain('<h2>');
});
