/** The price of what is booked is no budget. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const ROME = 'Rome 10 to 14 June 2027 from London, two of us';

describe('what was paid', () => {
  it.each([
    ['flights booked, 389 dollars each all in', /^(?![^]*Budget: )/],
    ['our flights cost 389 dollars each', /^(?![^]*Budget: )/],
    ['flights booked, budget 1500 dollars', /Budget: \$1,500/],
    ['budget 1500 dollars in all', /Budget: \$1,500/],
  ])('%s', async (text, told) => {
    expect((await tripAfter(ROME, text)).reply).toMatch(told);
  });
});
