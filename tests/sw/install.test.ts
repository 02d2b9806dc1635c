/** The worker as it is installed and activated: what its update waits for, and what it does not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://waymark.test';
/** As Workbox names it. */
const PRECACHE = `workbox-precache-v2-${ORIGIN}/`;
const files = [
  { url: 'assets/start-2.js', revision: null, version: 'second', ahead: true },
  { url: 'assets/trips-2.js', revision: null },
  { url: 'assets/planner/asia-2.js', revision: null, bytes: 3, sent: 2 },
];

type Stored = Map<string, Response>;
let disk: Map<string, Stored>;
let listeners: Map<string, (event: unknown) => void>;
let registration: object;
let online: boolean;
/** A path that the server answers with an error. */
let broken: string;
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
  online = true;
  broken = '';
  registration = { active: {}, installing: null, waiting: null, scope: `${ORIGIN}/` };
  fetched.mockImplementation(async (request) => {
    const path = new URL(addressOf(request), ORIGIN).pathname;
    if (!online) throw new TypeError('Failed to fetch');
    if (path === broken) return new Response('', { status: 500 });
    if (path === '/banned.json') return Response.json({ banned: ['first'] });
    if (path === '/assets/start-2.js' || path === '/assets/trips-2.js')
      return new Response('go()', { headers: { 'content-type': 'text/javascript' } });
    // a slow link: the planner never comes
    return new Promise(() => {});
  });
  const worker = {
    __WB_MANIFEST: files,
    __WB_DISABLE_DEV_LOGS: true,
    caches: fakeCaches,
    location: new URL('/sw.js', ORIGIN),
    registration,
    clients: { matchAll: async () => [], claim: async () => {} },
    skipWaiting,
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  vi.stubGlobal('FetchEvent', Map);
  vi.stubGlobal('ExtendableEvent', Object);
  vi.stubGlobal('self', worker);
  for (const [name, value] of Object.entries(worker)) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', fetched);
  const planner = new Map([[at('assets/planner/asia-1.js'), new Response('old')]]);
  disk.set('waymark-planner', planner);
  disk.set('waymark-release', new Map([[at('active'), new Response('first')]]));
  vi.resetModules();
  await import('../../sw/sw.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Has the worker do something, and waits until it says that it is done. */
async function play(type: 'install' | 'activate' | 'message', more: object = {}): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const event = { type, ports: [], waitUntil: (work: Promise<unknown>) => void waits.push(work), ...more };
  listeners.get(type)?.(event);
  await Promise.all(waits);
}

const tell = (data: object) => play('message', { data });

/** Addresses of the app's files that are stored. */
const here = () => [...(disk.get(PRECACHE)?.keys() ?? [])];

const asked = () => fetched.mock.calls.map(([request]) => new URL(addressOf(request), ORIGIN).pathname);

const plannerAsked = () =>
  fetched.mock.calls.map(([request]) => addressOf(request)).filter((url) => url.includes('/planner/'));

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

/** What an older version has stored. */
const store = (...paths: string[]) =>
  disk.set(PRECACHE, new Map(paths.map((path) => [at(path), new Response('old')])));
const noteFirstPage = (...paths: string[]) =>
  disk.get('waymark-release')?.set(at('first-page'), new Response(paths.map(at).join('\n')));

describe('an install', () => {
  it('stores the first page on a device that has nothing', async () => {
    await play('install');
    expect(asked()).toContain('/assets/start-2.js');
    expect(asked()).not.toContain('/assets/trips-2.js');
  });

  it('stores the first page on a device that has had no more', async () => {
    store('assets/start-1.js');
    noteFirstPage('assets/start-1.js');
    await play('install');
    expect(asked()).not.toContain('/assets/trips-2.js');
  });

  it('leaves no more than a first page for the version after it, though it was cut short', async () => {
    store('assets/start-1.js');
    noteFirstPage('assets/start-1.js');
    online = false;
    await expect(play('install')).rejects.toThrow(TypeError);
    const noted = await disk.get('waymark-release')?.get(at('first-page'))?.text();
    expect(noted?.split('\n')).toEqual([at('assets/start-1.js'), at('assets/start-2.js')]);
  });

  it('stores the whole app on a device that a version from before first pages has stored it on', async () => {
    store('assets/start-1.js', 'assets/trips-1.js');
    await play('install');
    expect(here()).toEqual(expect.arrayContaining([at('assets/start-2.js'), at('assets/trips-2.js')]));
  });

  it('stores the whole app where a page was opened since the first one', async () => {
    store('assets/start-1.js', 'assets/trips-1.js');
    noteFirstPage('assets/start-1.js');
    await play('install');
    expect(here()).toContain(at('assets/trips-2.js'));
  });

  it('is given up where the whole app cannot be had, and takes nothing away', async () => {
    store('assets/start-1.js', 'assets/trips-1.js');
    broken = '/assets/trips-2.js';
    await expect(play('install')).rejects.toThrow(/precaching request/);
    expect(here()).toEqual(expect.arrayContaining([at('assets/start-1.js'), at('assets/trips-1.js')]));
  });
});

describe('a version that waits', () => {
  beforeEach(async () => {
    store('assets/start-1.js');
    noteFirstPage('assets/start-1.js');
    await play('install');
  });

  it('stores the whole app once the device holds more of the one before', async () => {
    disk.get(PRECACHE)?.set(at('assets/trips-1.js'), new Response('old'));
    await tell({ type: 'CATCH_UP' });
    expect(here()).toContain(at('assets/trips-2.js'));
  });

  it('stores no more while the device holds no more', async () => {
    await tell({ type: 'CATCH_UP' });
    expect(here()).not.toContain(at('assets/trips-2.js'));
  });
});

it('a version that waits, and is asked to store its own files, tells nobody', async () => {
  const postMessage = vi.fn();
  Object.assign(registration, { waiting: { postMessage } });
  vi.stubGlobal('self', Object.assign(self, { serviceWorker: Reflect.get(registration, 'waiting') }));
  await tell({ type: 'MEND_SHELL', keys: [at('assets/trips-2.js')] });
  expect(postMessage).not.toHaveBeenCalled();
});

it.each(['installing', 'waiting'] as const)(
  'what a page has the active version store is told to the one that follows, %s',
  async (state) => {
    const postMessage = vi.fn();
    Object.assign(registration, { [state]: { postMessage } });
    await tell({ type: 'MEND_SHELL', keys: [at('assets/trips-2.js')] });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CATCH_UP' });
  },
);
