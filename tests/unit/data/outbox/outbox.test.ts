import { Dexie } from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import {
  discardParked,
  type ParkedChange,
  pendingCount,
  refusedCount,
  retryParked,
  watchParked,
} from '@/data/outbox/outbox.ts';
import { logClick, logPageView } from '@/data/repositories/activity.ts';
import { clearChat, sendMessage } from '@/data/repositories/chat/chat.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';
import { clearKey } from '../support/fakeServer.ts';

const world = chatWorld();
const LINK = 'https://www.aviasales.com/search/LON?marker=1';

const clicks = () => world.browser.server.rows('affiliate_clicks');
const views = () => world.browser.server.rows('analytics_events');

const unsentOf = (userId: string) => world.tab.db.outbox.where('userId').equals(userId).count();
const clears = () => [...world.browser.server.clears.keys()];

async function parked(): Promise<ParkedChange[]> {
  let seen: ParkedChange[] | undefined;
  const subscription = watchParked(world.tab.context, ANA).subscribe((list) => (seen = list));
  await expect.poll(() => seen).toBeDefined();
  subscription.unsubscribe();
  return seen ?? [];
}

describe('whose rows go out', () => {
  it("sends a visitor's rows without a session, also while somebody is signed in", async () => {
    await logPageView(world.tab.context, '/blog');
    await logClick(world.tab.context, LINK, null);
    await world.tab.drainer.drain();
    expect(world.browser.server.requests.map((request) => request.token)).toEqual([null, null]);
    expect(views()).toMatchObject([{ event_name: 'page_view', properties: { path: '/blog' } }]);
    expect(clicks()).toMatchObject([{ user_id: null, link: LINK }]);
  });

  it('sends no more of a path than the table takes', async () => {
    await logPageView(world.tab.context, `/${'x'.repeat(600)}`);
    await world.tab.drainer.drain();
    expect(views()).toMatchObject([{ properties: { path: `/${'x'.repeat(199)}` } }]);
  });

  it("never sends one account's rows under another's session", async () => {
    world.tab.connectivity.set('offline');
    await logClick(world.tab.context, LINK, ANA);
    world.browser.signIn(BEN);
    await logClick(world.tab.context, LINK, BEN);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(clicks().map((row) => row['user_id'])).toEqual([BEN]);
    expect(await unsentOf(ANA)).toBe(1);

    world.browser.signIn(ANA);
    await world.tab.drainer.drain({ forced: true });
    expect(clicks().map((row) => row['user_id'])).toEqual([BEN, ANA]);
    expect(world.browser.server.requests.at(-1)?.token).toBe(`token-${ANA}`);
  });

  it('keeps rows when the session has vanished', async () => {
    world.browser.signOut();
    await logClick(world.tab.context, LINK, ANA);
    await world.tab.drainer.drain();
    expect(clicks()).toEqual([]);
    expect(await unsentOf(ANA)).toBe(1);
  });
});

