/** Somebody on the way answers in the server's place: nothing was delivered, nothing was refused, there is no network. */
import { describe, expect, it, vi } from 'vitest';
import { askHealth } from '@/data/remote/transport/health.ts';
import { createHttp } from '@/data/remote/transport/http.ts';
import { insertRow } from '@/data/remote/transport/insertRow.ts';
import { logClick } from '@/data/repositories/activity.ts';
import { clearChat, sendMessage } from '@/data/repositories/chat/chat.ts';
import { subscribe } from '@/data/repositories/newsletter.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { deleteServerTrip } from '@/data/remote/trips.ts';
import { clearMessages } from '@/data/remote/chatMessages.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import type { Fault } from './support/fakeServer.ts';
import { ANA } from './support/browser.ts';
import { chatWorld, plain } from './support/chatWorld.ts';

const world = chatWorld();
const TRIP = '33333333-3333-4333-8333-333333333333';

/** In the ways in which portals and proxies answer. */
const PORTALS: readonly (readonly [string, Fault])[] = [
  ['its page', { how: 'portal' }],
  ['a page without a type', { how: 'portal', type: '' }],
  ['a page that says it is JSON', { how: 'portal', type: 'application/json' }],
  ['"Success"', { how: 'portal', type: 'text/plain', text: 'Success' }],
  ['a page with 403', { how: 'portal', status: 403 }],
  ['511', { how: 'portal', status: 511, type: 'application/json', text: '{}' }],
  ["a proxy's page with 503", { how: 'portal', status: 503 }],
];

async function due(): Promise<void> {
  world.browser.clock.advance(600_000);
  await world.tab.drainer.drain({ forced: true });
}

describe.each(PORTALS)('behind a portal that answers %s', (_name, portal) => {
  it('a question waits, and is answered and charged once the network is there', async () => {
    world.browser.server.fail(portal);
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user waiting']);
    await due();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
  });

  it('a click, a subscription and a clear are still here, and reach the server later', async () => {
    await sendMessage(world.tab.context, ANA, 'Hi!', plain);
    await world.tab.drainer.drain();
    world.browser.server.fail(portal, portal);
    await logClick(world.tab.context, 'https://partner.test/', ANA);
    await clearChat(world.tab.context, ANA, 'assistant');
    await world.tab.drainer.drain();
    expect((await world.tab.db.outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'affiliate.click',
      'chat.clear',
    ]);
    await due();
    expect(await world.tab.db.outbox.count()).toBe(0);
    expect(world.browser.server.rows('affiliate_clicks')).toHaveLength(1);
    expect(world.browser.server.clears.size).toBe(1);
  });

  it('nobody is told that they are subscribed', async () => {
    world.browser.server.fail(portal);
    const told = subscribe(world.tab.context, 'ana@waymark.test');
    await world.tab.drainer.drain();
    expect(await told).toBe('waiting');
    await due();
    expect(world.browser.server.rows('newsletter_subscribers')).toHaveLength(1);
  });

  it('a read fails as one without a network, in words that help', async () => {
    world.browser.server.fail(portal);
    const error = await refreshProfile(world.tab.context, ANA).then(() => null, toAppError);
    expect(error).toMatchObject({ reason: 'offline' });
    expect(error && describeError(error)).toMatch(/log in to the network first/);
  });
});

describe('what no portal is', () => {
  it.each([200, 202, 302])(
    'a table write that is answered %i with JSON has not been written',
    async (status) => {
      world.browser.server.fail({ how: 'answer', status });
      const { http } = world.tab.context;
      const written = insertRow(http, 'affiliate_clicks', { link: 'x' }, null);
      await expect(written).rejects.toMatchObject({ reason: 'bad_answer' });
    },
  );

  it.each([{}, null, 'soon', { deleted: false }])(
    'a clear and a deletion that are answered %j have not been made',
    async (body) => {
      const { http } = world.tab.context;
      world.browser.server.fail({ how: 'answer', status: 200, body }, { how: 'answer', status: 200, body });
      const clear = { conversation: 'assistant', before: 1, now: 1 } as const;
      await expect(clearMessages(http, 'token', clear)).rejects.toMatchObject({ reason: 'bad_answer' });
      await expect(deleteServerTrip(http, 'token', TRIP)).rejects.toMatchObject({ reason: 'bad_answer' });
    },
  );

  it("the server's own error keeps its reason, in whatever words", async () => {
    world.browser.server.fail({
      how: 'portal',
      status: 500,
      type: 'text/plain',
      text: 'Internal Server Error',
    });
    await expect(refreshProfile(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'server' });
  });

  it('a picture is no page', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const http = createHttp({
      fetch: async () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } }),
      clock: createFakeClock(),
      connectivity: createFakeConnectivity(),
    });
    expect(await (await http.fetch('/art.svg')).text()).toBe(svg);
  });
});

const answers = (text: string, init: ResponseInit) => askHealth(vi.fn(async () => new Response(text, init)));

describe('the question whether there is a network', () => {
  it('is answered by the server alone, whatever it says', async () => {
    expect(await answers('{"status":"ok"}', { status: 200 })).toBe(true);
    expect(await answers('{"status":"database_unavailable"}', { status: 503 })).toBe(true);
  });

  it.each([
    ['<html>Log in</html>', { status: 200, headers: { 'content-type': 'text/html' } }],
    ['<html>Log in</html>', { status: 200 }],
    ['Success', { status: 200 }],
    ['', { status: 511 }],
  ])('is not answered by %j with %j', async (text, init) => {
    await expect(answers(text, init)).rejects.toMatchObject({ name: 'ForeignAnswer' });
  });
});
