/** The app's own data layer against the backend: what the outbox relies on holds there too. */
import { expect, it } from 'vitest';
import { insertPageViews } from '@/data/remote/activity.ts';
import { logClick, logPageView } from '@/data/repositories/activity.ts';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { searchFlights, searchPlaces } from '@/data/repositories/searches.ts';
import { replyIdOf } from '@domain/chat/messages.ts';
import { addDays } from '@domain/dates/calendar.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { newId } from '@/platform/ids.ts';
import { describeOnEmbedded } from '../support/backend.ts';
import { createDevice, signedIn } from '../support/device.ts';

describeOnEmbedded('the local-first data layer', (backend) => {
  it('asks, stores the answer, shares it with another device and clears it on both', async () => {
    const session = await signedIn(backend());
    const { userId } = session;
    const phone = createDevice(backend(), session);
    const laptop = createDevice(backend(), session);
    await refreshProfile(phone.context, userId);
    const options = { conversation: 'assistant', priority: false } as const;
    const id = await sendMessage(phone.context, userId, 'Three days in Rome for two from London', options);
    await phone.drainer.drain();

    const stored = await phone.db.messages.orderBy('[userId+createdAt]').toArray();
    expect(stored.map((message) => [message.id, message.state])).toEqual([
      [id, 'sent'],
      [replyIdOf(id), 'sent'],
    ]);
    const profile = await refreshProfile(laptop.context, userId);
    expect(profile.token_balance).toBeLessThan(10_000);
    expect((await phone.db.profiles.get(userId))?.token_balance).toBe(profile.token_balance);
    expect(await phone.db.outbox.count()).toBe(0);

    await syncChat(laptop.context, userId);
    await syncChat(laptop.context, userId);
    const shared = await laptop.db.messages.orderBy('[userId+createdAt]').toArray();
    expect(shared).toEqual(stored.map(({ ask: _ask, ...message }) => message));

    await clearChat(laptop.context, userId, 'assistant');
    await laptop.drainer.drain();
    await syncChat(phone.context, userId);
    expect(await phone.db.messages.count()).toBe(0);
    expect(await laptop.db.outbox.count()).toBe(0);
  });

  it('logs clicks and page views once, with a session and without', async () => {
    const session = await signedIn(backend());
    const device = createDevice(backend(), session);
    const link = `https://www.aviasales.com/${session.userId}`;
    await logClick(device.context, link, session.userId);
    await logClick(device.context, link, null);
    await logPageView(device.context, `/${session.userId}`);
    await device.drainer.drain();
    expect(await device.db.outbox.count()).toBe(0);
    const clicks = await backend().database.query<{ user_id: string | null }>(
      'select user_id from public.affiliate_clicks where link = $1',
      [link],
    );
    expect(clicks.map((row) => row.user_id)).toEqual(expect.arrayContaining([null, session.userId]));

    const view = { id: newId(), path: '/twice', createdAt: Date.now() };
    await insertPageViews(device.context.http, null, [view]);
    await insertPageViews(device.context.http, null, [view]);
    const events = await backend().database.query(
      'select id from public.analytics_events where id = $1::uuid',
      [view.id],
    );
    expect(events).toHaveLength(1);
  });

  it('logs what waited in few requests, once, also where the answer to one is lost', async () => {
    const session = await signedIn(backend());
    let requests = 0;
    const fetch = (request: Request) => {
      requests += Number(request.method === 'POST');
      return backend().fetch(request);
    };
    const device = createDevice({ ...backend(), fetch }, session);
    device.connectivity.set('offline');
    const link = `https://www.aviasales.com/waited-${session.userId}`;
    const path = `/waited-${session.userId}`;
    for (let at = 0; at < 60; at += 1) {
      await logClick(device.context, `${link}-${at}`, session.userId);
      await logPageView(device.context, `${path}-${at}`);
    }
    device.faults.push('unanswered', 'unanswered');
    device.connectivity.set('online');
    await device.drainer.drain({ forced: true });
    await expect
      .poll(async () => {
        await device.drainer.drain({ forced: true });
        return device.db.outbox.count();
      })
      .toBe(0);
    const places = Array.from({ length: 60 }, (_, at) => at);
    const clicks = await backend().database.query<{ link: string }>(
      'select link from public.affiliate_clicks where link like $1 order by created_at, ctid',
      [`${link}%`],
    );
    expect(clicks.map((row) => row.link)).toEqual(places.map((at) => `${link}-${at}`));
    const views = await backend().database.query<{ path: string }>(
      "select properties ->> 'path' as path from public.analytics_events where properties ->> 'path' like $1 order by created_at, ctid",
      [`${path}%`],
    );
    expect(views.map((row) => row.path)).toEqual(places.map((at) => `${path}-${at}`));
    expect(requests).toBeLessThan(12);
  });

  it('searches places and flights as a visitor', async () => {
    const session = await signedIn(backend());
    const device = createDevice(backend(), session);
    const places = await searchPlaces(device.context, 'Lond', new AbortController().signal);
    expect(places[0]).toMatchObject({ iata: places[0]?.code });
    const departure = addDays(localIsoDate(Date.now()), 30);
    const reply = await searchFlights(device.context, {
      from: { name: 'London' },
      to: { name: 'Rome' },
      departure,
      returnDate: null,
      tripType: 'one-way',
      passengers: 1,
    });
    expect(reply).toMatchObject({ success: true, stored: false });
    expect(reply.data?.length).toBeGreaterThan(0);
    expect(await device.db.searches.count()).toBe(1);
  });
});
