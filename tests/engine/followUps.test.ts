/** Follow-ups change the plan before, and say so first. */
import { describe, expect, it } from 'vitest';
import { ask } from '../functions/support/assistant.ts';

const KYOTO = '5 days in Kyoto in April for two from London';
const ROME = '5 days in Rome in May for two from London';
const THREE = 'London 4 days, Paris 5, Rome 4, back to Los Angeles';

/** [messages, cities, days, what the head of the answer says] */
const EDITS: readonly (readonly [
  messages: readonly string[],
  cities: readonly string[],
  days: number,
  head: RegExp,
])[] = [
  [[KYOTO, 'what about a day in Nara?'], ['Kyoto'], 5, /A day trip to Nara is part of the plan now/],
  [[KYOTO, 'add Osaka for two days'], ['Kyoto', 'Osaka'], 7, /Added: Osaka \(2 days\)/],
  [[KYOTO, 'what about a day in Nara?', 'drop Nara'], ['Kyoto'], 5, /No day trip to Nara any more/],
  [[KYOTO, 'what about Lisbon and Porto?'], ['Lisbon', 'Porto'], 5, /Lisbon \(2 days\) and Porto \(3 days\)/],
  [[THREE, 'drop Paris'], ['London', 'Rome'], 8, /Left out: Paris/],
  [
    [THREE, 'replace Paris with Amsterdam'],
    ['London', 'Amsterdam', 'Rome'],
    13,
    /Added: Amsterdam \(5 days\)/,
  ],
  [[THREE, '3 days in Paris'], ['London', 'Paris', 'Rome'], 11, /Paris: 3 days instead of 5/],
  [[ROME, 'one day less'], ['Rome'], 4, /Length: 4 days instead of 5/],
  [[ROME, 'two more days'], ['Rome'], 7, /Length: 7 days instead of 5/],
  [[ROME, 'for three people'], ['Rome'], 5, /For three now/],
  [[ROME, 'more museums'], ['Rome'], 5, /best for museums come first/],
  [[ROME, 'swap day 2 and 3'], ['Rome'], 5, /Days 2 and 3 have changed places/],
  [[ROME, 'what about July?'], ['Rome'], 5, /Dates: .* July to .* July, before .* May/],
  [[ROME, 'I am vegetarian'], ['Rome'], 5, /made for vegetarian/],
  [[ROME, 'take it easy'], ['Rome'], 5, /A slower pace/],
];

/** [messages, what the answer says]: nothing can change, so no plan is written again. */
const REFUSED: readonly (readonly [messages: readonly string[], says: RegExp])[] = [
  [[KYOTO, 'what about a day in Sapporo?'], /Sapporo is about [\d,]+ km from Kyoto, too far for a day/],
  [[KYOTO, 'add Kyoto'], /Kyoto is in the plan already/],
  [[THREE, 'drop Madrid'], /Madrid is not in the plan/],
  [['one day in Rome', 'one day less'], /cannot be shorter than a day/],
  [[ROME, 'swap day 2 and 9'], /could not swap days 2 and 9: the plan has 5 days/],
  [[THREE, 'swap day 4 and 5'], /in different towns, so they stay/],
  [[ROME, 'for two people'], /already is as you ask/],
];

describe('a follow-up', () => {
  it.each(REFUSED)('that cannot be done says why, without the plan: %s', async (messages, says) => {
    const { plan, reply } = await ask(messages[1] ?? '', { after: messages.slice(0, 1) });
    expect(reply).toMatch(says);
    expect(reply).not.toContain('### Day 1');
    expect(plan).toBeUndefined();
  });

  it.each(EDITS)('%s', async (messages, cities, days, head) => {
    const [message = '', ...earlier] = messages.toReversed();
    const { plan, reply } = await ask(message, { after: earlier.toReversed() });
    expect(reply).toMatch(/^\*\*What changed\*\*\n- /);
    expect(reply.slice(0, reply.indexOf('## '))).toMatch(head);
    expect(plan?.cities).toEqual(cities);
    expect(plan?.days).toHaveLength(days);
    expect(plan?.warnings).toEqual([]);
  });

  it('starts on the day of the month that is asked for', async () => {
    const { plan } = await ask('start on the 12th', { after: [ROME] });
    expect(plan?.days[0]?.date).toBe('2027-05-12');
  });

  it('makes it cheaper, and where nothing cheaper is left says so in words and what would help', async () => {
    const first = await ask(ROME);
    const second = await ask('make it cheaper', { after: [ROME] });
    expect(second.plan?.total).toBeLessThan(first.plan?.total ?? 0);
    expect(second.reply.slice(0, second.reply.indexOf('## '))).toMatch(/instead of/);
    const third = await ask('make it cheaper', { after: [ROME, 'make it cheaper'] });
    expect(third.reply).toMatch(/nothing cheaper.*What would help: other dates, fewer days/);
    expect(third.reply).not.toMatch(/### Day|What changed/);
    expect(third.plan).toBeUndefined();
    const labels = [...second.suggestions, ...third.suggestions].map(({ label }) => label);
    expect(labels).not.toContain('A better hotel');
  });

  it('keeps what was asked for at first after many long answers', async () => {
    const earlier = [
      'two weeks in Japan in May: Tokyo, Kyoto, Osaka',
      ...Array.from({ length: 8 }, () => 'more food'),
    ];
    const { plan } = await ask('make it cheaper', { after: earlier });
    expect(plan?.cities).toEqual(['Tokyo', 'Kyoto', 'Osaka']);
    expect(plan?.days[0]?.date.slice(0, 7)).toBe('2027-05');
  });

  it('leaves the plan alone for a place that nobody knows', async () => {
    const { plan, reply } = await ask('what about Atlantis?', { after: [ROME] });
    expect(reply).toMatch(/do not know a place called “Atlantis”.*Rome stays as it was/);
    expect(plan).toBeUndefined();
  });
});

describe('needs of the profile', () => {
  it('show in the meals, the pace and what to check', async () => {
    const { plan, reply } = await ask('5 days in Rome in May', {
      traveller: { notes: 'I am vegan and walk slowly.', amenities: ['Pool'] },
    });
    const meals = plan?.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal')) ?? [];
    expect(meals.length).toBeGreaterThan(6);
    for (const { note } of meals) {
      expect(note).toContain('vegan');
      expect(note).not.toMatch(/carbonara|tripe|beef|oxtail/);
    }
    expect(reply).toMatch(/Made for you:.*vegan.*short walks/);
    expect(reply).toMatch(/I know no lifts or ramps for certain/);
  });

  it('come from the amenities too', async () => {
    const { reply } = await ask('4 days in Paris', { traveller: { amenities: ['Wheelchair access'] } });
    expect(reply).toMatch(/step-free/);
  });
});
