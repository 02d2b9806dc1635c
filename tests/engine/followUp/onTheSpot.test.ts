/** Questions on what no search knows: the thing is named, what is known beside it is told, and nothing is planned anew. */
import { describe, expect, it } from 'vitest';
import { ask, Talk } from '../../functions/support/assistant.ts';

const ROME = 'Rome 5 days from London 12 May 2027 for two';
const CUSCO = 'Cusco 5 days from Lima 12 May 2027 for two';
const TWO = 'Madrid 3 nights and Seville 3 nights from Lyon 12 May 2027 for two';

describe('a question about a thing on the spot', () => {
  it.each([
    [ROME, 'must we reserve the Borghese beforehand?', /“Borghese” has to be booked ahead I do not know/],
    [ROME, 'is there a discount for students at the Vatican?', /What they pay at “Vatican” I do not know/],
    [ROME, 'could we hire e-bikes there?', /that sells or rents out “e-bikes”/],
    [ROME, 'has the hotel got a crib?', /Whether there is a crib I do not know/],
    [
      ROME,
      'how do I get from the station to the hotel with two suitcases?',
      /from “station” to “hotel”.*taxi/s,
    ],
    [ROME, 'strolling around alone at night there', /how safe Rome will be/],
    [ROME, 'what will we end up paying for the two of us?', /The plan comes to \*\*\$/],
    [ROME, 'thank you! and what is on for the final day?', /^- Day 5/],
    [ROME, 'what does one wear to a christening there?', /wear at a christening there I do not know/],
    [ROME, 'is 50 minutes enough to change planes in Paris?', /50 minutes is enough for the connection/],
    [CUSCO, 'at what altitude is Cusco?', /Cusco lies at about 3,400 metres/],
    [CUSCO, 'how much is a trekking permit', /A permit is had from the park or office/],
    [TWO, 'is there a high-speed train between them?', /Madrid to Seville.*by train/],
    [TWO, 'how do people travel between the two cities?', /Madrid to Seville/],
  ])('after %s: %s', async (first, asked, says) => {
    const { reply, plan, change } = await ask(asked, { after: [first] });
    expect(reply).toMatch(says);
    expect(plan).toBeUndefined();
    expect(change.kind).not.toBe('changed');
  });
});

describe('a first question', () => {
  it.each([
    ['Graz versus Trieste with a toddler, which one?', /Graz or Trieste: which/],
    [
      'is it ramadan in Amman from 12 to 15 february 2027 and are kitchens open?',
      /8 February to Tue 9 March/,
    ],
    ['is January cold in Queenstown, New Zealand?', /In January it is summer in Queenstown/],
  ])('%s', async (asked, says) => {
    const { reply, plan } = await ask(asked);
    expect(reply).toMatch(says);
    expect(plan).toBeUndefined();
  });
});

describe('ideas', () => {
  it('keep reach, company and month to the plan that one of them becomes', async () => {
    const talk = new Talk();
    await talk.say('where could we find winter sun in january? no further than 5 hours by plane');
    await talk.say('from Leeds, two adults and 1800 pounds all in');
    const { reply, plan } = await talk.say('we take the first one you suggested, 7 days');
    expect(reply).toContain('7 days');
    expect(plan?.party.adults).toBe(2);
    expect(plan?.days[0]?.date).toMatch(/^2027-01/);
  });

  it('leave out the whole of a country that is not wanted', async () => {
    const { reply } = await ask(
      'somewhere sunny in december, 5 hours by plane at most, from Vienna, not Egypt',
    );
    expect(reply).not.toMatch(/\(Egypt\)/);
  });

  it('are islands, where islands are asked for', async () => {
    const { reply } = await ask('islands');
    expect(reply).toMatch(/\*\*(?:Aruba|Bali|Boracay|Bridgetown|Madeira|Malta)\*\*/);
  });
});
