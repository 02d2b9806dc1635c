/** The app's own data layer for trips against the backend, with a phone and a laptop of one account. */
import { expect, it } from 'vitest';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { readTrip } from '@/data/local/trips.ts';
import { deleteTrip, editTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import { describeOnEmbedded } from '../../support/backend.ts';
import { createDevice, signedIn } from '../../support/device.ts';

describeOnEmbedded('trips on two devices', (backend) => {
  it('are made by the assistant, edited by hand on both, taken back and deleted', async () => {
    const session = await signedIn(backend());
    const { userId } = session;
    const phone = createDevice(backend(), session);
    const laptop = createDevice(backend(), session);
    const options = { conversation: 'assistant', priority: false } as const;
    await sendMessage(phone.context, userId, 'Three days in Rome for two from London', options);
    await phone.drainer.drain();
    const [row] = await phone.db.trips.toArray();
    const id = row?.id ?? 'none';
    const on = async ({ db }: typeof phone) => (await readTrip(db, userId, id))?.trip;

    // What the phone made of the answer is what the server keeps.
    await syncTrips(laptop.context, userId);
    const made = await on(phone);
    expect(made?.plan?.days.length).toBeGreaterThan(1);
    expect(await on(laptop)).toEqual({ ...made, updatedAt: (await on(laptop))?.updatedAt });

    const sight = made?.plan?.days.flatMap(({ items }) => items).find(({ kind }) => kind === 'sight');
    const item = sight?.id ?? 'none';
    expect(
      await editTrip(phone.context, userId, id, { kind: 'noteItem', item, note: 'Book ahead' }),
    ).toBeNull();
    expect(await editTrip(laptop.context, userId, id, { kind: 'rename', title: 'Ours' })).toBeNull();
    await phone.drainer.drain();
    await laptop.drainer.drain();
    await syncTrips(phone.context, userId);
    expect(await on(phone)).toEqual({ ...(await on(laptop)), updatedAt: (await on(phone))?.updatedAt });
    expect(await on(phone)).toMatchObject({ title: 'Ours', undoDepth: 2 });

    await undoTrip(phone.context, userId, id);
    await phone.drainer.drain();
    expect(await on(phone)).toMatchObject({ title: made?.title, undoDepth: 1 });

    await deleteTrip(laptop.context, userId, id);
    await laptop.drainer.drain();
    await syncTrips(phone.context, userId);
    expect(await on(phone)).toBeUndefined();
    expect(await phone.db.outbox.count()).toBe(0);
  });
});
