/** Travellers who say it their own way: who comes, what they need, where they land, and of which town they speak. */
import { describe, expect, it } from 'vitest';
import { formatTime } from '../../../domain/dates/dayTimes.ts';
import { ask, Talk } from '../../functions/support/assistant.ts';

const TOWNS = '6 days in Lisbon and Porto in May for two from Berlin';
const first = await ask(TOWNS);

/** [message, the head of the plan] */
const PARTIES: readonly (readonly [message: string, heading: string])[] = [
  ['For two vegans, 5 days in Rome in May', '## Rome: 5 days for two'],
  ['3 students, 4 days in Prague in March', '## Prague: 4 days for three'],
  ['Paris with my husband and baby, one week in April', '## Paris: 7 days for 2 adults and 1 child'],
  ['my grandmother walks with a stick, me and her 5 days in Vienna in May', '## Vienna: 5 days for two'],
  ['4 days in Oslo in June with my parents', '## Oslo: 4 days for three'],
  ['Tokyo 5 days in October for 3 friends', '## Tokyo: 5 days for three'],
  ['Tokyo 5 days in October with 3 friends', '## Tokyo: 5 days for four'],
  [TOWNS, '## Lisbon and Porto: 6 days for two'],
  ['Lisbon for 3 days and Porto for 2 in May', '## Lisbon and Porto: 5 days for one'],
  ['we are 4 girls, 3 nights in Budapest in June', '## Budapest: 4 days for four'],
  ['30 hours in Singapore from 3 March 2027', '## Singapore: 2 days for one'],
  ['goin to lisbn nxt month w my gf 4 days frm manchster pls', '## Lisbon: 4 days for two'],
];

describe('who travels, and how long', () => {
  it.each(PARTIES)('%s', async (message, heading) => {
    expect((await ask(message)).reply).toContain(`${heading}\n`);
  });
});

describe('needs in words of their own', () => {
  it.each([
    ['5 days in Vienna in May for two, my grandmother walks with a stick', 'short walks'],
    ['5 days in Vienna in May for two, my mother gets tired', 'short walks'],
    ['5 days in Prague in May, we not eat pork', 'pork-free'],
  ])('%s', async (message, need) => {
    expect((await ask(message)).reply).toMatch(new RegExp(`Made for you:.*${need}`));
  });

  it('keep pork from the table, and the markets in the plan', async () => {
    const { plan, reply } = await ask('we not eat pork', { after: ['6 days in Prague in May for two'] });
    const meals = plan?.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal')) ?? [];
    expect(meals.length).toBeGreaterThan(5);
    for (const { note } of meals)
      expect(note.replaceAll('pork-free', '')).not.toMatch(/\b(?:pork|ham|bacon|sausages?)\b/i);
    expect(reply).not.toContain('Left out where it can be: food');
  });

  it('are spared steps after “too much walk”', async () => {
    const { reply } = await ask('It is too much walk for us', {
      after: ['5 days in Paris in April for two'],
    });
    expect(reply).toMatch(/What changed[\s\S]*made for short walks/);
  });
});

describe('a wish for the stay in one town', () => {
  it.each([
    ['Nicer hotel in Porto', 1],
    ['a cheaper hotel in Lisbon', 0],
    ['another hotel in Porto please', 1],
  ])('leaves the others, and the flights: %s', async (message, index) => {
    const { plan, reply } = await ask(message, { after: [TOWNS] });
    expect(plan?.stays[index]?.offerId).not.toBe(first.plan?.stays[index]?.offerId);
    expect(plan?.stays[1 - index]).toEqual(first.plan?.stays[1 - index]);
    expect(plan?.legs).toEqual(first.plan?.legs);
    expect(reply.match(/^- Stay: .+ instead of /gm)).toHaveLength(1);
  });

  it('is forgotten with the town', async () => {
    const after = [TOWNS, 'Nicer hotel in Porto'];
    const { plan } = await ask('4 days in Rome in May instead', { after });
    expect(plan?.stays).toEqual((await ask('4 days in Rome in May instead', { after: [TOWNS] })).plan?.stays);
  });
});

