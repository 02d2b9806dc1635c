import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { ideasFor, monthOf } from '../../engine/plan/ideas.ts';
import { NO_SPEC, type TripSpec } from '../../engine/trip/spec.ts';
import { ask } from '../functions/support/assistant.ts';
import '../../content/towns/all.ts';

const gazetteer = await loadGazetteer();
const home = (name: string) => gazetteer.byName(name);
const month = (start: string, end: string): TripSpec['dates'] => ({
  start,
  end,
  kind: 'window',
  movedFrom: null,
});
const names = (trip: Partial<TripSpec>, from: string) =>
  ideasFor({ ...NO_SPEC, ...trip }, home(from), gazetteer).map(({ place }) => place.name);

describe('towns for a thing to do that was named', () => {
  it('are those whose guide has it, and whose month is the time for it', () => {
    const february = month('2027-02-01', '2027-02-28');
    expect(names({ activities: ['ski'], dates: february, days: 7 }, 'London')).toEqual([
      'Chamonix',
      'Zermatt',
      'Interlaken',
    ]);
    const january = month('2027-01-01', '2027-01-31');
    expect(names({ activities: ['northern lights'], dates: january, days: 4 }, 'London')[0]).toBe(
      'Rovaniemi',
    );
  });

  it('are found by the thing, however it is said to be done', () => {
    const [first] = ideasFor({ ...NO_SPEC, activities: ['whale watching'] }, home('Boston'), gazetteer);
    expect(first).toMatchObject({ place: { name: 'Provincetown' }, meets: ['whale watching'] });
    expect(first?.has).toEqual(['Whale watching from MacMillan Pier']);
  });

  it('say that they meet nothing where no guide speaks of it', () => {
    const ideas = ideasFor({ ...NO_SPEC, activities: ['zorbing'] }, home('Paris'), gazetteer);
    expect(ideas.map(({ meets }) => meets)).toEqual([[], [], []]);
  });
});

describe('who does not fly', () => {
  it.each([
    ['somewhere quiet with the dog, no planes, from Lyon, 3 days, ideas?', 'train', 'Lyon', 5],
    ['where could we go for 4 days by train from Leeds?', 'train', 'Leeds', 7],
    ['any ideas for a weekend by car from Turin?', 'car', 'Turin', 5],
    ['no idea where, we do not fly, 5 days from Munich', 'train', 'Munich', 8.5],
  ])('gets what is in reach on the ground, and the way is told: %s', async (text, mode, from, most) => {
    const { reply } = await ask(text);
    const hours = [...reply.matchAll(/about (.+?) hours? by (\w+) from (\w+)/g)];
    expect(hours).toHaveLength(3);
    for (const [, words = '', by, start] of hours) {
      expect([by, start]).toEqual([mode, from]);
      expect(Number.parseInt(words.replace('half an', '1'), 10)).toBeLessThanOrEqual(most);
    }
  });

  it('is not who flies there and goes on by train', () => {
    const modes = { ...NO_SPEC.modes, wanted: ['train' as const], isBetween: true };
    const [first] = ideasFor({ ...NO_SPEC, modes, days: 6 }, home('Leeds'), gazetteer);
    expect(first?.by).toBe('air');
  });

  it('has at most the hours that were named', async () => {
    const { reply } = await ask('where to for 5 days in June, at most 4 hours by train from Paris');
    expect(reply).toContain('a way of 4 hours at most');
    expect(reply).not.toMatch(/by air|about [5-9] /);
  });
});

it('no town of a continent that is not wanted is proposed', () => {
  const outside = ideasFor({ ...NO_SPEC, nots: ['Europe'] }, home('Stuttgart'), gazetteer);
  expect(outside.map(({ place }) => place.country)).not.toContain('France');
  expect(outside).toHaveLength(3);
});

it('who wants it quiet is sent to none of the towns that most go to', async () => {
  const { reply } = await ask('somewhere quiet in May for 4 days from Lyon, ideas?');
  expect(reply).toContain('that you want it quiet');
  expect(reply).not.toMatch(/\*\*(?:Paris|Nice|Barcelona|Rome)\*\*/);
  const { reply: loud } = await ask('where to for 4 days from Lyon? our hotel must be quiet');
  expect(loud).not.toContain('that you want it quiet');
});

