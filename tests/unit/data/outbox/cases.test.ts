/** Cases of the list in cases.md that no other test holds; and that every test which the list names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logClick } from '@/data/repositories/activity.ts';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { readDraft, saveDraft } from '@/data/repositories/drafts.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { saveProfileChanges } from '@/data/repositories/profile/profileSaves.ts';
import { editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';

const world = chatWorld();
const PROFILE = profileSchema.parse({
  id: ANA,
  email: 'ana@waymark.test',
  nickname: 'Ana',
  role: 'user',
  token_balance: 10_000,
});
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
  expect(sent.flatMap(({ rows, body }) => rows ?? [body])).toHaveLength(LINKS.length + 1);
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

const empty = () => Promise.all(world.tab.db.tables.map((table) => table.clear()));

describe('a device that the browser has emptied', () => {
  it('has the chat back from the server, once', async () => {
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    await empty();
    const next = world.browser.openTab();
    for (let time = 0; time < 2; time += 1) await syncChat(next.context, ANA);
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(world.browser.server.charges.size).toBe(1);
  });

  it('has the trips and the profile back, once, and what is done next goes out once', async () => {
    const { server } = world.browser;
    const { tab } = world;
    server.trips.put(ANA, soundTrip());
    server.profiles.set(ANA, { ...PROFILE });
    const pull = async () => {
      await syncTrips(tab.context, ANA);
      await refreshProfile(tab.context, ANA);
    };
    await pull();
    await editTrip(tab.context, ANA, soundTrip().id, { kind: 'rename', title: 'Before' });
    await tab.drainer.drain();
    await empty();
    for (let time = 0; time < 2; time += 1) await pull();

    expect(await tab.db.trips.toArray()).toMatchObject([{ head: { title: 'Before' } }]);
    expect(await tab.db.tripContents.count()).toBe(1);
    expect(await tab.db.profiles.toArray()).toEqual([expect.objectContaining({ nickname: 'Ana' })]);
    await editTrip(tab.context, ANA, soundTrip().id, { kind: 'rename', title: 'After' });
    const changes = { nickname: 'Annie' };
    expect(await saveProfileChanges(tab.context, ANA, { changes, changedFrom: null, draft: 'profile' })).toBe(
      'saved',
    );
    await tab.drainer.drain();
    expect(await tab.db.trips.toArray()).toMatchObject([{ head: { title: 'After' } }]);
    expect(await tab.db.outbox.count()).toBe(0);
    expect(server.profiles.get(ANA)).toMatchObject(changes);
    const sent = (path: string) =>
      server.requests.filter((request) => request.path === `/functions/v1/${path}`);
    expect(sent('trips')).toHaveLength(2);
    expect(sent('update-profile')).toHaveLength(1);
  });

  it('has no half-typed message any more, which was nowhere else, and keeps the next', async () => {
    const { context } = world.tab;
    await saveDraft(context, ANA, 'message', 'Kyo');
    await empty();
    expect(await readDraft(context, ANA, 'message')).toBeUndefined();
    await saveDraft(context, ANA, 'message', 'Kyoto?');
    expect(await readDraft(context, ANA, 'message')).toBe('Kyoto?');
  });
});
