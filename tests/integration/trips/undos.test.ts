/** Which change an undo takes back, and which it leaves. */
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { keepTrip, pending, sendEdits } from '../../support/trips.ts';

const undo = (of: string | null, baseRevision = 1) => pending({ kind: 'undo', of }, { baseRevision });

describeOnBoth('undos of a trip', (backend) => {
  let owner: Account;
  beforeAll(async () => {
    owner = await backend().account();
  });

  it('take back no change of another device that the traveller had not seen', async () => {
    const { id } = await keepTrip(backend(), owner);
    await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'B' }));
    await sendEdits(
      backend(),
      owner,
      id,
      // of the same name, as two phones of one make are
      pending({ kind: 'rename', title: 'C' }, { baseRevision: 2, deviceId: crypto.randomUUID() }),
    );
    const late = pending({ kind: 'undo' }, { baseRevision: 2 });
    const refused = await sendEdits(backend(), owner, id, late);
    expect(refused.trip.title).toBe('C');
    expect(refused.outcomes).toEqual([
      { id: late.id, status: 'conflict', message: expect.stringContaining('changed meanwhile') },
    ]);
    const seen = await sendEdits(backend(), owner, id, pending({ kind: 'undo' }, { baseRevision: 3 }));
    expect(seen.trip.title).toBe('B');
  });

  it('take back the change that an undo names, whoever changed the trip before, and no other', async () => {
    const { id } = await keepTrip(backend(), owner);
    const b = pending({ kind: 'rename', title: 'B' });
    const c = pending({ kind: 'rename', title: 'C' });
    await sendEdits(backend(), owner, id, b);
    const other = { deviceId: crypto.randomUUID(), baseRevision: 2 };
    await sendEdits(backend(), owner, id, pending({ kind: 'archive' }, other), c);
    const undos = [undo(b.id), undo(null), undo(c.id), undo(c.id), undo(null), undo(b.id, 9)];
    const { trip, outcomes } = await sendEdits(backend(), owner, id, ...undos);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'conflict', // C stands on top of it
      'conflict', // nothing of what the device knew does
      'applied',
      'conflict', // it is taken back by now
      'conflict',
      'applied',
    ]);
    expect(trip).toMatchObject({ title: 'Paris and Rome', state: 'archived', undoDepth: 0 });
    expect(trip).not.toHaveProperty('newest');
    const none = await sendEdits(backend(), owner, id, undo(c.id));
    expect(none.outcomes).toMatchObject([
      { status: 'conflict', message: expect.stringContaining('nothing') },
    ]);
  });

  it('that change nothing are not what undo takes back', async () => {
    const { id } = await keepTrip(backend(), owner);
    const first = pending({ kind: 'rename', title: 'B' });
    const same = pending({ kind: 'rename', title: 'B' });
    await sendEdits(backend(), owner, id, first, same);
    const { trip, outcomes } = await sendEdits(backend(), owner, id, undo(same.id), undo(first.id));
    expect(outcomes.map(({ status }) => status)).toEqual(['conflict', 'applied']);
    expect(trip.title).toBe('Paris and Rome');
  });
});
