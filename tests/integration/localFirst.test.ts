/** The app's own data layer against the backend: what the outbox relies on holds there too. */
import { expect, it } from 'vitest';
import { insertPageView } from '@/data/remote/activity.ts';
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
    await refreshProfile(userId, phone.context);
    const options = { conversation: 'assistant', priority: false } as const;
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

    await clearChat(userId, 'assistant', laptop.context);
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
    const clicks = await backend().database.query<{ user_id: string | null }>(
      'select user_id from public.affiliate_clicks where link = $1',
      [link],
    );
    expect(clicks.map((row) => row.user_id)).toEqual(expect.arrayContaining([null, session.userId]));

    const view = { id: newId(), path: '/twice', createdAt: Date.now() };
    await insertPageView(device.context.http, null, view);
    await insertPageView(device.context.http, null, view);
    const events = await backend().database.query(
      'select id from public.analytics_events where id = $1::uuid',
      [view.id],
    );
    expect(events).toHaveLength(1);
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
