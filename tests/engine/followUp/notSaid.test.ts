/** Sentences near to those that change a plan, which change nothing of it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const ROME = 'Rome 5 days from 10 May 2027 for two from London';
const ROME_NICE = 'Rome 4 days and Nice 4 days from 10 May 2027 for two from London';
const LAKES = 'Lyon, Annecy then Geneva, 9 days from 5 July 2027 by train from Strasbourg for two';
const ISLAND = 'Athens 4 days and Santorini 4 days from 10 May 2027 for two from London';

describe('the towns and the length stay', () => {
  it.each([
    [ROME, 'the first 2 days still look empty', null],
    [ROME, 'I work Monday to Wednesday', '## Rome: 5 days'],
    [ROME, 'I teach monday to wednesday', null],
    [ROME, 'Monday to Wednesday there is a strike', null],
    [ROME_NICE, 'no beach resort please, a small hotel', null],
    [ROME_NICE, 'no beach days please', null],
    [LAKES, 'we want to see a museum in Geneva first', null],
    [ISLAND, "please don't skip the island", null],
    [ISLAND, "we don't want to lose the island", null],
    [ISLAND, "don't forget Santorini", null],
    [ISLAND, 'we can’t leave out Santorini', null],
  ])('after “%s”: %s', async (first, message, head) => {
    const { reply } = await ask(message, { after: [first] });
    expect(reply).not.toMatch(/Left out: |Length: |The order is|Dates: /);
    expect(reply).toContain(head ?? '');
  });
});

describe('the plan stays', () => {
  const CRETE = 'Chania and Heraklion, a week from 1 June 2027 for three from Stuttgart';
  const VALENCIA = 'Valencia 4 days from 10 June 2027 for two from London';
  const MADRID = 'Madrid 5 days from 3 March 2027 for two from Geneva';

  it.each([
    [CRETE, "we don't want to stay in Heraklion the whole week"],
    [CRETE, 'it would be dull to stay in Heraklion the whole week'],
    [VALENCIA, "we can't make it to Las Fallas"],
    [VALENCIA, 'our friends go to Las Fallas, we just want paella'],
    [ROME, 'the train is on top'],
    [ROME, 'leave one day completely free'],
    [ROME, 'where the price is not too steep'],
  ])('after “%s”: %s', async (first, message) => {
    const { reply } = await ask(message, { after: [first] });
    expect(reply).not.toMatch(/Left out: |Length: |Dates: |Short walks/);
  });

  it.each(['is the cathedral open in Toledo on Sunday?', 'no, not Toledo on Friday'])(
    'of a town that was weighed: %s',
    async (message) => {
      const { reply } = await ask(message, { after: [MADRID, 'would there be time for toledo'] });
      expect(reply).not.toMatch(/Toledo instead of|day trip to Toledo is part/i);
    },
  );
});

it('a night more is one more, and not the length', async () => {
  const { reply } = await ask('but one night more then', { after: [ROME] });
  expect(reply).toContain('## Rome: 6 days');
});

describe('what is wanted is done', () => {
  it.each([
    [ISLAND, 'we want to skip the island', '## Athens: '],
    [ROME, 'ok Thursday to Sunday, and dinner at De Kas Friday 19:00', '## Rome: 4 days'],
  ])('after “%s”: %s', async (first, message, head) => {
    const { reply } = await ask(message, { after: [first] });
    expect(reply).toContain(head);
  });
});

describe('the hotel is looked for as before', () => {
  it.each([
    'our hotel is 20 minutes from the station',
    'our hotel is 4 stars please',
    "our hotel's WiFi is important",
    'nothing is booked yet, we like Hotel Artemide',
  ])('%s', async (message) => {
    const { reply } = await ask(message, { after: [ROME] });
    expect(reply).not.toMatch(/Where you sleep|Beds of your own/i);
  });
});

describe('what is wished for is no question', () => {
  it.each([
    ['would a cheaper hotel be possible', 'Stay: '],
    ['this isn’t it, swap Rome for Barcelona', 'Barcelona'],
  ])('%s', async (message, word) => {
    const { reply } = await ask(message, { after: [ROME] });
    expect(reply).toContain(word);
    expect(reply).not.toContain('I find nothing about');
  });
});

it('a way back to a town is not the trip there', async () => {
  const { change } = await ask('and back to London, evening flight please', {
    after: ['London 3 days from 3 May 2027 for two from Leeds', 'new trip: Rome 4 days from 10 May 2027'],
  });
  expect(change.kind).not.toBe('opened');
});

it('80 including breakfast are no people', async () => {
  const { reply } = await ask('Porto 4 days from 10 May 2027 in a hotel for 80 including breakfast');
  expect(reply).not.toContain('for 80');
});

it('a region’s town that is refused leaves its days to that region', async () => {
  const { reply } = await ask('not Taormina', {
    after: ['Sicily 7 days and Croatian islands 7 days from 5 July 2027 for two from London'],
  });
  expect(reply).not.toMatch(/(?:Hvar|Split): \d+ days instead/);
});

it('a town that begins with a small letter of grammar is a town', async () => {
  const { reply } = await ask('then stay in Amsterdam the whole week', {
    after: ['Amsterdam 3 days and Antwerp 4 days from 10 May 2027 for two from London'],
  });
  expect(reply).toContain('## Amsterdam: 7 days');
});