it('a short trip stays near', () => {
  const ideas = ideasFor({ ...NO_SPEC, activities: ['wine tasting'], days: 3 }, home('London'), gazetteer);
  expect(Math.max(...ideas.map(({ hours }) => hours ?? 0))).toBeLessThan(5);
});

it.each([
  ['warm', '2027-02-01', '2027-02-28', 'Dublin', /warm|hot|sun|swim/i],
  ['cold', '2027-08-01', '2027-08-31', 'Dubai', /cold|cool|snow|ski/i],
] as const)('a %s place is one at that time of the year', (climate, start, end, from, told) => {
  const open = { climate, maxHours: null, continent: null };
  const trip = { ...NO_SPEC, open, days: 7, dates: month(start, end) };
  for (const { season } of ideasFor(trip, home(from), gazetteer)) expect(season).toMatch(told);
});

describe('a climate that is wished for without dates', () => {
  it.each([
    ['warm', '2026-11-21', 1, /warm|hot|sun|dry|mild/i],
    ['cold', '2026-11-21', 1, /cold|snow|ski/i],
    ['warm', '2027-05-20', 7, /warm|hot|sun|dry/i],
  ] as const)(
    'is that of the time it would be planned for: %s, said on %s',
    (climate, today, inMonth, told) => {
      const trip = {
        ...NO_SPEC,
        open: { climate, maxHours: null, continent: null },
        days: 3,
        isWeekend: true,
      };
      expect(monthOf(trip, today)).toBe(inMonth);
      const ideas = ideasFor(trip, null, gazetteer, inMonth);
      for (const { season } of ideas) expect(season).toMatch(told);
      const towns = ideas.map(({ place }) => place.name);
      expect(towns).not.toEqual(towns.toSorted((a, b) => a.localeCompare(b, 'en')));
    },
  );

  it('is no matter where none is wished for', () => {
    expect(monthOf({ ...NO_SPEC, days: 3 }, '2026-11-21')).toBeNull();
  });

  it('says which month it looked at', async () => {
    const { reply } = await ask('a weekend somewhere warm');
    expect(reply).toContain('by the weather of January as you named no dates');
    expect(reply).not.toMatch(/Amsterdam|Antalya|Athens/);
  });
});

const replyTo = async (text: string) => (await ask(text)).reply;

describe('a place that is warm and not hot', () => {
  it('is one whose month is told to be mild', async () => {
    const words = await replyTo('somewhere warm but not too hot in february for a week, from Leeds');
    expect(words).not.toContain('I did not take into account');
    expect(words).toMatch(/warm and not hot/);
    for (const line of words.match(/^\d\. .*$/gm) ?? [])
      expect(line).not.toMatch(/in February: [^;]*\bhot\b/i);
  });

  it.each(['my son has mild asthma, Oslo 3 days', 'warm in July is fine'])(
    'is not asked for by: %s',
    async (text) => {
      expect(await replyTo(text)).not.toContain('warm and not hot');
    },
  );
});

it('a language to be spoken is that of each town', async () => {
  const { reply, suggestions } = await ask('anywhere with a beach where I can practise my portuguese');
  expect(reply).toContain('that they speak Portuguese there');
  const countries = [...reply.matchAll(/^\d\. \*\*.+?\*\* \((.+?)\)/gm)].map(([, name]) => name);
  expect(countries.length).toBe(suggestions.length);
  for (const name of countries)
    expect(['Portugal', 'Brazil', 'Mozambique', 'Cape Verde', 'Angola']).toContain(name);
});

it('who has no idea gets proposals and is not only asked back', async () => {
  const { reply } = await ask('four days off in may and no idea, we like gardens');
  expect(reply).toMatch(/These would suit what you like/);
});

describe('towns for warmth', () => {
  it.each(['Helsinki', 'London', 'Berlin', 'Warsaw', 'Dublin'])(
    'are none whose guide tells of cold, or that are shut: %s',
    (from) => {
      const open = { climate: 'warm' as const, maxHours: 4, continent: null };
      const found = names({ open, dates: month('2027-02-01', '2027-02-28'), days: 7 }, from);
      expect(found).toHaveLength(3);
      expect(found.filter((name) => ['Santorini', 'Barcelona', 'Rome', 'Venice'].includes(name))).toEqual([]);
    },
  );
});
