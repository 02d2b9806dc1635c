/** The price of what is booked is no budget. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const ROME = 'Rome 10 to 14 June 2027 from London, two of us';

describe('what was paid', () => {
  it.each([
    ['flights booked, 389 dollars each all in', /^(?![^]*Budget: )/],
    ['our flights cost 389 dollars each', /^(?![^]*Budget: )/],
    ['flights booked, budget 1500 dollars', /Budget: \$1,500/],
    ['Flights are booked, $1500 for everything else', /Budget: \$1,500/],
    ['flights booked, 1500 dollars for hotels and food', /Budget: \$1,500/],
    ['flights paid, $1500 each for everything else', /Budget: \$1,500 a person/],
    ['flights are booked, 389 dollars', /^(?![^]*Budget: )/],
    ['flights booked, $389 each for the week', /^(?![^]*Budget: )/],
    ['flights booked, $389 for both', /^(?![^]*Budget: )/],
    ['our flights cost 389 dollars for the week', /^(?![^]*Budget: )/],
    ['budget 1500 dollars in all', /Budget: \$1,500/],
  ])('%s', async (text, told) => {
    expect((await tripAfter(ROME, text)).reply).toMatch(told);
  });
});
