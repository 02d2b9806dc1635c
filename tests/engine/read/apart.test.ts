/** Clauses that are read each by itself, and what stands between them. */
import { describe, expect, it } from 'vitest';
import { inDollars } from '../../support/money.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { APART, readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer });

describe('clauses that are read apart', () => {
  it('come together, and none is read with words of another', () => {
    const { message, residue } = read(
      ['3 days in Rome', 'start on a Friday', 'I like museums', 'no nightlife', 'a frobnicate'].join(APART),
    );
    expect(message).toMatchObject({
      days: 3,
      weekday: { kind: 'start', weekday: 5 },
      interests: ['museums'],
      avoid: ['nightlife'],
      dayEdits: [],
    });
    expect(message.destinations).toHaveLength(1);
    expect(residue).toEqual(['frobnicate']);
  });

  it('say beside an edit of a day what they say', () => {
    const { message } = read(['make day 2 lighter', 'under $900'].join(APART));
    expect(message.dayEdits).toHaveLength(1);
    expect(message.besides).toMatchObject({ budget: { amount: 900 }, dayEdits: [] });
  });

  it('of which two say one thing keep the first; a place that is named twice is one', () => {
    const { message } = read(['slow pace', 'see everything', 'Rome', '4 days in Rome'].join(APART));
    expect(message.pace).toBe('slow');
    expect(message.destinations).toHaveLength(1);
  });

  it('of which one is about an hour or a question leave the days of the trip to the others', () => {
    const { message } = read(
      [
        'appointment: concert at 20:00 on 13 November',
        '2027-11-12 to 2027-11-14',
        'go to Vienna',
        'where is a beach in Nice?',
      ].join(APART),
    );
    expect(message).toMatchObject({
      dates: { start: '2027-11-12' },
      days: 3,
      isQuestion: true,
      wantsPlan: true,
    });
    expect(message.destinations.map(({ place }) => place.name)).toEqual(['Vienna']);
    expect(message.interests).toEqual([]);
  });

  it('name one home, and one town of a name', () => {
    const { message } = read(
      [
        'leaving from Oslo',
        'leaving from Glasgow',
        'arrive in Oslo and fly home from Prague',
        'go to Prague',
      ].join(APART),
    );
    expect(message.origin?.place.name).toBe('Oslo');
    expect(message.otherHomes).toEqual(['Glasgow']);
    expect(message.wayIn).toBeNull();
    expect(message.destinations.map(({ place }) => place.name)).toEqual(['Prague']);
  });

  it('add up what they want of a stay', () => {
    const { message } = read(['apartment', 'a stay with cot', 'stay: overwater bungalow'].join(APART));
    expect(message.stay).toMatchObject({ kinds: ['apartment'], wants: ['a cot', 'overwater bungalow'] });
  });

  it('are nobody’s to type', async () => {
    const { plan } = await ask(`3 days in${APART}Rome${APART}`.padEnd(4_000, APART));
    expect(plan).toMatchObject({ cities: ['Rome'] });
    expect(plan?.days).toHaveLength(3);
  });
});

describe('a figure at the end of a sentence', () => {
  it.each([
    [
      'budget 2000 EUR. 2 adults',
      { budget: { amount: expect.closeTo(inDollars(2_000, 'EUR')) }, party: { adults: 2 } },
    ],
    ['2 adults and 1 child aged 6. We like food', { party: { adults: 2, children: 1 }, childAges: [6] }],
    ['kids 4 and 7. 5 days in Rome', { childAges: [4, 7], days: 5 }],
    ['rs. 50000 for Goa', { budget: { converted: 'rs. 50000' } }],
  ])('%s', (text, said) => {
    expect(read(text).message).toMatchObject(said);
  });
});
