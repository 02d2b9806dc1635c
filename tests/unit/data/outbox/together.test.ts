/** Clicks and page views that waited: few requests, each row once. */
import { describe, expect, it } from 'vitest';
import { logClick, logPageView } from '@/data/repositories/activity.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';

const world = chatWorld();

const views = () => world.browser.server.rows('analytics_events');

/** Views that wait, and the network is back. */
const waitingViews = async (count: number) => {
  world.tab.connectivity.set('offline');
  for (let at = 0; at < count; at += 1) await logPageView(world.tab.context, `/${at}`);
  world.tab.connectivity.set('online');
};
const seen = () => views().map((row) => row['properties']);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => ({ path: `/${at}` }));

describe('what nobody waits for', () => {
  it('goes out in few requests, in order', async () => {
    await waitingViews(120);
    await world.tab.drainer.drain({ forced: true });
    expect(seen()).toEqual(upTo(120));
    expect(world.browser.server.requests.map(({ rows }) => rows?.length)).toEqual([50, 50, 20]);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('goes out in requests that the server is not too small for', async () => {
    world.tab.connectivity.set('offline');
    for (let at = 0; at < 10; at += 1) {
      await logClick(world.tab.context, `https://partner.test/${at}/${'x'.repeat(1_900)}`, null);
    }
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.rows('affiliate_clicks')).toHaveLength(10);
    const sent = world.browser.server.requests.map(({ rows, body }) => JSON.stringify(rows ?? body).length);
    expect(sent.length).toBeLessThan(5);
    expect(Math.max(...sent)).toBeLessThan(16_000);
  });

  it('takes along what is of the same account alone', async () => {
    world.tab.connectivity.set('offline');
    await logClick(world.tab.context, 'https://partner.test/mine', ANA);
    await logClick(world.tab.context, 'https://partner.test/other', BEN);
    await logClick(world.tab.context, 'https://partner.test/nobody', null);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    const sent = world.browser.server.rows('affiliate_clicks');
    expect(new Map(sent.map((row) => [row['link'], row['user_id']]))).toEqual(
      new Map([
        ['https://partner.test/mine', ANA],
        ['https://partner.test/nobody', null],
      ]),
    );
    expect(await world.tab.db.outbox.where('userId').equals(BEN).count()).toBe(1);
  });

  it('is there once where an answer was lost', async () => {
    await waitingViews(3);
    world.browser.server.fail({ how: 'unanswered' });
    await world.tab.drainer.drain({ forced: true });
    expect(await world.tab.db.outbox.count()).toBe(3);
    world.tab.connectivity.set('online');
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(seen()).toEqual(upTo(3));
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('goes one by one past what the server refuses', async () => {
    await waitingViews(3);
    const refused = { how: 'answer', status: 400, body: { code: '23514', message: 'no path' } } as const;
    world.browser.server.fail(refused, refused);
    await world.tab.drainer.drain({ forced: true });
    expect(seen()).toEqual([{ path: '/1' }, { path: '/2' }]);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });
});
