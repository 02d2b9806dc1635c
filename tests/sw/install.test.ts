/** The worker as it is installed and activated: what its update waits for, and what it does not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://waymark.test';
const files = [
  { url: 'assets/start-2.js', revision: null, version: 'second' },
  { url: 'assets/planner/farEast-2.js', revision: null, bytes: 3, sent: 2 },
];

type Stored = Map<string, Response>;
let disk: Map<string, Stored>;
let listeners: Map<string, (event: unknown) => void>;
const skipWaiting = vi.fn(async () => {});
const fetched = vi.fn<(request: string | Request) => Promise<Response>>();

const at = (path: string) => `${ORIGIN}/${path}`;
const addressOf = (asked: string | Request) => (typeof asked === 'string' ? asked : asked.url);

const addressIn = (asked: string | Request) => new URL(addressOf(asked), ORIGIN).href;

function cacheOf(name: string) {
  const stored: Stored = disk.get(name) ?? new Map<string, Response>();
  disk.set(name, stored);
  return {
    match: async (asked: string | Request) => stored.get(addressIn(asked))?.clone(),
    put: async (asked: string | Request, answer: Response) => void stored.set(addressIn(asked), answer),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async (asked: string | Request) => stored.delete(addressIn(asked)),
  };
}

/** CacheStorage, as much of it as the worker uses. */
const fakeCaches = {
  open: async (name: string) => cacheOf(name),
  has: async (name: string) => disk.has(name),
  match: async (asked: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(asked),
  delete: async (name: string) => disk.delete(name),
};

beforeEach(async () => {
  disk = new Map();
  listeners = new Map();
  skipWaiting.mockClear();
  fetched.mockReset();
  fetched.mockImplementation(async (asked) => {
    const path = new URL(addressOf(asked), ORIGIN).pathname;
    if (path === '/banned.json') return Response.json({ banned: ['first'] });
    if (path === '/assets/start-2.js')
      return new Response('go()', { headers: { 'content-type': 'text/javascript' } });
    // a slow link: the planner never comes
    return new Promise(() => {});
  });
  const worker = {
    __WB_MANIFEST: files,
    __WB_DISABLE_DEV_LOGS: true,
    caches: fakeCaches,
    location: new URL('/sw.js', ORIGIN),
    registration: { active: {}, scope: `${ORIGIN}/` },
    clients: { matchAll: async () => [], claim: async () => {} },
    skipWaiting,
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  vi.stubGlobal('FetchEvent', Map);
  vi.stubGlobal('ExtendableEvent', Object);
  vi.stubGlobal('self', worker);
  for (const [name, value] of Object.entries(worker)) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', fetched);
  const planner = new Map([[at('assets/planner/farEast-1.js'), new Response('old')]]);
  disk.set('waymark-planner', planner);
  disk.set('waymark-release', new Map([[at('active'), new Response('first')]]));
  vi.resetModules();
  await import('../../sw/sw.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Has the worker do something, and waits until it says that it is done. */
async function play(type: 'install' | 'activate'): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const event = { type, waitUntil: (work: Promise<unknown>) => void waits.push(work) };
  listeners.get(type)?.(event);
  await Promise.all(waits);
}

const plannerAsked = () =>
  fetched.mock.calls.map(([asked]) => addressOf(asked)).filter((url) => url.includes('/planner/'));

describe('an update on a link that does not bear the planner', () => {
  it('takes over from a version that was taken back, without waiting for the planner or asking for it', async () => {
    await play('install');
    expect(skipWaiting).toHaveBeenCalledOnce();
    await play('activate');
    expect(plannerAsked()).toEqual([]);
    // the page fetches this version's, where the link is good; the older one opens with no page any more
    expect([...(disk.get('waymark-planner')?.keys() ?? [])]).toEqual([]);
  });
});