describe('a flight of their own', () => {
  it.each(['we land at 3pm', 'our flight lands at 15:00', 'arriving at 3 pm'])('%s', async (message) => {
    const { plan, reply } = await ask(message, { after: ['4 days in Lisbon in May for two from Berlin'] });
    expect(reply).toMatch(/You land at 3:00 PM: the way there is yours and not in the sum/);
    const items = plan?.days[0]?.items ?? [];
    expect(items[0]).toMatchObject({ kind: 'transfer', start: '15:00', title: 'Into Lisbon' });
    expect(items[1]?.title).toMatch(/^Check in at/);
    expect(plan?.warnings).toEqual([]);
    // the way home is planned as before
    expect(plan?.legs).toHaveLength(1);
    expect(reply).not.toContain('Tell me where you leave from');
  });

  it('may be told at once, and land at night', async () => {
    const { plan, reply } = await ask('4 days in Lisbon in May for two, we land at 23:30');
    expect(plan?.days[0]?.items[0]?.start).toBe('23:30');
    expect(plan?.days[1]?.items[0]?.title).toMatch(/^Check in at/);
    expect(plan?.warnings).toEqual([]);
    expect(reply).toContain('count on a taxi');
  });

  it.each(['when do we land?', 'do we land at 3pm?', 'we arrive on 3 May'])('none: %s', async (message) => {
    const { reply } = await ask(message, { after: ['4 days in Lisbon in May for two from Berlin'] });
    expect(reply).not.toContain('You land at');
  });
});

describe('a day more or less', () => {
  it.each(['one day more', 'one day less', 'make it 9 days'])('begins as before: %s', async (message) => {
    const after = ['7 days in the Maldives in March from London for two'];
    const old = (await ask(after[0] ?? '')).plan?.days ?? [];
    const { plan } = await ask(message, { after });
    expect(plan?.days).not.toHaveLength(old.length);
    expect(plan?.days[0]?.date).toBe(old[0]?.date);
  });
});

describe('somebody who wants slow days', () => {
  it('is given no bicycle', async () => {
    const { plan } = await ask('want see Lisbon slowly, one week in September from Toronto for two');
    expect(plan?.days.flatMap(({ items }) => items.map(({ title }) => title)).join()).not.toMatch(/bicycle/i);
  });
});

describe('a budget that the plan does not keep to', () => {
  it('is named in the head', async () => {
    const { reply } = await ask('what would $300 get me', {
      after: ['6 days in Prague in March from London'],
    });
    expect(reply).toMatch(/^\*\*What changed\*\*\n- Budget: \$300 a trip, which the plan is \$\d+ over/);
  });
});

describe('over the date line', () => {
  it('a flight is in the air where its part of the day begins', async () => {
    const { reply, plan } = await ask('5 days in Honolulu from Auckland in March');
    const flight = plan?.days[0]?.items.find(({ kind }) => kind === 'flight');
    expect(flight?.note).toContain('over the date line');
    expect(reply).toContain(`**In the air · ${formatTime(flight?.start ?? '')}** ${flight?.title}`);
  });
});

describe('Siem Reap', () => {
  it.each(['4 days in Siem Reap in January from Bangkok', '4 days in Angkor in January from Bangkok'])(
    'has an airport of its own: %s',
    async (message) => {
      const { results, plan } = await ask(message);
      expect(new Set(results.flights.map(({ destination }) => destination))).toEqual(new Set(['SAI']));
      expect(plan?.warnings).toEqual([]);
    },
  );
});

describe('a family at night', () => {
  it('may see a night market that its guide holds for everybody', async () => {
    const { plan } = await ask('8 days in Taipei in March with two kids, markets and food');
    const titles = plan?.days.flatMap(({ items }) => items.map(({ title }) => title)).join();
    expect(titles).toMatch(/night market/i);
  });
});

describe('a kind of thing that nobody wants', () => {
  it('is named in the first answer, and not again where something else changes', async () => {
    const talk = new Talk();
    const opening = await talk.say('a week in Lisbon in May from Leeds with my two kids, no museums');
    expect(opening.reply).toContain('Left out where it can be: museums.');
    expect((await talk.say('make it 6 days')).reply).not.toContain('Left out where');
  });

  it('is a kind with “either” behind it too', async () => {
    const { reply } = await ask('no nightlife either', { after: ['Lisbon 4 days from Leeds on 3 May'] });
    expect(reply).toContain('Left out where it can be: nightlife.');
  });
});

const BRUSSELS = 'Brussels for 3 days from Thursday 20 May 2027, just me, from Lille';

describe('who comes besides', () => {
  it.each([
    ['2 more people', 3],
    ['2 more people, our friends Dan and Kim', 3],
    ["forgot grandpa! he's coming too", 2],
  ])('%s', async (text, count) => {
    const { reply } = await ask(text, { after: [BRUSSELS] });
    expect(reply).toMatch(count === 3 ? /for three/iu : /for two/iu);
  });
});

describe('a room of one’s own', () => {
  it('for who joins is one more', async () => {
    const talk = new Talk();
    await talk.say('Bologna for five days from 11 May 2027, the two of us, from Basel');
    const { reply } = await talk.say('my father joins, so three of us, and he wants a room to himself');
    expect(reply).toContain('counted with 2 rooms');
  });

  it('for each is one for each', async () => {
    const talk = new Talk();
    await talk.say('Bologna for five days from 11 May 2027, three friends, from Basel');
    const { reply } = await talk.say('separate rooms please');
    expect(reply).toMatch(/3 rooms/u);
  });
});
