/** Questions about a trip are answered from the plan and the guide, or with who would know; no plan comes of them. */
import { describe, expect, it } from 'vitest';
import { findInfoTopic } from '../../../engine/read/follow/infoTopics.ts';
import { ask } from '../../functions/support/assistant.ts';

const ROME = '5 days in Rome in May for two from London';
const ASHGABAT = '4 days in Ashgabat in May for two';
const SALZBURG = '4 days in Salzburg in May for two';

/** [first, question, what the answer holds] */
const ANSWERS: readonly (readonly [first: string, question: string, holds: RegExp])[] = [
  [ROME, 'is it safe?', /cannot judge how safe Rome.*foreign ministry’s travel advice for Italy/s],
  [ROME, 'do I need a visa?', /cannot tell you for certain.*Italy.*embassy/s],
  [ROME, 'what should I pack?', /Rome, by season.*To pack.*shoes/s],
  [ROME, 'how do I get from the airport?', /Leonardo Express/],
  [ROME, 'what will the weather be?', /Apr to Jun: .*not a forecast/s],
  [ROME, 'how much is it in total?', /\*\*\$[\d,]+\*\* for two, about \$\d+ a person/],
  [ROME, 'what time is my flight?', /Day 1, Tue 11 May: .*leaves LHR at 11:45/],
  [ROME, 'which hotel?', /\*\*Stay:\*\* Stone Stair Inn/],
  [ROME, 'is breakfast included?', /breakfast.*not in what my search returns.*hotel itself can say/],
  [ROME, 'can i cancel?', /cancelling.*The page you book on/],
  [ROME, 'how do I book this?', /cannot be booked/],
  [ROME, 'do they speak english', /\*\*Italy:\*\* people speak Italian/],
  [ROME, 'whats the time difference?', /Rome is 1h ahead of London/],
  [ROME, 'can I drink the tap water?', /\*\*Italy:\*\* tap water is safe to drink.*I am no doctor/s],
  [ROME, 'what changed?', /Nothing has changed: that is the first plan/],
  [ROME, 'rainy day plan?', /Mostly under a roof.*\*\*Rome:\*\* .*in the plan on Day \d.*museum day/s],
  [ROME, 'what if it rains?', /No forecast reaches that far/],
  [ROME, 'what would fit?', /gave me no budget/],
  ['5 days in Rome in May from London, under $400', 'what would fit?', /does not fit your \$400.*The least/s],
  [ROME, 'what do the kids eat on day 3?', /Day 3 .*Dinner/],
  [ROME, 'is there a Nobu?', /nothing about “Nobu” in the plan or in what I know of Rome/],
  [SALZBURG, 'what will the weather be?', /Salzburg, by season\*\*\n- May to Jun and Sep to Oct: /],
  [ASHGABAT, 'what will the weather be?', /no guide to Ashgabat.*weather service/],
  [ASHGABAT, 'how do I get from the airport?', /no guide to Ashgabat/],
  [ASHGABAT, 'what time is my flight?', /no flight in the plan\. Tell me where you leave from/],
];

it('of the country of the trip is one about the trip, and no other is offered to be planned', async () => {
  const own = await ask('do we need a visa for Italy?', { after: [ROME] });
  expect(own.suggestions.map(({ label }) => label)).toEqual(['What should I pack?', 'From the airport']);
  const other = await ask('do we need a visa for Spain?', { after: [ROME] });
  expect(other.suggestions.map(({ label }) => label)).toEqual(['Plan Barcelona']);
});

describe('a question about a plan', () => {
  it.each(ANSWERS)('%s → %s', async (first, question, holds) => {
    const { plan, reply, results } = await ask(question, { after: [first] });
    expect(reply).toMatch(holds);
    expect(plan).toBeUndefined();
    expect(reply).not.toContain('### Day');
    expect(results.flights).toEqual([]);
    // dates are in words
    expect(reply).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it('adds up as the plan does', async () => {
    const total = (await ask(ROME)).plan?.total ?? 0;
    const { reply } = await ask('how much is it in total?', { after: [ROME] });
    expect(reply).toContain(
      `**$${total.toLocaleString('en-US')}** for two, about $${Math.round(total / 2)} a`,
    );
  });

  it('leaves the plan as it was, also where it names another place', async () => {
    const after = [ROME, 'do I need a visa for Japan?', 'is Lisbon safe?'];
    const { plan } = await ask('make day 2 lighter', { after });
    expect(plan?.cities).toEqual(['Rome']);
    expect(plan?.days).toHaveLength(5);
  });

  it('before any plan is answered, and the first plan after it speaks of no changes', async () => {
    const first = 'What is the weather like in Kyoto in July?';
    expect((await ask(first)).reply).toMatch(/Jul to Sep/);
    const { reply, plan } = await ask('ok 5 days there in May, two of us', { after: [first] });
    expect(plan?.cities).toEqual(['Kyoto']);
    expect(reply).not.toContain('What changed');
  });
});

describe('what a question is about', () => {
  it.each([
    ['can you make it cheaper?', null],
    ['what would it cost in July?', null],
    ['what about July?', null],
    ['could we have a better hotel?', null],
    ['can we take the train?', null],
    ['weather?', 'weather'],
    ['packing list please', 'packing'],
    ['do I need a car?', 'around'],
    ['hows the weather', 'weather'],
    ['when do we land?', 'flight'],
  ])('%s', (text, topic) => {
    expect(findInfoTopic(text)).toBe(topic);
  });
});

describe('what is open', () => {
  it.each([
    ['are the museums open on Monday?', 'open'],
    ['what time does the Colosseum open?', 'open'],
    ['when do the shops open?', 'open'],
    ['is everything shut on Sunday?', 'open'],
    ['opening hours?', 'open'],
    ['Can you leave day 3 open?', null],
    ['can we keep the evenings open?', null],
    ['can we open the trip with Florence?', null],
  ])('%s', (text, topic) => expect(findInfoTopic(text) === 'open').toBe(topic === 'open'));

  it('is told of the town of that day alone', async () => {
    const { reply } = await ask('what is open on day 1?', {
      after: ['2 days in Rome and 2 days in Florence, 17 to 20 May 2027, for two from London'],
    });
    expect(reply).not.toContain('Uffizi');
  });
});

describe('a first trip with a question beside it', () => {
  it.each([
    'Lisbon 5 days from London in May, 2 of us. Do we need a visa?',
    'Plan Lisbon 5 days from London in May, 2 of us. Is it safe?',
  ])('%s is planned, and answered', async (text) => {
    const { reply } = await ask(text);
    expect(reply).toMatch(/entry rules|cannot judge how safe/);
    expect(reply).toContain('## Lisbon: 5 days for two');
  });

  it('is not planned where the question is all there is', async () => {
    const { reply } = await ask('Is it safe to go to Egypt for 10 days in March from London with 2 kids?');
    expect(reply).not.toContain('### Day 1');
  });
});

const BRUSSELS = 'Brussels for 3 days from Thursday 20 May 2027, just me, from Lille';

describe('a question behind thanks', () => {
  it('changes nothing', async () => {
    const question = 'Thank you, that is most kind. When does it get dark there in May?';
    const { plan } = await ask(question, { after: [BRUSSELS] });
    expect(plan ?? null).toBeNull();
  });
});
