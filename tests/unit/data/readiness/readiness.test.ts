import { describe, expect, it, vi } from 'vitest';
import type { MessageRow } from '@/data/local/rows.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { logClick } from '@/data/repositories/activity.ts';
import { subscribe } from '@/data/repositories/newsletter.ts';
import { setSaved } from '@/data/repositories/keptArticles.ts';
import { checkReadiness, getMissing, type Progress } from '@/data/repositories/readiness/readiness.ts';
import { checkUnsent, watchUnsent } from '@/data/repositories/readiness/unsent.ts';
import { searchFlights } from '@/data/repositories/searches.ts';
import { syncTrips } from '@/data/repositories/trips/trips.ts';
import type { Finding } from '@domain/readiness.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, BEN } from '../support/browser.ts';
import { plain } from '../support/chatWorld.ts';
import { keyOf, post, readinessWorld, SHELL } from './world.ts';

const world = readinessWorld();
const FLIGHT = {
  id: 'f1',
  origin: 'LHR',
  destination: 'KIX',
  flight_number: 'BA 17',
  airline: 'BA',
  price: 812,
  departure_at: '2027-04-03T23:05:00+01:00',
  duration_to: 840,
  transfers: 1,
  link: '',
};
const kyoto = (departure: string | null = null) =>
  ({
    from: { name: 'London' },
    to: { name: 'Kyoto' },
    departure,
    returnDate: null,
    tripType: 'one-way',
    passengers: 1,
  }) as const;

const quiet = { searches: [], onProgress: () => {} };
const check = (userId: string | null = ANA) => checkReadiness(userId, world.deps);
const only = async (part: Finding['part']) =>
  (await check()).findings.filter((finding) => finding.part === part);
const answer = (body: unknown) => world.browser.server.fail({ how: 'answer', status: 200, body });

async function keepSearch(departure: string | null = null): Promise<void> {
  answer({ success: true, data: [FLIGHT], seenAt: '2026-03-14T08:00:00Z' });
  await searchFlights(world.tab.context, kyoto(departure));
}

async function corruptMessage(): Promise<void> {
  const row = { id: 'bad', userId: ANA, createdAt: 1, role: 'user', content: 7, state: 'sent' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row as a bug or a bad disk leaves it
  await world.tab.db.messages.put(row as unknown as MessageRow);
}

describe('the check', () => {
  it('has nothing of a chat for a visitor, and nothing of another account', async () => {
    await keepSearch();
    expect((await check(null)).findings.map(({ part }) => part)).toEqual(['shell']);
    expect((await check(BEN)).findings).toMatchObject([
      { part: 'shell' },
      { part: 'trip', trips: 0 },
      { part: 'chat', messages: 0 },
    ]);
  });

  it('counts messages that can be read and those that cannot', async () => {
    await sendMessage(world.tab.context, ANA, 'Rome?', plain);
    await corruptMessage();
    expect(await only('chat')).toEqual([{ part: 'chat', messages: 1, unreadable: 1, lost: 0 }]);
  });

  it('counts trips that open whole and those that do not, and fetches those anew', async () => {
    const trip = world.browser.server.trips.put(ANA, soundTrip());
    await syncTrips(world.tab.context, ANA);
    expect(await only('trip')).toEqual([{ part: 'trip', trips: 1, unreadable: 0 }]);
    await world.tab.db.tripContents.toCollection().modify({ contents: { plan: 'cut off' } });
    const { findings } = await check();
    expect(findings).toContainEqual({ part: 'trip', trips: 0, unreadable: 1 });
    expect(await getMissing(ANA, findings, quiet, world.deps)).toBeNull();
    expect(await only('trip')).toEqual([{ part: 'trip', trips: 1, unreadable: 0 }]);
    world.browser.server.trips.remove(ANA, trip.id);
    await syncTrips(world.tab.context, ANA);
    expect(await only('trip')).toEqual([{ part: 'trip', trips: 0, unreadable: 0 }]);
  });

  it('opens stored answers of searches, newest first, and no tours', async () => {
    await keepSearch();
    answer({ success: true, data: [] });
    world.browser.clock.advance(60_000);
    await searchFlights(world.tab.context, { ...kyoto(), to: { name: 'Nowhere' } });
    await world.tab.db.searches.add({
      key: 'tours',
      owner: ANA,
      type: 'tours',
      params: {},
      reply: {},
      storedAt: 1,
    });
    expect(await only('search')).toMatchObject([{ answer: 'none' }, { answer: 'offers' }]);
  });

  it('finds an answer that cannot be read, and a search that cannot even be named', async () => {
    await keepSearch();
    await world.tab.db.searches.toCollection().modify({ reply: { success: 'yes' } });
    expect(await only('search')).toMatchObject([{ answer: 'unreadable', search: { type: 'flights' } }]);
    await world.tab.db.searches.toCollection().modify({ params: null });
    expect(await only('search')).toMatchObject([{ answer: 'unreadable', search: null }]);
  });

  it('offers to ask again what is still to come, and not what is past', async () => {
    await keepSearch('2090-01-01');
    await keepSearch('2001-01-01');
    expect((await check()).askable.map(({ params }) => params)).toMatchObject([{ departure: '2090-01-01' }]);
  });

  it('says which part the storage failed for, and checks the others', async () => {
    const store = { ...world.tab.context.store, run: () => Promise.reject(new Error('closed')) };
    const { findings } = await checkReadiness(ANA, { ...world.deps, ctx: { ...world.deps.ctx, store } });
    expect(findings).toEqual([
      expect.objectContaining({ part: 'shell', worker: 'ready' }),
      { part: 'storage', of: 'trip' },
      { part: 'storage', of: 'article' },
      { part: 'storage', of: 'chat' },
      { part: 'storage', of: 'search' },
    ]);
  });
});

const unsent = (userId: string | null = ANA) => checkUnsent(userId, world.deps.ctx);

describe('what is unsent', () => {
  it('is read row by row; what nobody would miss does not count', async () => {
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Rome?', plain);
    await logClick(world.tab.context, 'https://partner.test', ANA);
    await subscribe(world.tab.context, 'ana@waymark.test');
    expect(await unsent()).toMatchObject({ waiting: ['chat.ask', 'newsletter'], refused: 0, unreadable: 0 });
    expect(await unsent(null)).toMatchObject({ waiting: ['newsletter'] });
    expect(await unsent(BEN)).toMatchObject({ waiting: ['newsletter'] });
  });

  it('tells rows apart that were refused, that cannot be read, and that a newer version wrote', async () => {
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'One', plain);
    const first = (await world.tab.db.outbox.toArray())[0]!;
    const { seq: _, ...row } = first;
    await world.tab.db.outbox.bulkAdd([
      { ...row, id: 'newer', kind: 'trip.save' },
      { ...row, id: 'payload', payload: 7 },
      { ...row, id: 'shape', attempts: Object('many') },
      { ...row, id: 'refused', parked: { reason: 'forbidden', message: 'no', at: 1 } },
    ]);
    expect(await unsent()).toEqual({
      part: 'unsent',
      waiting: ['chat.ask', 'trip.save'],
      refused: 1,
      unreadable: 2,
    });
  });

  it('is told of as it changes', async () => {
    const seen: Finding[] = [];
    const subscription = watchUnsent(world.tab.context, ANA).subscribe((finding) => seen.push(finding));
    await expect.poll(() => seen.at(-1)).toMatchObject({ waiting: [] });
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Rome?', plain);
    await expect.poll(() => seen.at(-1)).toMatchObject({ waiting: ['chat.ask'] });
    subscription.unsubscribe();
  });
});

