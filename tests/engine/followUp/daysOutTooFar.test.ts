/** A day out that is too far leaves the towns of the plan as they were. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const ITALY = 'Rome 3 days, Naples 2 days and Milan 3 days from 10 May 2027 from London for two';

describe('the towns stay', () => {
  it.each(['all nights in Rome, and Milan as a day trip', 'Milan only as a day trip'])('%s', async (text) => {
    expect(await tripAfter(ITALY, text)).toMatchObject({
      trip: expect.stringMatching(/Rome.*Naples.*Milan/),
    });
  });
});
