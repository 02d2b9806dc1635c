/** An answer of a device that the server refuses, and what was made on top of it, with the server's own undo. */
import { expect, it } from 'vitest';
import { ANSWER_NOT_KEPT_WORDS } from '@domain/chat/words.ts';
import { readTrip } from '@/data/local/trips.ts';
import { retryMessage, sendMessage } from '@/data/repositories/chat/chat.ts';
import { editTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import { discardParked } from '@/data/outbox/outbox.ts';
import { describeOnEmbedded } from '../../support/backend.ts';
import { createDevice, signedIn } from '../../support/device.ts';
import { createPlannerHere } from '../../support/plannerHere.ts';

const plain = { conversation: 'assistant', priority: false } as const;

describeOnEmbedded('an answer that the server refuses', (backend) => {
  it.each([
    ['tried again, and undo takes back what it did', true],
    ['given up, and undo takes back nothing else', false],
  ])('is %s', async (_name, isAgain) => {
    const session = await signedIn(backend(), { token_balance: 5_000 });
    const { userId } = session;
    const { context, connectivity, drainer, db } = createDevice(backend(), session, createPlannerHere());
    const ask = async (text: string) => {
      const id = await sendMessage(context, userId, text, plain);
      await drainer.drain();
      return id;
    };
    const online = async () => {
      connectivity.set('online');
      await drainer.drain({ forced: true });
    };
    const suspend = (status: 'active' | 'suspended') =>
      backend().service().from('profiles').update({ status }).eq('id', userId);

    const trip = await ask('Three days in Rome for two from London in May');
    await syncTrips(context, userId);
    await editTrip(context, userId, trip, { kind: 'rename', title: 'Ours' });
    await drainer.drain();
    connectivity.set('offline');
    const id = await ask('Make it five days');
    expect(await undoTrip(context, userId, trip)).toBeNull();
    await suspend('suspended');
    await online();
    await suspend('active');
    await online();
    expect(await db.outbox.orderBy('seq').toArray()).toMatchObject([
      { kind: 'chat.ask', parked: { reason: 'suspended' } },
      { kind: 'trip.edit', parked: { message: ANSWER_NOT_KEPT_WORDS, behind: id } },
    ]);
    if (isAgain) await retryMessage(context, userId, id);
    else await discardParked(context, `ask:${id}`);
    await online();
    expect(await db.outbox.count()).toBe(0);
    await syncTrips(context, userId);
    const after = (await readTrip(db, userId, trip))?.trip;
    // made, named, and where it is tried again made longer and taken back
    expect(after).toMatchObject({ title: 'Ours', revision: isAgain ? 4 : 2 });
    expect(after?.plan?.days).toHaveLength(3);
  });
});
