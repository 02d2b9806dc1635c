import { describe, expect, it } from 'vitest';
import { profileSchema } from '@domain/profile/profile.ts';
import { ANA, BEN } from './support/browser.ts';
import { chatWorld, plain } from './support/chatWorld.ts';
import { soundTrip } from '../domain/trips/trip.ts';

const world = chatWorld();
const collect = () => world.tab.data.account.collectMyData(ANA);

/** A trip, a question and a profile that the server has; a search that this device keeps. */
async function lived() {
  const { browser, tab } = world;
  browser.server.trips.put(ANA, soundTrip());
  browser.server.profiles.set(
    ANA,
    profileSchema.parse({
      id: ANA,
      email: 'ana@waymark.test',
      nickname: 'Ana',
      role: 'user',
      token_balance: 1,
    }),
  );
  await tab.data.chat.sendMessage(ANA, 'Five days in Kyoto', plain);
  await tab.db.searches.put({
    key: 'k',
    owner: ANA,
    type: 'hotels',
    params: { destination: { name: 'Kyoto' } },
    reply: { data: [] },
    storedAt: 0,
  });
}

describe('my data', () => {
  it('is everything of the account, with what the server has and this device had not seen', async () => {
    await lived();
    await world.tab.db.searches.put({
      key: 'other',
      owner: BEN,
      type: 'hotels',
      params: {},
      reply: {},
      storedAt: 0,
    });
    const data = await collect();
    expect(data).toMatchObject({ format: 'waymark-data', version: 1, complete: true });
    expect(data.madeAt).toBe(new Date(world.browser.clock.now()).toISOString());
    expect(data.profile).toMatchObject({ nickname: 'Ana' });
    expect(data.trips).toMatchObject([{ title: 'Paris and Rome', plan: { cities: ['Paris', 'Rome'] } }]);
    expect(data.messages[0]).toMatchObject({ role: 'user', content: 'Five days in Kyoto' });
    expect(data.searches).toMatchObject([{ type: 'hotels', storedAt: '1970-01-01T00:00:00.000Z' }]);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('has the changes that wait to be sent, and says where the server was not reached', async () => {
    await lived();
    await collect();
    world.tab.connectivity.set('offline');
    world.browser.server.fail({ how: 'lost' }, { how: 'lost' }, { how: 'lost' });
    const { id } = soundTrip();
    await world.tab.data.trips.editTrip(ANA, id, { kind: 'rename', title: 'Us two' });
    const data = await collect();
    expect(data.complete).toBe(false);
    expect(data.trips).toMatchObject([{ title: 'Us two' }]);
  });

  it('leaves out what was deleted, and has what a newer version wrote as it came', async () => {
    await lived();
    await collect();
    const { id } = soundTrip();
    const lost = { how: 'lost' } as const;
    // the server's copy would take its place
    world.browser.server.fail(lost, lost, lost);
    await world.tab.db.tripContents.update([ANA, id], { contents: { plan: { shape: 'new' } } });
    expect((await collect()).trips).toMatchObject([{ id, contents: { plan: { shape: 'new' } } }]);
    await world.tab.data.trips.deleteTrip(ANA, id);
    expect((await collect()).trips).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await lived();
    await expect(world.tab.data.account.collectMyData(BEN)).rejects.toMatchObject({ reason: 'unauthorized' });
  });
});
