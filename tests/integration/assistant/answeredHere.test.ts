/** Questions that a device without a network answered by itself, sent to the server: two devices of one account. */
import { beforeEach, expect, it } from 'vitest';
import { noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { TRIP_DELETED_WORDS, ANSWER_NOT_KEPT_WORDS } from '@domain/chat/words.ts';
import { MAX_TRIPS } from '@domain/trips/trip.ts';
import { readTrip } from '@/data/local/trips.ts';
import { clearChat, retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { copyTrip, deleteTrip, editTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import { describeOnEmbedded } from '../../support/backend.ts';
import { createDevice, type Device, signedIn } from '../../support/device.ts';
import { createPlannerHere } from '../../support/plannerHere.ts';

const plain = { conversation: 'assistant', priority: false } as const;
const ROME = 'Three days in Rome for two from London in May';

const offline = ({ connectivity }: Device) => connectivity.set('offline');
const online = async ({ connectivity, drainer }: Device) => {
  connectivity.set('online');
  await drainer.drain({ forced: true });
};

describeOnEmbedded('a question that a device answered', (backend) => {
  let phone: Device;
  let laptop: Device;
  let userId: string;

  beforeEach(async () => {
    const session = await signedIn(backend(), { token_balance: 5_000 });
    ({ userId } = session);
    phone = createDevice(backend(), session, createPlannerHere());
    laptop = createDevice(backend(), session);
  });

  const ask = async (device: Device, text: string, conversation: 'assistant' | 'planner' = 'assistant') => {
    const id = await sendMessage(device.context, userId, text, { ...plain, conversation });
    await device.drainer.drain();
    return id;
  };
  const sync = async (device: Device) => {
    await syncChat(device.context, userId);
    await syncTrips(device.context, userId);
  };
  const listed = ({ db }: Device) => readListed(db, userId);
  const answerOn = ({ db }: Device, id: string) => db.messages.get([userId, replyIdOf(id)]);
  const tripOn = async ({ db }: Device, id: string) => (await readTrip(db, userId, id))?.trip;
  const tripsOnServer = () =>
    backend().database.query<{ id: string; title: string; revision: number; days: number }>(
      `select id, title, revision, jsonb_array_length(plan -> 'days') as days from public.trips
       where user_id = $1::uuid and deleted_at is null order by created_at`,
      [userId],
    );
  const messagesOnServer = () =>
    backend().database.query<{ id: string }>(
      'select id from public.chat_messages where user_id = $1::uuid order by created_at, role desc',
      [userId],
    );
  /** What is left of 5,000 tokens. */
  const balance = async () => {
    const rows = await backend().database.query<{ token_balance: number }>(
      'select token_balance from public.profiles where id = $1::uuid',
      [userId],
    );
    return rows[0]?.token_balance;
  };

  it('stands there at once, and the server comes to the same for nothing', async () => {
    await backend().service().from('profiles').update({ token_balance: 0 }).eq('id', userId);
    offline(phone);
    const first = await ask(phone, ROME);
    const shown = await answerOn(phone, first);
    expect(shown).toMatchObject({ state: 'waiting', here: 'as_shown', tripId: first });
    const second = await ask(phone, 'Make it four days');
    const longer = await answerOn(phone, second);
    expect(longer?.plan?.days).toHaveLength(4);

    await online(phone);
    expect(await phone.db.outbox.count()).toBe(0);
    const { content, plan } = shown ?? {};
    expect(await answerOn(phone, first)).toMatchObject({ state: 'sent', here: 'as_shown', content, plan });
    expect(await answerOn(phone, second)).toMatchObject({ state: 'sent', here: 'as_shown' });
    expect(
      await backend().database.query(
        `select message_id, charged, answered_here, metered from public.token_reservations
         where user_id = $1::uuid order by created_at`,
        [userId],
      ),
    ).toEqual(
      [first, second].map((message_id) => ({ message_id, charged: 0, answered_here: true, metered: false })),
    );
    expect(await balance()).toBe(0);
    await sync(laptop);
    expect((await laptop.db.messages.toArray()).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
    expect((await tripOn(laptop, first))?.plan).toEqual(longer?.plan);
    await sync(phone);
    expect(await tripOn(phone, first)).toEqual(await tripOn(laptop, first));
    expect(await listed(phone)).toMatchObject([{ waiting: 0, trip: { id: first, revision: 2 } }]);
    expect((await answerOn(phone, second))?.here).toBe('as_shown');
  });

  it('is the planner’s too, with where it is booked', async () => {
    offline(phone);
    const id = await ask(phone, ROME, 'planner');
    const before = await answerOn(phone, id);
    await online(phone);
    expect(await answerOn(phone, id)).toMatchObject({ here: 'as_shown', state: 'sent' });
    expect((await answerOn(phone, id))?.booking).toEqual(before?.booking);
    expect(await tripsOnServer()).toMatchObject([{ id, days: 3 }]);
  });

  it('is followed on the trip as it is by then, where another device has changed it, and says so', async () => {
    const trip = await ask(laptop, ROME);
    await sync(phone);
    const charged = await balance();
    offline(phone);
    const here = await ask(phone, 'Make it five days');
    expect((await answerOn(phone, here))?.plan?.days).toHaveLength(5);
    await ask(laptop, 'No museums, please');
    await editTrip(laptop.context, userId, trip, { kind: 'rename', title: 'Ours' });
    await laptop.drainer.drain();
    const onlyLaptop = await balance();
    expect(onlyLaptop).toBeLessThanOrEqual(charged ?? 0);
    // what comes from the other device does not take the answer's place before it is sent
    await sync(phone);
    expect(await listed(phone)).toMatchObject([{ waiting: 1 }]);
    expect((await answerOn(phone, here))?.state).toBe('waiting');

    await online(phone);
    const after = await answerOn(phone, here);
    expect(after).toMatchObject({ state: 'sent', here: 'again', tripId: trip });
    expect(after?.plan?.days).toHaveLength(5);
    expect(await balance()).toBe(onlyLaptop);
    await sync(phone);
    await sync(laptop);
    expect(await tripOn(phone, trip)).toMatchObject({ title: 'Ours' });
    expect((await tripOn(laptop, trip))?.plan).toEqual(after?.plan);
  });

  it('takes a change back that this device knows of, and shows it as the account has it at once', async () => {
    const trip = await ask(laptop, ROME);
    await ask(laptop, 'Make it five days');
    await sync(phone);
    offline(phone);
    await ask(phone, 'Make it two days');
    const id = await ask(phone, 'Undo that');
    expect((await answerOn(phone, id))?.here).toBe('as_shown');
    expect(await listed(phone)).toMatchObject([{ waiting: 2 }]);
    await online(phone);
    expect(await answerOn(phone, id)).toMatchObject({ state: 'sent', here: 'as_shown' });
    expect((await tripOn(phone, trip))?.plan?.days).toHaveLength(5);
    await sync(phone);
    expect(await tripOn(phone, trip)).toMatchObject({ revision: 4, undoDepth: 1 });
  });

  it('bears edits by hand and undo before the account has it', async () => {
    offline(phone);
    const trip = await ask(phone, ROME);
    await editTrip(phone.context, userId, trip, { kind: 'rename', title: 'Ours' });
    await ask(phone, 'Make it five days');
    const item =
      (await answerOn(phone, trip))?.plan?.days[0]?.items.find(({ kind }) => kind === 'sight')?.id ?? '';
    expect(await undoTrip(phone.context, userId, trip)).toBeNull();
    expect(await editTrip(phone.context, userId, trip, { kind: 'noteItem', item, note: 'Early' })).toBeNull();
    await copyTrip(phone.context, userId, trip);
    await online(phone);
    await online(phone);
    expect(await phone.db.outbox.count()).toBe(0);
    expect(await tripsOnServer()).toMatchObject([
      // made, named, made longer, taken back, noted
      { id: trip, title: 'Ours', days: 3, revision: 5 },
      { days: 3, revision: 1 },
    ]);
    await sync(phone);
    await sync(laptop);
    expect(await tripOn(laptop, trip)).toEqual(await tripOn(phone, trip));
    const notes = (await tripOn(laptop, trip))?.plan?.days.flatMap(({ items }) =>
      items.map(({ note }) => note),
    );
    expect(notes).toContain('Early');
    expect((await listed(phone)).map(({ conflicts }) => conflicts)).toEqual([0, 0]);
  });

  it('is answered once, whichever request or answer is lost', async () => {
    offline(phone);
    const id = await ask(phone, ROME);
    phone.faults.push('lost', 'unanswered', 'unanswered');
    for (let tries = 0; tries < 6; tries += 1) {
      await phone.db.outbox.toCollection().modify({ nextAttemptAt: 0 });
      await online(phone);
    }
    expect(await phone.db.outbox.count()).toBe(0);
    expect(await tripsOnServer()).toMatchObject([{ id, revision: 1 }]);
    expect(await messagesOnServer()).toEqual([{ id }, { id: replyIdOf(id) }]);
    expect(await answerOn(phone, id)).toMatchObject({ state: 'sent', here: 'as_shown' });
  });

  it('is what the account has already, where the question had come through', async () => {
    phone.faults.push('unanswered');
    const id = await ask(phone, ROME);
    const charged = await balance();
    expect(charged).toBeLessThan(5_000);
    offline(phone);
    await phone.drainer.drain();
    expect(await answerOn(phone, id)).toMatchObject({ state: 'waiting', here: 'as_shown' });
    await phone.db.outbox.toCollection().modify({ nextAttemptAt: 0 });
    await online(phone);
    expect(await answerOn(phone, id)).toMatchObject({ state: 'sent', here: 'again' });
    expect((await answerOn(phone, id))?.results?.flights.length).toBeGreaterThan(0);
    expect(await tripsOnServer()).toMatchObject([{ id, revision: 1 }]);
    expect(await balance()).toBe(charged);
  });

  it('leaves its trip where the chat is cleared, and takes it along where that is deleted', async () => {
    offline(phone);
    const kept = await ask(phone, ROME);
    await clearChat(phone.context, userId, 'assistant');
    const gone = await ask(phone, 'Three days in Lisbon in June from London');
    await deleteTrip(phone.context, userId, gone);
    expect((await listed(phone)).map(({ trip }) => trip.id)).toEqual([kept]);
    await online(phone);
    await online(phone);
    expect(await phone.db.outbox.count()).toBe(0);
    expect((await tripsOnServer()).map(({ id }) => id)).toEqual([kept]);
    expect(await messagesOnServer()).toEqual([{ id: gone }, { id: replyIdOf(gone) }]);
    await sync(laptop);
    expect((await listed(laptop)).map(({ trip }) => trip.id)).toEqual([kept]);
  });

  it('stays readable where its trip was deleted elsewhere, and Retry asks without it', async () => {
    const trip = await ask(laptop, ROME);
    await sync(phone);
    offline(phone);
    const id = await ask(phone, 'Make it five days');
    await deleteTrip(laptop.context, userId, trip);
    await laptop.drainer.drain();
    const charged = await balance();
    await online(phone);
    expect(await phone.db.messages.get([userId, id])).toMatchObject({
      state: 'failed',
      errorReason: 'not_found',
    });
    expect(await phone.db.messages.get([userId, noticeIdOf(id)])).toMatchObject({
      content: TRIP_DELETED_WORDS,
    });
    expect((await answerOn(phone, id))?.plan?.days).toHaveLength(5);
    await sync(phone);
    expect(await listed(phone)).toEqual([]);

    await retryMessage(phone.context, userId, id);
    await phone.drainer.drain();
    expect(await phone.db.outbox.count()).toBe(0);
    expect(await answerOn(phone, id)).toMatchObject({ state: 'sent', here: 'again' });
    expect(await balance()).toBe(charged);
  });

  it('waits with its trip where there are as many trips as can be kept, and goes once there is room', async () => {
    offline(phone);
    const id = await ask(phone, ROME);
    const later = await ask(phone, 'Make it four days');
    await backend().database.query(
      `insert into public.trips (user_id, id, title)
       select $1::uuid, gen_random_uuid(), 'T' || n from generate_series(1, ${MAX_TRIPS}) n`,
      [userId],
    );
    await online(phone);
    expect(await phone.db.messages.get([userId, id])).toMatchObject({
      state: 'failed',
      errorReason: 'conflict',
    });
    expect(await phone.db.outbox.toArray()).toMatchObject([
      { subject: id, parked: { reason: 'conflict' } },
      { subject: later, parked: { reason: 'not_found' } },
    ]);
    expect(await phone.db.messages.get([userId, noticeIdOf(later)])).toMatchObject({
      content: ANSWER_NOT_KEPT_WORDS,
    });
    expect((await answerOn(phone, id))?.plan?.days).toHaveLength(3);
    await backend().database.query(
      `update public.trips set deleted_at = now() where user_id = $1::uuid and title = 'T1'`,
      [userId],
    );
    for (const asked of [id, later]) {
      await retryMessage(phone.context, userId, asked);
      await phone.drainer.drain();
      expect(await answerOn(phone, asked)).toMatchObject({ state: 'sent', here: 'as_shown', tripId: id });
    }
    expect((await tripsOnServer()).map((trip) => trip.id)).toContain(id);
    expect(await balance()).toBe(5_000);
  });

  it('takes back no change that another device has made meanwhile', async () => {
    const first = await ask(phone, ROME);
    await ask(phone, 'Make it four days');
    await sync(laptop);
    offline(phone);
    const undoing = await ask(phone, 'Undo that');
    expect((await answerOn(phone, undoing))?.plan?.days).toHaveLength(3);
    await editTrip(laptop.context, userId, first, { kind: 'rename', title: 'Ours' });
    await laptop.drainer.drain();
    await online(phone);
    expect(await answerOn(phone, undoing)).toMatchObject({ state: 'sent', here: 'again' });
    expect(await tripsOnServer()).toMatchObject([{ title: 'Ours', days: 4 }]);
    // as the newest that it knows, it does
    offline(phone);
    await sync(phone);
    await ask(phone, 'Undo that');
    await online(phone);
    expect((await tripsOnServer())[0]?.title).not.toBe('Ours');
  });
});