describe('what the server refuses', () => {
  it('is parked, shown, can be tried again, and holds nothing else up', async () => {
    const message = 'new row violates check constraint';
    world.browser.server.fail({ how: 'answer', status: 400, body: { code: '23514', message } });
    await clearChat(world.tab.context, ANA, 'assistant');
    await world.tab.drainer.drain();
    await clearChat(world.tab.context, ANA, 'planner');
    await logPageView(world.tab.context, '/');
    await world.tab.drainer.drain();
    expect(clears()).toEqual([clearKey(ANA, 'planner')]);
    expect(views()).toHaveLength(1);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);
    expect(await refusedCount(world.tab.context, ANA)).toBe(1);

    const [refused] = await parked();
    expect(refused).toMatchObject({ kind: 'chat.clear', reason: 'invalid', message });
    await retryParked(world.tab.context, refused?.id ?? '');
    await world.tab.drainer.drain();
    expect(clears()).toEqual([clearKey(ANA, 'planner'), ANA]);
    expect(await parked()).toEqual([]);
  });

  it('is forgotten where nobody would miss it, and such rows do not hold a sign-out up', async () => {
    world.tab.connectivity.set('offline');
    await logClick(world.tab.context, LINK, ANA);
    await logPageView(world.tab.context, '/');
    expect(await pendingCount(world.tab.context, ANA)).toBe(0);
    world.tab.connectivity.set('online');
    const refused = { how: 'answer', status: 403, body: {} } as const;
    world.browser.server.fail(refused, refused);
    await world.tab.drainer.drain();
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('can be given up', async () => {
    world.browser.server.fail({ how: 'answer', status: 403, body: {} });
    await clearChat(world.tab.context, ANA, 'assistant');
    await world.tab.drainer.drain();
    const [refused] = await parked();
    await discardParked(world.tab.context, refused?.id ?? '');
    expect(await unsentOf(ANA)).toBe(0);
  });

  it('backs off on 500 and 429 and then goes out', async () => {
    world.browser.server.fail(
      { how: 'answer', status: 500, body: {} },
      { how: 'answer', status: 429, body: {}, retryAfter: 30 },
    );
    await logPageView(world.tab.context, '/');
    await world.tab.drainer.drain();
    expect(world.browser.clock.nextTimer()).toBe(750);
    world.browser.clock.advance(750);
    await world.tab.drainer.drain();
    expect(world.browser.clock.nextTimer()).toBe(30_000);
    world.browser.clock.advance(29_000);
    await world.tab.drainer.drain();
    expect(views()).toEqual([]);
    world.browser.clock.advance(1_000);
    await world.tab.drainer.drain();
    expect(views()).toHaveLength(1);
  });

  it('a repeat of a delivered row counts as delivered', async () => {
    world.browser.server.fail({ how: 'unanswered' });
    await logPageView(world.tab.context, '/');
    await world.tab.drainer.drain();
    expect(views()).toHaveLength(1);
    world.browser.clock.advance(60_000);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(views()).toHaveLength(1);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });
});

describe('rows that cannot be read', () => {
  const broken = {
    id: 'x',
    entity: 'e',
    userId: null,
    subject: null,
    createdAt: 0,
    attempts: 0,
    lastAttemptAt: 0,
    nextAttemptAt: 0,
    lease: null,
    parked: null,
  };

  it('are parked, left for the version that knows them, or passed over', async () => {
    await world.tab.db.table('outbox').bulkAdd([
      { ...broken, kind: 'page.view', payload: { nonsense: true } },
      { ...broken, kind: 'trip.save', entity: 'newer', payload: {} },
      { kind: 'page.view', entity: 'torn' },
    ]);
    await logPageView(world.tab.context, '/');
    await world.tab.drainer.drain();
    expect(views()).toHaveLength(1);
    const left = await world.tab.db.outbox.toArray();
    expect(left.map((row) => [row.kind, row.parked?.reason ?? null])).toEqual([
      ['page.view', 'unknown'],
      ['trip.save', null],
      ['page.view', null],
    ]);
  });
});

describe('page views', () => {
  it('keep the newest 200 without a network', async () => {
    world.tab.connectivity.set('offline');
    const { outbox } = world.tab.db;
    await logPageView(world.tab.context, '/blog/0');
    const [first] = await outbox.toArray();
    if (!first) throw new Error('The page view was not kept');
    const { seq: _first, ...view } = first;
    const of = (index: number) => ({ ...view, id: `view-${index}`, payload: { path: `/blog/${index}` } });
    await outbox.bulkAdd(Array.from({ length: 199 }, (_, index) => of(index + 1)));
    for (let index = 200; index < 205; index += 1) await logPageView(world.tab.context, `/blog/${index}`);
    const rows = await outbox.toArray();
    expect(rows).toHaveLength(200);
    expect(rows[0]?.payload).toMatchObject({ path: '/blog/5' });
  });

  it('are as long as the server takes them', async () => {
    await logPageView(world.tab.context, `/blog/${'x'.repeat(400)}`);
    const [row] = await world.tab.db.outbox.toArray();
    expect(row?.payload).toMatchObject({ path: `/blog/${'x'.repeat(194)}` });
  });

  it('are only logged when this device cannot store them', async () => {
    // oxlint-disable-next-line no-console -- the warning is what is tested
    const warn = vi.mocked(console.warn).mockImplementation(() => {});
    vi.spyOn(world.tab.db.outbox, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await logPageView(world.tab.context, '/');
    expect(warn).toHaveBeenCalledWith(
      'Activity was not logged',
      expect.objectContaining({ reason: 'storage_full' }),
    );
    warn.mockClear();
  });
});

describe('a full disk', () => {
  it('is said when a message is typed, and nothing half-written stays', async () => {
    vi.spyOn(world.tab.db.outbox, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await expect(sendMessage(world.tab.context, ANA, 'Kyoto?', plain)).rejects.toMatchObject({
      reason: 'storage_full',
    });
    expect(await world.messages()).toEqual([]);
  });
});

const full = () => Dexie.Promise.reject(new DOMException('', 'QuotaExceededError'));

describe('a row that cannot be settled', () => {
  it('is sent again after a while, not at once and for ever', async () => {
    await logPageView(world.tab.context, '/');
    const failing = vi.spyOn(world.tab.db.outbox, 'delete').mockImplementation(full);
    const { outbox } = world.tab.db;
    const put = outbox.put.bind(outbox);
    // The lease can be written; what became of the row cannot.
    const settling = vi
      .spyOn(outbox, 'put')
      .mockImplementation((row) => (row.lease === null ? full() : put(row)));
    const stopped = { is: false };
    const counted = vi.spyOn(world.tab.context.http, 'send').mockImplementation(async () => {
      if (counted.mock.calls.length >= 20) stopped.is = true;
      if (stopped.is) return new Promise(() => {});
      return { status: 201, body: null, retryAfter: undefined };
    });
    await Promise.race([world.tab.drainer.drain(), vi.waitFor(() => expect(stopped.is).toBe(true))]);
    await world.tab.drainer.drain({ forced: true });
    expect(counted).toHaveBeenCalledOnce();

    failing.mockRestore();
    settling.mockRestore();
    world.browser.clock.advance(world.browser.clock.nextTimer() ?? 0);
    await world.tab.drainer.drain();
    expect(counted).toHaveBeenCalledTimes(2);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });
});

describe('a closed connection', () => {
  it('is reopened once and the work is done', async () => {
    await logPageView(world.tab.context, '/');
    await world.tab.drainer.drain();
    world.tab.db.close();
    await logPageView(world.tab.context, '/blog');
    await world.tab.drainer.drain();
    expect(views()).toHaveLength(2);
  });
});

describe('a connection lost after the commit', () => {
  it.each([
    ['a message', () => sendMessage(world.tab.context, ANA, 'Kyoto?', plain)],
    ['a clear', () => clearChat(world.tab.context, ANA, 'assistant')],
    ['a page view', () => logPageView(world.tab.context, '/')],
    ['a click', () => logClick(world.tab.context, LINK, ANA)],
  ])('does not write %s twice', async (_what, write) => {
    world.tab.connectivity.set('offline');
    const { db } = world.tab;
    vi.spyOn(world.tab.context.store, 'run').mockImplementationOnce(async (work) => {
      await work(db);
      return work(db);
    });
    await write();
    expect(await world.tab.db.outbox.count()).toBe(1);
    expect(await world.tab.db.messages.count()).toBeLessThanOrEqual(1);
  });
});

describe('a page that never started the outbox', () => {
  it("sends a visitor's rows when the network returns, once something was enqueued", async () => {
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('window', new EventTarget());
    const tab = world.browser.openTab({ drainsByItself: true });
    world.browser.signOut();
    tab.connectivity.set('offline');
    await logPageView(tab.context, '/');
    tab.connectivity.set('online');
    await expect.poll(views).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});

describe('a holder of the lock that hangs', () => {
  it('is taken over from', async () => {
    const other = world.browser.openTab();
    const hung = new Promise<void>(() => {});
    void other.context.locks.tryRun('waymark-outbox', () => hung);
    await logPageView(world.tab.context, '/');
    await world.tab.drainer.drain();
    expect(views()).toEqual([]);
    world.browser.clock.advance(91_000);
    await world.tab.drainer.drain();
    expect(views()).toHaveLength(1);
  });
});
