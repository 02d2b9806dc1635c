import type { Page } from 'playwright/test';
import { publicRoutes } from '../../fixtures/routes.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Open to everyone, but of no use as a search result. */
const unlisted = new Set<string>([
  '/flights',
  '/hotels',
  '/check-email',
  '/admin/login',
  '/reset-password',
  '/offline',
  '/trip',
]);

const ARTICLE = '/blog/jet-lag-east-and-west';

interface Head {
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly ogTitle: string | null;
  readonly ogUrl: string | null;
  readonly ogImage: string | null;
  /** How often the elements that must be there once are there. */
  readonly counts: readonly number[];
  /** The @type of each schema.org node. */
  readonly nodes: readonly string[];
}

async function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const { head } = document;
    const descriptions = head.querySelectorAll('meta[name=description]');
    const ogTitles = head.querySelectorAll('meta[property="og:title"]');
    const data: { '@graph': { '@type': string }[] } = JSON.parse(
      head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}',
    );
    return {
      title: document.title,
      description: descriptions[0]?.getAttribute('content') ?? null,
      canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      robots: head.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      ogTitle: ogTitles[0]?.getAttribute('content') ?? null,
      ogUrl: head.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? null,
      ogImage: head.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? null,
      counts: [head.querySelectorAll('title').length, descriptions.length, ogTitles.length],
      nodes: data['@graph'].map((node) => node['@type']),
    };
  });
}

test(
  'every public route says what it is, where it lives and whether it may be listed',
  { tag: '@worker' },
  async ({ page, server }) => {
    const descriptions = new Set<string | null>();
    for (const route of publicRoutes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      const address = unlisted.has(route) ? null : server.url + route;
      // a prerendered page has its heading before the app writes the address into its head
      await expect
        .poll(() => readHead(page), route)
        .toMatchObject({
          canonical: address,
          ogUrl: address,
          robots: unlisted.has(route) ? 'noindex' : null,
          ogImage: `${server.url}/social-card.png`,
          counts: [1, 1, 1],
        });
      const head = await readHead(page);
      expect(head.ogTitle, route).toBe(head.title);
      expect(head.description?.length ?? 0, route).toBeGreaterThanOrEqual(50);
      descriptions.add(head.description);
    }
    expect(descriptions.size).toBe(publicRoutes.length);
    const image = await page.request.get('/social-card.png');
    expect(image.headers()['content-type']).toBe('image/png');
  },
);

test('structured data describes home, the blog and an article, and the policy lets it stand', async ({
  page,
  server,
  allowConsole,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // zod asks once whether it may compile its checks, and goes on without when refused
      if (event.blockedURI === 'eval') return;
      document.documentElement.dataset['violation'] = event.violatedDirective;
    });
  });
  const violation = page.locator('html[data-violation]');
  for (const [route, nodes] of [
    ['/', ['Organization', 'WebSite']],
    ['/blog', ['Blog']],
    [ARTICLE, ['Article', 'BreadcrumbList']],
    ['/article/ai-trip-planner', ['Article', 'BreadcrumbList']],
    ['/how-it-works', ['FAQPage']],
    ['/pricing', []],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    await expect.poll(async () => (await readHead(page)).nodes, { message: route }).toEqual(nodes);
    await expect(violation, route).toHaveCount(0);
  }
  await page.goto(ARTICLE);
  await expect.poll(async () => (await readHead(page)).canonical).toBe(server.url + ARTICLE);
  await expect(page).toHaveTitle(/^(?!Article ).+ · Waymark$/);

  // the same element as a program is refused: the policy is on
  allowConsole(/Content Security Policy/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.head.append(script);
  });
  await expect(violation).toHaveAttribute('data-violation', /^script-src/);
  await expect(page).not.toHaveTitle('ran');
});

test('a page that is left takes its head with it', async ({ page, server }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up for a Free AI Trip Plan' }).click();
  await expect(page).toHaveTitle('Create an Account · Waymark');
  // the head is written a moment behind the title
  await expect.poll(() => readHead(page)).toMatchObject({ canonical: `${server.url}/register`, nodes: [] });
  await page.goto('/no/such/place');
  await expect(page).toHaveTitle('Off the map · Waymark');
  expect(await readHead(page)).toMatchObject({ canonical: null, robots: 'noindex' });
});

test('the blog’s feed is announced, and a browser reads feed and sitemap as XML', async ({
  page,
  server,
}) => {
  await page.goto('/blog');
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', '/feed.xml');
  const read = (path: string, name: string) =>
    page.evaluate(
      async ([address = '', tag = '']) => {
        const text = await (await fetch(address)).text();
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        if (xml.querySelector('parsererror')) throw new Error(`${address} is not well-formed`);
        return [...xml.querySelectorAll(tag)].map((element) => element.textContent);
      },
      [path, name],
    );
  expect(await read('/sitemap.xml', 'url > loc')).toContain(server.url + ARTICLE);
  expect(await read('/feed.xml', 'item > link')).toContain(server.url + ARTICLE);
});
