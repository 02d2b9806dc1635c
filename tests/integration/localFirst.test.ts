/** The app's own data layer against the backend: what the outbox relies on holds there too. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { WaymarkDatabase } from '@/data/local/database.ts';
import { createStore } from '@/data/local/store.ts';
import { createSessionSource } from '@/data/remote/session/accessToken.ts';
import { createHttp } from '@/data/remote/transport/http.ts';
import { insertPageView } from '@/data/remote/activity.ts';
import { logClick, logPageView } from '@/data/repositories/activity.ts';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { searchFlights, searchPlaces } from '@/data/repositories/searches.ts';
import { createRuntime, type Runtime } from '@/data/runtime.ts';
import { replyIdOf } from '@/domain/chat/chat.ts';
import { addDays, localIsoDate } from '@/domain/dates.ts';
import { parseStoredSession, type StoredSession } from '@/domain/accounts/session.ts';
import { createFakeChannel } from '@/platform/broadcast.fake.ts';
import { systemClock } from '@/platform/clock.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import { newId } from '@/platform/ids.ts';
import { createFakeLocks } from '@/platform/locks.fake.ts';
import { describeOnEmbedded, PASSWORD, SITE, type TestBackend } from '../support/backend.ts';

interface Device extends Runtime {
  db: WaymarkDatabase;
}

/** A browser of its own, signed in with that session. */
function createDevice(backend: TestBackend, session: StoredSession): Device {
  const connectivity = createFakeConnectivity();
  const db = new WaymarkDatabase('waymark', { indexedDB: new IDBFactory(), IDBKeyRange });
  const runtime = createRuntime({
    store: createStore(db),
    http: createHttp({
      // the app is served by the backend and asks its own origin
      fetch: (input, init) =>
        backend.fetch(new Request(input instanceof Request ? input : new URL(input, SITE), init)),
      clock: systemClock,
      connectivity,
    }),
    session: createSessionSource({
      clock: systemClock,
      load: () => session,
      refresh: () => Promise.reject(new Error('not expected')),
    }),
    clock: systemClock,
    newId,
    random: Math.random,
    locks: createFakeLocks().tab(),
    connectivity,
    broadcast: createFakeChannel().tab(),
    wakeLater: () => {},
    keepDraining: () => {},
  });
  return { ...runtime, db };
}

async function signedIn(backend: TestBackend): Promise<StoredSession> {
  const { email } = await backend.account();
  const client = await backend.signIn(email, PASSWORD);
  const session = parseStoredSession((await client.auth.getSession()).data.session);
  if (!session) throw new Error('no session');
  return session;
}

describeOnEmbedded('the local-first data layer', (backend) => {
  it('asks, stores the answer, shares it with another device and clears it on both', async () => {
    const session = await signedIn(backend());
    const { userId } = session;
    const phone = createDevice(backend(), session);
    const laptop = createDevice(backend(), session);
    await refreshProfile(userId, phone.context);
    const options = { priority: false, isFirstResponse: false };
    const id = await sendMessage(userId, 'Three days in Rome for two from London', options, phone.context);
    await phone.drainer.drain();

    const stored = await phone.db.messages.orderBy('[userId+createdAt]').toArray();
    expect(stored.map((message) => [message.id, message.state])).toEqual([
      [id, 'sent'],
      [replyIdOf(id), 'sent'],
    ]);
    const profile = await refreshProfile(userId, laptop.context);
    expect(profile.token_balance).toBeLessThan(10_000);
    expect((await phone.db.profiles.get(userId))?.token_balance).toBe(profile.token_balance);
    expect(await phone.db.outbox.count()).toBe(0);

    await syncChat(userId, laptop.context);
    await syncChat(userId, laptop.context);
    const shared = await laptop.db.messages.orderBy('[userId+createdAt]').toArray();
    expect(shared).toEqual(stored.map(({ ask: _ask, ...message }) => message));

    await clearChat(userId, laptop.context);
    await laptop.drainer.drain();
    await syncChat(userId, phone.context);
    expect(await phone.db.messages.count()).toBe(0);
    expect(await laptop.db.outbox.count()).toBe(0);
  });

  it('logs clicks and page views once, with a session and without', async () => {
    const session = await signedIn(backend());
    const device = createDevice(backend(), session);
    const link = `https://www.aviasales.com/${session.userId}`;
    await logClick(link, session.userId, device.context);
    await logClick(link, null, device.context);
    await logPageView(`/${session.userId}`, device.context);
    await device.drainer.drain();
    expect(await device.db.outbox.count()).toBe(0);
    const { data } = await backend().service().from('affiliate_clicks').select('user_id').eq('link', link);
    expect(data?.map((row) => row.user_id)).toEqual(expect.arrayContaining([null, session.userId]));

    const view = { id: newId(), path: '/twice', createdAt: Date.now() };
    await insertPageView(device.context.http, null, view);
    await insertPageView(device.context.http, null, view);
    const events = await backend().service().from('analytics_events').select('id').eq('id', view.id);
    expect(events.data).toHaveLength(1);
  });

  it('searches places and flights as a visitor', async () => {
    const session = await signedIn(backend());
    const device = createDevice(backend(), session);
    const places = await searchPlaces('Lond', new AbortController().signal, device.context);
    expect(places[0]).toMatchObject({ iata: places[0]?.code });
    const departure = addDays(localIsoDate(Date.now()), 30);
    const reply = await searchFlights(
      {
        from: { name: 'London' },
        to: { name: 'Rome' },
        departure,
        returnDate: null,
        tripType: 'one-way',
        passengers: 1,
      },
      device.context,
    );
    expect(reply).toMatchObject({ success: true, stored: false });
    expect(reply.data?.length).toBeGreaterThan(0);
    expect(await device.db.searches.count()).toBe(1);
  });
});
