/** Cases of the list in cases.md that no other test holds; and that every test which the list names is there. */
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { logClick } from '@/data/repositories/activity.ts';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';

const world = chatWorld();
const clicks = () => world.browser.server.rows('affiliate_clicks').map(({ link }) => link);
const LINKS = Array.from({ length: 20 }, (_, index) => `https://partner.test/${index}`);

describe('the list of cases', () => {
  const list = readFileSync(join(import.meta.dirname, 'cases.md'), 'utf8');
  const named = [...list.matchAll(/`((?:tests|e2e)\/[^`]+)`: ([^|<]+?) *(?=<br>|\|)/g)].map(
    ([, path = '', title = '']) => ({ path, title }),
  );

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(50);
  });

  it.each(named)('has $path: $title', ({ path, title }) => {
    const file = join(import.meta.dirname, '../../../..', path);
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(title)).toBe(true);
  });
});

it.each([true, false])('five tabs send what waits once, and in order (Web Locks: %s)', async (webLocks) => {
  if (!webLocks) world.withoutWebLocks();
  const tabs = [world.tab, ...Array.from({ length: 4 }, () => world.browser.openTab())];
  for (const { connectivity } of tabs) connectivity.set('offline');
  for (const link of LINKS) await logClick(world.tab.context, link, ANA);
  const asked = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
  for (const { connectivity } of tabs) connectivity.set('online');
  await Promise.all(tabs.map(({ drainer }) => drainer.drain({ forced: true })));
  expect(clicks()).toEqual(LINKS);
  expect([...world.browser.server.charges]).toEqual([[asked, 700]]);
  const sent = world.browser.server.requests.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(LINKS.length + 1);
});

it('a network that comes and goes every 300 ms loses nothing and sends nothing twice', async () => {
  const { connectivity, drainer, context } = world.tab;
  const asked: string[] = [];
  for (const [index, link] of LINKS.entries()) {
    connectivity.set(index % 2 === 0 ? 'offline' : 'online');
    await logClick(context, link, ANA);
    if (index % 5 === 0) asked.push(await sendMessage(context, ANA, link, plain));
    world.browser.server.fail({ how: index % 4 === 1 ? 'unanswered' : 'lost' });
    await drainer.drain({ forced: true });
    world.browser.server.heal();
    world.browser.clock.advance(300);
  }
  connectivity.set('online');
  for (let round = 0; round < 12 && (await world.tab.db.outbox.count()) > 0; round += 1) {
    world.browser.clock.advance(60_000);
    await drainer.drain({ forced: true });
  }
  expect(await world.tab.db.outbox.count()).toBe(0);
  expect(clicks()).toEqual(LINKS);
  expect([...world.browser.server.charges.keys()]).toEqual(asked);
});

it('a device that the browser has emptied has the chat back from the server, once', async () => {
  await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
  await world.tab.drainer.drain();
  await Promise.all(world.tab.db.tables.map((table) => table.clear()));
  const next = world.browser.openTab();
  for (let time = 0; time < 2; time += 1) await syncChat(next.context, ANA);
  expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  expect(world.browser.server.charges.size).toBe(1);
});

it.each([1, 2, 3])(
  'a row that version %i of the database has kept is there for this one, as it was',
  async (version) => {
    const device = { indexedDB: new IDBFactory(), IDBKeyRange };
    const old = new Dexie('waymark', device);
    old.version(version).stores({
      messages: '[userId+id], [userId+createdAt]',
      outbox: '++seq, userId, kind, subject',
      profiles: 'id',
      searches: 'key, owner, storedAt',
      drafts: '[userId+name], userId',
      articles: 'slug, storedAt',
      meta: '[userId+key], userId',
    });
    world.tab.connectivity.set('offline');
    await logClick(world.tab.context, 'https://partner.test/old', ANA);
    const [{ seq: _seq, ...row } = { seq: 0 }] = await world.tab.db.outbox.toArray();
    await old.table('outbox').add(row);
    old.close();
    const db = new WaymarkDatabase('waymark', device);
    const [kept] = await db.outbox.toArray();
    db.close();
    expect(kept).toMatchObject(row);
  },
);