describe('fetching what is missing', () => {
  it('tries nothing without a network', async () => {
    world.tab.connectivity.set('offline');
    world.caches.remove(SHELL, keyOf('/assets/a.js'));
    const { findings } = await check();
    world.asked.length = 0;
    expect(await getMissing(ANA, findings, quiet, world.deps)).toBe('offline');
    expect(world.asked).toEqual([]);
  });

  it('mends each thing that does not open, says how far it is, and asks no search by itself', async () => {
    world.caches.remove(SHELL, keyOf('/assets/a.js'));
    await setSaved(world.tab.context, post('rail', '<img src="/art/one.webp">'), true);
    await keepSearch();
    await corruptMessage();
    world.served.set('/art/one.webp', new Response('picture', { headers: { 'content-type': 'image/webp' } }));
    const { findings } = await check();
    const told: Progress[] = [];
    const before = world.browser.server.requests.length;
    const options = { searches: [], onProgress: (progress: Progress) => told.push(progress) };
    expect(await getMissing(ANA, findings, options, world.deps)).toBeNull();
    expect(told.map(({ share }) => share)).toEqual([0, 0, 1 / 3, 2 / 3]);
    const asked = world.browser.server.requests.slice(before).map(({ path }) => path);
    expect(asked.filter((path) => path.includes('travel-search-proxy'))).toEqual([]);
    expect((await check()).findings).toMatchObject([
      { files: { missing: 0 } },
      { part: 'trip', trips: 0 },
      { pictures: { missing: 0 } },
      { messages: 0, unreadable: 0 },
      { answer: 'offers' },
    ]);
  });

  it('asks searches again that the traveller chose, and says when the network gave nothing', async () => {
    await keepSearch();
    const { findings, askable } = await check();
    answer({ success: true, data: [{ ...FLIGHT, price: 99 }] });
    const options = { searches: askable, onProgress: vi.fn() };
    expect(await getMissing(ANA, findings, options, world.deps)).toBeNull();
    expect((await check()).askable).toMatchObject([{ lowest: 99 }]);
    world.browser.server.fail({ how: 'lost' });
    expect(await getMissing(ANA, findings, options, world.deps)).toBe('offline');
    answer({ success: false, message: 'No seats' });
    expect(await getMissing(ANA, findings, options, world.deps)).toBe('server');
  });

  it('takes a search away that nobody can name, and goes on after a failure', async () => {
    await keepSearch();
    await world.tab.db.searches.toCollection().modify({ params: null });
    await setSaved(world.tab.context, post('rail', '<img src="/gone.webp">'), true);
    const { findings } = await check();
    expect(await getMissing(ANA, findings, quiet, world.deps)).toBe('not_found');
    expect(await world.tab.db.searches.count()).toBe(0);
  });
});
