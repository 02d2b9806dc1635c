/** Questions that a device without a network answered by itself, sent to the server: two devices of one account. */
import { beforeEach, describe, expect, it } from 'vitest';
import { replyIdOf } from '@domain/chat/messages.ts';
import { readTrip } from '@/data/local/trips.ts';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { deleteTrip, editTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import { describeOnEmbedded } from '../../support/backend.ts';
import { createDevice, type Device, signedIn } from '../../support/device.ts';
import { createPlannerHere } from '../../support/plannerHere.ts';

const plain = { conversation: 'assistant', priority: false } as const;

describeOnEmbedded('a question that a device answered', (backend) => {
  let phone: Device;
  let laptop: Device;
  let userId: string;

  beforeEach(async () => {
    const session = await signedIn(backend());
    ({ userId } = session);
    phone = createDevice(backend(), session, createPlannerHere());
    laptop = createDevice(backend(), session);
  });

  const offline = (device: Device) => device.connectivity.set('offline');
  const online = async (device: Device) => {
    device.connectivity.set('online');
    await device.drainer.drain({ forced: true });
  };
  const ask = async (device: Device, text: string) => {
    const id = await sendMessage(device.context, userId, text, plain);
    await device.drainer.drain();
    return id;
  };
  const listed = ({ db }: Device) => readListed(db, userId);
  const answerOn = async ({ db }: Device, id: string) => db.messages.get([userId, replyIdOf(id)]);
  const balance = async () => {
    const { data } = await backend()
      .service()
      .from('profiles')
      .select('token_balance')
      .eq('id', userId)
      .single();
    return data?.token_balance;
  };
  const reservations = () =>
    backend().database.query<{ message_id: string; charged: number; answered_here: boolean }>(
      'select message_id, charged, answered_here from public.token_reservations where user_id = $1::uuid order by created_at',
      [userId],
    );

  it('stands there at once, and the server comes to the same for nothing', async () => {
    offline(phone);
    const first = await ask(phone, 'Three days in Rome for two from London in May');
    const shown = await answerOn(phone, first);
    expect(shown).toMatchObject({ state: 'waiting', here: 'as_shown', tripId: first });
    const [trip] = await listed(phone);
    expect(trip).toMatchObject({ waiting: 1, trip: { id: first, state: 'open' } });
    const second = await ask(phone, 'Make it four days');
    expect((await listed(phone))[0]).toMatchObject({ waiting: 2 });
    const longer = await answerOn(phone, second);
    expect(longer?.plan?.days).toHaveLength(4);

    await online(phone);
    expect(await phone.db.outbox.count()).toBe(0);
    expect(await answerOn(phone, first)).toMatchObject({
      state: 'sent',
      here: 'as_shown',
      content: shown?.content,
      plan: shown?.plan,
    });
    expect(await answerOn(phone, second)).toMatchObject({ state: 'sent', here: 'as_shown' });
    expect(await balance()).toBe(10_000);
    expect(await reservations()).toEqual([
      { message_id: first, charged: 0, answered_here: true },
      { message_id: second, charged: 0, answered_here: true },
    ]);
    await syncChat(laptop.context, userId);
    await syncTrips(laptop.context, userId);
    expect((await laptop.db.messages.toArray()).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
    expect((await readTrip(laptop.db, userId, first))?.trip.plan).toEqual(longer?.plan);
    expect((await listed(phone))[0]).toMatchObject({ waiting: 0, trip: { id: first, revision: 2 } });
  });
});
