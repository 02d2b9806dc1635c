import { expect, it } from 'vitest';
import { MAX_EDITS_A_REQUEST, type PendingEdit, pendingEditSchema } from '@domain/trips/edits.ts';
import { editsThatFit, MAX_TRIPS_REQUEST_BYTES } from '@domain/trips/tripsApi.ts';

function pending(edit: object): PendingEdit {
  return pendingEditSchema.parse({
    id: crypto.randomUUID(),
    edit,
    baseRevision: 1,
    madeAt: '2026-11-21T09:00:00Z',
    deviceId: crypto.randomUUID(),
    device: 'Phone',
  });
}

/** As long as an edit can be. */
const longest = () =>
  pending({
    kind: 'arrangeDay',
    day: 1,
    items: Array.from({ length: 16 }, () => ({
      item: '京'.repeat(40),
      title: '京'.repeat(200),
      start: '09:00',
      end: '10:00',
    })),
  });

const bytesOf = (edits: readonly PendingEdit[]) =>
  new TextEncoder().encode(JSON.stringify({ action: 'edit', trip_id: crypto.randomUUID(), edits })).length;

it('a request takes as many edits as it may, by their number and by their bytes', () => {
  const short = Array.from({ length: 130 }, () => pending({ kind: 'rename', title: 'A' }));
  expect(editsThatFit(short)).toBe(MAX_EDITS_A_REQUEST);
  expect(editsThatFit(short.slice(0, 3))).toBe(3);

  const long = Array.from({ length: MAX_EDITS_A_REQUEST }, longest);
  expect(bytesOf(long)).toBeGreaterThan(MAX_TRIPS_REQUEST_BYTES);
  const fit = editsThatFit(long);
  expect(bytesOf(long.slice(0, fit))).toBeLessThanOrEqual(MAX_TRIPS_REQUEST_BYTES);
  expect(fit).toBeGreaterThan(20);
});

it('one edit always fits', () => {
  expect(bytesOf([longest()])).toBeLessThan(MAX_TRIPS_REQUEST_BYTES);
  expect(editsThatFit([longest()])).toBe(1);
});
