/** Trips that a device has made by itself, where their chat is cleared or the server does not take the answer as it is. */
import { beforeEach, expect, it } from 'vitest';
import { replyIdOf } from '@domain/chat/messages.ts';
import { readTrip } from '@/data/local/trips.ts';
import { askSchema } from '@/data/outbox/kinds/askPayload.ts';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { copyTrip, editTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import type { StoredSession } from '@domain/accounts/session.ts';
import { describeOnEmbedded } from '../../support/backend.ts';
import { createDevice, type Device, signedIn } from '../../support/device.ts';
import { createPlannerHere } from '../../support/plannerHere.ts';

const plain = { conversation: 'assistant', priority: false } as const;
const ROME = 'Three days in Rome for two from London in May';
const HALF_AN_HOUR = 30 * 60_000;

const offline = ({ connectivity }: Device) => connectivity.set('offline');
const online = async ({ connectivity, drainer }: Device) => {
  connectivity.set('online');
  await drainer.drain({ forced: true });
};

const messagesOn = async ({ db }: Device) =>
  (await db.messages.orderBy('[userId+createdAt]').toArray()).map(({ id }) => id);

describeOnEmbedded('a trip that a device made', (backend) => {
  let session: StoredSession;
  let phone: Device;
  let laptop: Device;
  let userId: string;

  beforeEach(async () => {
    session = await signedIn(backend(), { token_balance: 5_000 });
    ({ userId } = session);
    phone = createDevice(backend(), session, createPlannerHere());
    laptop = createDevice(backend(), session);
  });

  const ask = async (device: Device, text: string) => {
    const id = await sendMessage(device.context, userId, text, plain);
    await device.drainer.drain();
    return id;
  };
  const sync = async (device: Device) => {
    await syncChat(device.context, userId);
    await syncTrips(device.context, userId);
  };
  const tripOn = async ({ db }: Device, id: string) => (await readTrip(db, userId, id))?.trip;

  it.each([0, HALF_AN_HOUR])(
    'stays where the chat is cleared here, and nothing of that comes back (clock ahead by %i ms)',
    async (aheadMs) => {
      phone = createDevice(backend(), session, createPlannerHere(), aheadMs);
      offline(phone);
      const trip = await ask(phone, ROME);
      await clearChat(phone.context, userId, 'assistant');
      const after = await ask(phone, 'What can you do?');
      await online(phone);
      expect(await phone.db.outbox.count()).toBe(0);
      for (const device of [phone, laptop]) {
        await sync(device);
        expect(await messagesOn(device)).toEqual([after, replyIdOf(after)]);
        expect((await readListed(device.db, userId)).map(({ trip: { id } }) => id)).toEqual([trip]);
      }
    },
  );

  it('stays where the chat is cleared on another device, where its question stands behind that', async () => {
    const before = await ask(laptop, 'What can you do?');
    await sync(phone);
    expect(await messagesOn(phone)).toEqual([before, replyIdOf(before)]);
    offline(phone);
    const trip = await ask(phone, ROME);
    await clearChat(laptop.context, userId, 'assistant');
    await laptop.drainer.drain();
    phone.connectivity.set('online');
    await sync(phone);
    expect(await messagesOn(phone)).toEqual([trip, replyIdOf(trip)]);
    await online(phone);
    for (const device of [laptop, phone]) {
      await sync(device);
      expect(await messagesOn(device)).toEqual([trip, replyIdOf(trip)]);
      expect((await tripOn(device, trip))?.plan?.days).toHaveLength(3);
    }
  });

  it('bears what was made of it by hand, undo too, after its chat was cleared', async () => {
    offline(phone);
    const trip = await ask(phone, ROME);
    await ask(phone, 'Make it five days');
    expect(await undoTrip(phone.context, userId, trip)).toBeNull();
    expect(await editTrip(phone.context, userId, trip, { kind: 'rename', title: 'Ours' })).toBeNull();
    await clearChat(phone.context, userId, 'assistant');
    await online(phone);
    await online(phone);
    await sync(laptop);
    expect(await tripOn(laptop, trip)).toMatchObject({ title: 'Ours', revision: 4 });
    expect((await tripOn(laptop, trip))?.plan?.days).toHaveLength(3);
    expect(await phone.db.outbox.toArray()).toEqual([]);
  });

  it('is made by a plain question where the server does not take the answer, before what was made of it', async () => {
    offline(phone);
    const trip = await ask(phone, ROME);
    await editTrip(phone.context, userId, trip, { kind: 'rename', title: 'Ours' });
    await copyTrip(phone.context, userId, trip);
    await phone.db.outbox
      .where('kind')
      .equals('chat.ask')
      .modify((row) => {
        const { here, ...rest } = askSchema.parse(row.payload);
        if (!here) throw new Error('not answered');
        row.payload = {
          ...rest,
          here: { ...here, answered: { ...here.answered, at: '2020-01-01T00:00:00Z' } },
        };
      });
    await online(phone);
    expect(await phone.db.outbox.toArray()).toEqual([]);
    await sync(laptop);
    expect(await tripOn(laptop, trip)).toMatchObject({ title: 'Ours', revision: 2 });
    expect(await readListed(laptop.db, userId)).toHaveLength(2);
  });
});
