import { expect, it } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import type { RefusedEdit } from '@domain/trips/applyEdit.ts';
import { makeEdit } from '@/features/trips/makeEdit.ts';

const make = (answer: () => Promise<RefusedEdit | null>) =>
  makeEdit({ editTrip: answer }, 'ana', 'a trip', { kind: 'undo' });
const refusing = (refusal: RefusedEdit | null) => make(async () => refusal);

it('answers whether an edit is made, is made later or cannot be, and why', async () => {
  expect(await refusing(null)).toEqual({ outcome: 'done' });
  expect(await refusing({ outcome: 'conflict', reason: 'needs_network' })).toEqual({
    outcome: 'queued',
    words: expect.stringContaining('will be taken back when the network is there'),
  });
  expect(await refusing({ outcome: 'gone', reason: 'trip_gone' })).toEqual({
    outcome: 'refused',
    words: 'The trip was deleted.',
  });
  const failing = await make(async () => Promise.reject(new AppError('storage_full')));
  expect(failing).toMatchObject({ outcome: 'refused', words: expect.stringMatching(/\w\.$/) });
});
