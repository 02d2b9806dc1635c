/** The server is set back to a backup while two devices have seen more of it: verdict from the server's rows. */
import { expect, it } from 'vitest';
import { leftBehind } from '@/data/outbox/leftBehind.ts';
import { retryParked } from '@/data/outbox/outbox.ts';
import { sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { describeOnBoth } from '../../support/backend.ts';
import { createDevice, type Device, signedIn } from '../../support/device.ts';

const plain = { conversation: 'assistant', priority: false } as const;
/** In the order in which they refer to each other. */
const TABLES = ['trips', 'trip_versions', 'trip_edits', 'chat_messages', 'token_reservations'] as const;

describeOnBoth('a server that was set back', (backend) => {
  it(
    'has what it lost again once, when the traveller says so, and beside what it has',
    { timeout: 120_000 },
    async () => {
      const session = await signedIn(backend(), { token_balance: 50_000 });
      const { userId } = session;
      const run = (sql: string) => backend().database.exec(sql);
      const [phone, laptop] = [createDevice(backend(), session), createDevice(backend(), session)];
      const ask = async (text: string) => {
        await sendMessage(phone.context, userId, text, plain);
        await phone.drainer.drain();
      };
      const settle = async (...devices: Device[]) => {
        for (const { context, drainer } of [...devices, ...devices]) {
          await syncChat(context, userId);
          await syncTrips(context, userId);
          await drainer.drain({ forced: true });
        }
      };
      const onServer = () =>
        backend().database.query<{ id: string; title: string; revision: number }>(
          'select id, title, revision from public.trips where user_id = $1::uuid order by title',
          [userId],
        );
      await ask('Three days in Rome for two from London in May');
      for (const table of TABLES)
        await run(
          `create table public.kept_${table} as select * from public.${table} where user_id = '${userId}'`,
        );
      const [rome] = await readListed(phone.db, userId);
      await ask('Another trip: two days in Lisbon in June from London');
      await editTrip(phone.context, userId, rome?.trip.id ?? '', { kind: 'rename', title: 'Ours' });
      await settle(phone, laptop);
      for (const { db } of [phone, laptop]) expect(await readListed(db, userId)).toHaveLength(2);

      for (const table of TABLES.toReversed())
        await run(`delete from public.${table} where user_id = '${userId}'`);
      for (const table of TABLES) {
        await run(`insert into public.${table} overriding system value select * from public.kept_${table}`);
        await run(`drop table public.kept_${table}`);
      }
      await settle(laptop, phone);
      // all is here, told, and nothing was sent by itself
      expect(await onServer()).toHaveLength(1);
      for (const { db } of [phone, laptop]) {
        expect(await readListed(db, userId)).toHaveLength(3);
        expect((await db.outbox.toArray()).map(({ parked }) => parked?.lost)).toEqual([true, true]);
      }
      // messages are the server's own to write: this device keeps what it has, and asks before they go
      expect((await leftBehind(phone.context, userId)).lost).toBe(2);

      for (const { db, context } of [phone, laptop])
        for (const { id } of await db.outbox.toArray()) await retryParked(context, id);
      await settle(laptop, phone);
      const kept = await onServer();
      expect(kept.map(({ title }) => title)).toEqual([
        expect.stringMatching(/^Lisbon/),
        'Ours (copy)',
        expect.stringMatching(/^Rome/),
      ]);
      for (const { db } of [phone, laptop]) {
        expect(await db.outbox.toArray()).toEqual([]);
        const here = (await readListed(db, userId)).map(({ trip }) => `${trip.id} ${trip.revision}`);
        expect(here.toSorted()).toEqual(kept.map(({ id, revision }) => `${id} ${revision}`).toSorted());
      }
      // what comes next is made on what the server has, and seen on both
      await editTrip(laptop.context, userId, rome?.trip.id ?? '', { kind: 'rename', title: 'After' });
      await settle(laptop, phone);
      expect((await readListed(phone.db, userId)).map(({ trip }) => trip.title)).toContain('After');
    },
  );
});
