import { describe, expect, it } from 'vitest';
import { isMeant } from '@domain/trips/undo.ts';

const B = '11111111-1111-4111-8111-111111111111';
const C = '22222222-2222-4222-8222-222222222222';

describe('an undo', () => {
  it.each([
    ['by its name', { of: B, baseRevision: 1 }, { id: B, revision: 7 }, true],
    ['not another one', { of: B, baseRevision: 9 }, { id: C, revision: 7 }, false],
    ['not one that nobody knows the name of', { of: B, baseRevision: 9 }, { id: null, revision: 7 }, false],
    ['what the device knew', { of: null, baseRevision: 7 }, { id: C, revision: 7 }, true],
    ['nothing newer', { of: null, baseRevision: 6 }, { id: C, revision: 7 }, false],
    ['nothing where there is none', { of: null, baseRevision: 6 }, null, false],
    ['whatever the database says, of an older app', { baseRevision: 6 }, { id: C, revision: 7 }, true],
  ] as const)('takes back %s', (_what, undo, newest, isTaken) => {
    expect(isMeant(undo, newest)).toBe(isTaken);
  });
});
