/** "What now?" typed while a trip is on: by the server, and on a device in the air that has no planner. */
import { beforeEach, expect, it } from 'vitest';
import { replyIdOf } from '@domain/chat/messages.ts';
import { readTrip } from '@/data/local/trips.ts';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { syncTrips } from '@/data/repositories/trips/trips.ts';
import type { StoredSession } from '@domain/accounts/session.ts';
import { describeOnEmbedded } from '../../support/backend.ts';
import { createDevice, type Device, signedIn } from '../../support/device.ts';

const plain = { conversation: 'assistant', priority: false } as const;
const HOUR_MS = 3_600_000;

/** A town in which it is ten in the morning or later, and how long ago it was ten there. */
function morning() {
  const ago = (offsetHours: number) => ((((Date.now() / HOUR_MS + offsetHours) % 24) - 10) * HOUR_MS) | 0;
  // neither has summer time
  const towns = [
    ['Reykjavik', 0],
    ['Brisbane', 10],
  ] as const;
  const [town, offset] = towns.find(([, hours]) => ago(hours) >= 0) ?? towns[0];
  const date = new Date(Date.now() + offset * HOUR_MS).toISOString().slice(0, 10);
  return { town, ago: ago(offset), date };
}

describeOnEmbedded('what now', (backend) => {
  let session: StoredSession;
  let laptop: Device;
  let userId: string;

  beforeEach(async () => {
    session = await signedIn(backend(), { token_balance: 50_000 });
    ({ userId } = session);
    laptop = createDevice(backend(), session);
  });

  const ask = async ({ context, drainer, db }: Device, text: string) => {
    const id = await sendMessage(context, userId, text, plain);
    await drainer.drain();
    return db.messages.get([userId, replyIdOf(id)]);
  };
  const titlesOn = async ({ db }: Device, tripId: string) =>
    (await readTrip(db, userId, tripId))?.trip.plan?.days[0]?.items.map(({ title }) => title);
  const balance = async () => {
    const { data } = await backend()
      .service()
      .from('profiles')
      .select('token_balance')
      .eq('id', userId)
      .single();
    return data?.token_balance;
  };

  it('is told by the server for nothing, also from a chat about another trip, to which it turns', async () => {
    expect((await ask(laptop, 'What now?'))?.content).toMatch(/^No trip of yours is on today\./);
    const { town, date } = morning();
    const planned = await ask(laptop, `Three days in ${town} from ${date}, for two`);
    const before = await balance();
    const here = await ask(laptop, 'What’s next?');
    expect(here?.content).toMatch(
      new RegExp(`in ${town}, .* there\\.\n\n- \\*\\*Now:\\*\\* .+\n- \\*\\*Next:\\*\\* `),
    );
    expect(here).toMatchObject({ tripId: planned?.tripId, state: 'sent' });
    await ask(laptop, 'Another trip, please');
    const away = await ask(laptop, 'We’re running late, what now?');
    expect(away?.content).toMatch(/^We are back at “/);
    expect(away?.tripId).toBe(planned?.tripId);
    expect(await balance()).toBe(before);
  });

  it('is told in the air by a device with no planner, changes the day there, and the server comes to the same', async () => {
    const { town, date, ago } = morning();
    const tripId = (await ask(laptop, `Three days in ${town} from ${date}, for two`))?.tripId ?? '';
    const phone = createDevice(backend(), session, undefined, -ago);
    await syncChat(phone.context, userId);
    await syncTrips(phone.context, userId);
    const planned = await titlesOn(phone, tripId);
    const before = await balance();
    phone.connectivity.set('offline');

    const proposed = await ask(phone, 'too tired, what now?');
    expect(proposed?.content).toMatch(/10:\d\d AM there\.[\s\S]*- \*\*Rest\*\*[\s\S]*Nothing is changed/);
    expect(await titlesOn(phone, tripId)).toEqual(planned);
    const change = proposed?.suggestions?.find(({ label }) => label === 'Change the day')?.value ?? '';
    const made = await ask(phone, change);
    expect(made).toMatchObject({ state: 'waiting', here: 'as_shown' });
    expect(made?.plan?.days[0]?.items.map(({ title }) => title)).toContain('Rest');
    // what is none of it waits for the network as before
    expect(await ask(phone, 'Make it four days')).toBeUndefined();
    expect(await phone.db.outbox.count()).toBe(3);

    phone.connectivity.set('online');
    await phone.drainer.drain({ forced: true });
    expect(await phone.db.outbox.count()).toBe(0);
    for (const shown of [proposed, made]) {
      expect(await phone.db.messages.get([userId, shown?.id ?? ''])).toMatchObject({
        state: 'sent',
        here: 'as_shown',
        content: shown?.content,
      });
    }
    await syncChat(laptop.context, userId);
    await syncTrips(laptop.context, userId);
    expect(await titlesOn(laptop, tripId)).toContain('Rest');
    const rows = await backend().database.query(
      `select charged from public.token_reservations where user_id = $1::uuid and answered_here`,
      [userId],
    );
    expect(rows).toEqual([{ charged: 0 }, { charged: 0 }]);
    expect(await balance()).toBeLessThanOrEqual(before ?? 0);
  });
});
