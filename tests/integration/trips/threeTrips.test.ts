/**
 * Three trips, each changed by chat twenty times from two devices of which one is offline in between: all three are right
 * on both in the end, and every question is answered once.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { readTrip } from '@/data/local/trips.ts';
import { syncTrips } from '@/data/repositories/trips/trips.ts';
import { replyIdOf } from '@domain/chat/messages.ts';
import { startBackend, type TestBackend } from '../../support/backend.ts';
import { createDevice, signedIn } from '../../support/device.ts';

const TRIPS = [
  {
    ask: 'Six days in Tokyo from 3 April 2027 for two from London, we like food',
    cities: ['Tokyo'],
    days: 6,
  },
  { ask: 'Five days in Rome from 10 May 2027 for two from Paris', cities: ['Rome'], days: 5 },
  { ask: 'Four days in Dublin from 7 June 2027 for one from Madrid', cities: ['Dublin'], days: 4 },
] as const;

/** Each changes something, or answers that it does; none is about towns, dates or days. */
const CHANGES = [
  'make day 2 slower',
  'swap day 2 and 3',
  'add a museum on day 3',
  'make it cheaper',
  'less walking on day 2',
  'undo that',
  'a better hotel please',
  'start later on day 3',
  'make day 3 about food',
  'swap day 2 and 3',
];
const ROUNDS = 20;

let backend: TestBackend;
beforeAll(async () => {
  // sixty questions in a minute are more than a traveller asks
  backend = await startBackend('embedded', { limits: { chatPerUser: { burst: 200, perMinute: 200 } } });
});
afterAll(() => backend.close());

it('are right on both devices', { timeout: 600_000 }, async () => {
  const session = await signedIn(backend, { subscription_status: 'Business' });
  const { userId } = session;
  const phone = createDevice(backend, session);
  const laptop = createDevice(backend, session);
  const asked: string[] = [];
  const ask = async (device: typeof phone, text: string, tripId: string | null) => {
    const options = { conversation: 'assistant', priority: false, tripId } as const;
    const id = await sendMessage(device.context, userId, text, options);
    asked.push(id);
    return id;
  };
  const trips: string[] = [];
  for (const { ask: text } of TRIPS) {
    const id = await ask(phone, text, null);
    await phone.drainer.drain();
    const reply = await phone.db.messages.get([userId, replyIdOf(id)]);
    expect(reply?.tripId).toBeTypeOf('string');
    trips.push(reply?.tripId ?? '');
  }
  expect(new Set(trips).size).toBe(TRIPS.length);
  await syncTrips(laptop.context, userId);

  for (let round = 0; round < ROUNDS; round += 1) {
    // the laptop is in the air from the fifth round to the fifteenth: what is asked there waits
    const isInTheAir = round >= 5 && round < 15;
    if (round === 15) await laptop.drainer.drain();
    for (const tripId of trips) {
      const device = round % 2 === 0 ? phone : laptop;
      await ask(device, CHANGES[round % CHANGES.length] ?? '', tripId);
      if (device === phone || !isInTheAir) await device.drainer.drain();
    }
  }
  for (const device of [phone, laptop, phone]) {
    await device.drainer.drain();
    await syncChat(device.context, userId);
    await syncTrips(device.context, userId);
  }

  const here = async (device: typeof phone) => ({
    trips: await Promise.all(trips.map(async (id) => (await readTrip(device.db, userId, id))?.trip)),
    messages: (await device.db.messages.toArray()).map(({ id, role, content, tripId }) => ({
      id,
      role,
      content,
      tripId,
    })),
    unsent: (await device.db.outbox.toArray()).map(({ id, attempts }) => ({ id, attempts })),
  });
  const [onPhone, onLaptop] = [await here(phone), await here(laptop)];
  expect([...onPhone.unsent, ...onLaptop.unsent]).toEqual([]);
  expect(
    onPhone.messages
      .filter(({ role }) => role === 'user')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(asked.toSorted());
  expect(onLaptop.messages).toEqual(onPhone.messages);
  const answers = onPhone.messages.filter(({ role }) => role === 'assistant');
  expect(answers).toHaveLength(asked.length);
  for (const { content } of answers) expect(content).not.toContain('Where would you like to go');

  for (const [index, id] of trips.entries()) {
    const { cities, days } = TRIPS[index] ?? TRIPS[0];
    const own = onPhone.trips.find((trip) => trip?.id === id);
    expect(own?.plan?.cities).toEqual(cities);
    expect(own?.plan?.days).toHaveLength(days);
    expect(own?.startsOn).toBe(own?.plan?.days[0]?.date);
    // most of them changed it, so that this is no test of trips left alone
    expect(own?.revision).toBeGreaterThan(ROUNDS / 2);
    const other = onLaptop.trips.find((trip) => trip?.id === id);
    const contents = (trip: typeof own) =>
      trip && { plan: trip.plan, spec: trip.spec, revision: trip.revision };
    expect(contents(other)).toEqual(contents(own));
  }
});
