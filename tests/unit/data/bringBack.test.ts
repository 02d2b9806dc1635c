/** A file of one's own data, brought back: beside what is here, once, and also where it was interrupted. */
import { describe, expect, it } from 'vitest';
import { readDataFile, type DataFile } from '@domain/accounts/dataFile.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import { soundTrip } from '../domain/trips/trip.ts';
import { ANA, BEN } from './support/browser.ts';
import { chatWorld } from './support/chatWorld.ts';

/** One trip: each that is made has items with ids of their own. */
const TRIP = soundTrip();
const tripWith = (more: Partial<typeof TRIP>) => ({ ...TRIP, ...more });

const world = chatWorld();
const bring = (file: DataFile, user = ANA) => world.tab.data.account.bringBack(user, file);
const PROFILE = { id: ANA, email: 'ana@waymark.test', role: 'user', token_balance: 1 };

function filed(more: object = {}): DataFile {
  const read = readDataFile(
    JSON.stringify({
      format: 'waymark-data',
      version: 1,
      madeAt: '2026-03-01T12:00:00.000Z',
      profile: null,
      trips: [TRIP, tripWith({ id: OTHER, title: 'Lisbon' })],
      messages: [],
      searches: [],
      ...more,
    }),
  );
  if (read.kind === 'refused') throw new Error(read.words);
  return read.file;
}

const OTHER = '0b1c2d3e-4f50-4617-8829-000000000001';
const titles = async () =>
  (await world.tab.db.trips.where('[userId+id]').between([ANA, ''], [ANA, '\uffff']).toArray())
    .flatMap(({ head }) => (head === null ? [] : [String(Reflect.get(Object(head), 'title'))]))
    .toSorted();
const settle = () => world.tab.drainer.drain({ forced: true });

describe('trips out of a file', () => {
  it('become trips of the account, once', async () => {
    expect((await bring(filed())).trips).toEqual({ sent: 2, here: 0 });
    await settle();
    expect(await titles()).toEqual(['Lisbon', 'Paris and Rome']);
    expect((await bring(filed())).trips).toEqual({ sent: 0, here: 2 });
    await settle();
    expect(await titles()).toHaveLength(2);
    expect(world.browser.server.trips.find(ANA, OTHER)?.trip).toMatchObject({ title: 'Lisbon', revision: 1 });
  });

  it('wait without a network, and are asked for no second time', async () => {
    world.tab.connectivity.set('offline');
    const lost = { how: 'lost' } as const;
    world.browser.server.fail(lost, lost, lost, lost);
    expect((await bring(filed())).trips).toEqual({ sent: 2, here: 0 });
    expect((await bring(filed())).trips).toEqual({ sent: 0, here: 2 });
    expect(await world.tab.db.outbox.count()).toBe(2);
  });

  it('leave alone what is here under their id, or says the same under another', async () => {
    world.browser.server.trips.put(ANA, tripWith({ title: 'Changed since' }));
    world.browser.server.trips.put(ANA, tripWith({ id: crypto.randomUUID(), title: 'Lisbon' }));
    expect((await bring(filed())).trips).toEqual({ sent: 0, here: 2 });
    await settle();
    expect(await titles()).toEqual(['Changed since', 'Lisbon']);
  });

  it('that were deleted since come back under another id, the same one each time', async () => {
    const { id } = TRIP;
    const { server } = world.browser;
    server.trips.put(ANA, TRIP);
    await world.tab.data.trips.syncTrips(ANA);
    await world.tab.data.trips.deleteTrip(ANA, id);
    await settle();
    expect((await bring(filed())).trips).toEqual({ sent: 2, here: 0 });
    await settle();
    expect(await titles()).toEqual(['Lisbon', 'Paris and Rome']);
    expect(server.trips.find(ANA, id)?.deleted).toBe(true);
    expect((await bring(filed())).trips).toEqual({ sent: 0, here: 2 });
    expect(await titles()).toHaveLength(2);
  });

  it('that were deleted on another device, which this one has not heard of, too', async () => {
    const { server } = world.browser;
    const { id } = TRIP;
    server.trips.put(ANA, TRIP);
    server.trips.remove(ANA, id);
    server.fail({ how: 'lost' });
    expect((await bring(filed({ trips: [TRIP] }))).trips).toEqual({ sent: 1, here: 0 });
    await settle();
    expect(await titles()).toEqual(['Paris and Rome']);
  });

  it('are refused to another account', async () => {
    await expect(bring(filed(), BEN)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(await world.tab.db.outbox.count()).toBe(0);
  });
});

describe('searches out of a file', () => {
  const params = { destination: { name: 'Kyoto' }, checkin: null, checkout: null };
  const search = (more: object = {}) => ({
    type: 'hotels',
    params,
    reply: { success: true, data: [], seenAt: '2026-02-28T12:00:00.000Z' },
    storedAt: '2026-02-28T12:00:00.000Z',
    ...more,
  });

  it('stand beside those that are here, and are found by the search itself', async () => {
    const file = filed({
      trips: [],
      searches: [search(), search({ reply: { nothing: 1 } }), search({ params: { ...params, evil: 1 } })],
    });
    expect((await bring(file)).searches).toBe(1);
    expect((await bring(file)).searches).toBe(0);
    const recalled = await world.tab.data.searches.recallHotels(params);
    expect(recalled).toMatchObject({ stored: true, seenAt: '2026-02-28T12:00:00.000Z' });
  });

  it('push out none that is newer', async () => {
    const many = Array.from({ length: 25 }, (_, at) =>
      search({ params: { ...params, destination: { name: `Town ${'abcdefghijklmnopqrstuvwxy'[at]}` } } }),
    );
    const own = {
      key: 'own',
      owner: ANA,
      type: 'hotels' as const,
      params,
      reply: {},
      storedAt: Date.parse('2026-03-10T12:00:00Z'),
    };
    await world.tab.db.searches.put(own);
    expect((await bring(filed({ trips: [], searches: many }))).searches).toBe(19);
    expect(await world.tab.db.searches.get('own')).toBeTruthy();
  });
});

describe('a profile out of a file', () => {
  const profile = {
    ...PROFILE,
    role: 'admin',
    token_balance: 1e9,
    nickname: 'Ana of the file',
    interests: ['Food'],
  };
  const here = (more: object = {}) =>
    world.tab.db.profiles.put(
      profileSchema.parse({ ...PROFILE, nickname: 'Ana', home_location: 'Porto', ...more }),
    );

  it('stands in the form, unsaved, with what only this account knows left as it is', async () => {
    await here();
    expect((await bring(filed({ trips: [], profile }))).profile).toBe('form');
    const draft = await world.tab.data.profile.readProfileDraft(ANA, 'profile');
    expect(draft?.form).toMatchObject({
      nickname: 'Ana of the file',
      home_location: 'Porto',
      interests: { chosen: ['Food'] },
    });
    expect(await world.tab.db.profiles.get(ANA)).toMatchObject({
      nickname: 'Ana',
      role: 'user',
      token_balance: 1,
    });
    expect((await bring(filed({ trips: [], profile }))).profile).toBe('draft');
  });

  it('is not asked about where it says the same', async () => {
    await here({ nickname: 'Ana of the file', interests: ['Food'] });
    expect((await bring(filed({ trips: [], profile }))).profile).toBe('same');
    expect(await world.tab.data.profile.readProfileDraft(ANA, 'profile')).toBeNull();
  });
});
