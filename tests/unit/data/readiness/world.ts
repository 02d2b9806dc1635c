/** What the check's tests share: Ana's tab, the worker's cache with three files of the app, and pictures by name. */
import { beforeEach, vi } from 'vitest';
import type { ShellFile, ToWorker } from '@/config/workerMessages.ts';
import type { ReadinessDeps } from '@/data/repositories/readiness/deps.ts';
import type { PackPart } from '@/planner/planner.ts';
import type { BlogPost } from '@domain/blog.ts';
import { chatWorld } from '../support/chatWorld.ts';
import { createFakeCaches } from '../support/fakeCaches.ts';

export const SHELL = 'precache';
export const PAGE =
  '<!doctype html><link href="/assets/a.css" rel="stylesheet"><script src="/assets/a.js"></script></html>\n';
const FILES: readonly (readonly [path: string, body: string, type: string])[] = [
  ['/index.html', PAGE, 'text/html; charset=utf-8'],
  ['/assets/a.js', 'start()', 'text/javascript'],
  ['/assets/a.css', 'a{}', 'text/css'],
];

export const at = (path: string) => `https://waymark.test${path}`;
export const keyOf = (path: string) => (path.endsWith('.html') ? `${at(path)}?rev=1` : at(path));

export function readinessWorld() {
  const base = chatWorld();
  /** What the server gives for a file of the site, by path. */
  const served = new Map<string, Response>();
  /** What was asked of the worker. */
  const asked: ToWorker[] = [];
  /** The planner's parts, as the page's planner tells of them. */
  const packParts: PackPart[] = [];
  const fetchParts = vi.fn<(names: readonly PackPart['name'][]) => Promise<void>>();
  let caches = createFakeCaches();

  const fetch: typeof globalThis.fetch = async (input) =>
    (typeof input === 'string' && served.get(input)) || new Response('', { status: 404 });
  /** Stores a file of the app as the build made it. */
  const store = (path: string) => {
    const [, body, type] = FILES.find(([name]) => name === path)!;
    caches.put(SHELL, keyOf(path), body, type);
  };
  const askWorker: ReadinessDeps['askWorker'] = async (message) => {
    asked.push(message);
    if (message.type === 'LIST_SHELL') return { type: 'SHELL', cache: SHELL, files };
    if (message.type !== 'MEND_SHELL') return null;
    for (const [path] of FILES) if (message.keys.includes(keyOf(path))) store(path);
    return { type: 'DONE' };
  };

  beforeEach(() => {
    caches = createFakeCaches();
    served.clear();
    asked.length = 0;
    packParts.length = 0;
    if (typeof localStorage !== 'undefined') localStorage.clear();
    fetchParts.mockReset();
    for (const [path] of FILES) store(path);
  });

  return {
    served,
    asked,
    packParts,
    fetchParts,
    get browser() {
      return base.browser;
    },
    get tab() {
      return base.tab;
    },
    get caches() {
      return caches;
    },
    get deps(): ReadinessDeps {
      const { http, ...context } = base.tab.context;
      return {
        ctx: { ...context, http: { ...http, fetch } },
        caches,
        hasWorkers: true,
        askWorker,
        ensureWorker: async () => true,
        planner: { parts: async () => packParts, fetch: fetchParts },
        decodes: async (picture) => (await picture.text()).startsWith('picture'),
        picturesOf: (html) => [...html.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src),
      };
    },
  };
}

const files: ShellFile[] = FILES.map(([path, body]) => ({
  url: at(path),
  key: keyOf(path),
  bytes: path.endsWith('.html') ? null : body.length,
}));

export function post(slug: string, content: string): BlogPost {
  return {
    id: slug,
    slug,
    title: `Title of ${slug}`,
    category: 'Packing',
    author: 'A',
    meta_description: '',
    content,
    published_at: '2026-03-01T07:00:00+00:00',
  };
}
