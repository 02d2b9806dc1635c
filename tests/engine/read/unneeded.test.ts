/** What is named, and said not to be wished for. */
import { describe, expect, it } from 'vitest';
import { unneededIn } from '../../../engine/read/denial.ts';
import { reader } from '../../functions/support/reading.ts';

const read = reader('2026-11-21');

it.each([
  ' not needed',
  " isn't important",
  ' is optional',
  ' are not that essential',
  ' can be skipped',
  ': not required',
  ' or museums not necessary',
])('“beach%s” is no wish', (after) => expect(unneededIn(after)).toBe(after.length));

it.each([
  '',
  ' please',
  ' needed',
  ' is important to us',
  ' but museums not needed',
  '. Museums are optional',
  ' and not too far',
])('“beach%s” may be one', (after) => expect(unneededIn(after)).toBe(0));

describe('a taste', () => {
  it.each([
    ['Lecce 4 days, beach not required, we love churches', ['temples']],
    ['a week in Dresden, nightlife is not important', []],
    ['Ghent 3 days, shopping optional', []],
  ])('is none that is not needed: %s', (text, interests) => {
    const { message, residue } = read(text);
    expect(message).toMatchObject({ interests, avoid: [] });
    expect(residue).toEqual([]);
  });

  it.each([
    ['Ghent 3 days, not fussed about shopping', ['shopping']],
    ['Ghent 3 days, we can live without museums or churches', ['temples', 'museums']],
    ['Ghent 3 days, no need for galleries and markets', ['museums', 'markets']],
  ])('is left out: %s', (text, avoid) => {
    expect(read(text).message).toMatchObject({ interests: [], avoid });
  });

  it.each([
    ['Ghent 3 days, we need museums', ['museums']],
    ['Ghent 3 days, not only museums, markets too', ['markets']],
    ['Ghent 3 days. A car is not needed, museums are', ['museums']],
  ])('stays one: %s', (text, interests) => {
    expect(read(text).message.interests).toEqual(expect.arrayContaining(interests));
  });
});

describe('a thing', () => {
  it.each([
    ['Porto 4 days, we are not keen on golf or karaoke', ['golf', 'karaoke']],
    ['Porto 4 days, happy to skip caves and waterfalls', ['waterfalls', 'caves']],
  ])('that is not liked is left out: %s', (text, nots) => {
    expect(read(text).message).toMatchObject({ activities: [], nots });
  });

  it.each(['Porto 4 days, golf not needed', 'Porto 4 days, the aquarium is optional'])(
    'that is not needed is no wish: %s',
    (text) => expect(read(text).message).toMatchObject({ activities: [], nots: [] }),
  );

  it('is one where only its gear is not needed', () =>
    expect(read("Chamonix 4 days of skiing, we don't need ski rental").message.nots).toEqual([]));

  it('is liked behind something that is not', () =>
    expect(read('Ypres 3 days, no steep towers and my aunt loves embroidery').message.activities).toEqual([
      'embroidery',
    ]));
});

it.each([
  ['Bath 3 days in May, breakfast optional', 'breakfast'],
  ['Bath 3 days, a hotel where a pool is not required', 'a pool'],
])('a stay is looked for without it: %s', (text, want) => {
  const { message, residue } = read(text);
  expect(message.stay).toMatchObject({ wants: [], notWants: [want] });
  expect(residue).toEqual([]);
});

describe('things by their names', () => {
  it.each([
    ['a week in Devon with walks and cosy pubs', 'pubs'],
    ['four days off, I like vintage trams', 'vintage trams'],
    ['Chicago 3 days and some baseball', 'baseball'],
  ])('%s', (text, wish) => expect(read(text).message.activities).toContain(wish));

  it.each([
    'Devon 4 days, my brother runs pubs',
    'Devon 4 days, no pubs',
    'an old train from Oslo to Bergen, 5 days',
    'Chicago 3 days, my son has football practice',
    'Chicago 3 days, a football team of 14',
  ])('are none in: %s', (text) => expect(read(text).message.activities).toEqual([]));

  it('an old train to look at is no way to travel', () => {
    expect(read('York 3 days, I like old trains').message.modes).toBeNull();
    expect(read('York 3 days, I like trains, so by train').message.modes?.wanted).toEqual(['train']);
  });
});

describe('formal words of a request', () => {
  it.each([
    'I kindly ask you to formulate an itinerary spanning Rome and Naples, 6 days. Additionally, note that we travel by train',
    'Two people venturing to Lisbon for 4 days. In terms of dining preferences, I am particularly fond of seafood',
    'As far as cuisines are concerned, we would love to try Thai and Mexican in Boston, 4 days',
    'With regard to meals, we prefer vegetarian food. Rome 3 days',
    'Rome 4 days. Although we are old, the plan should encompass a variety of museums',
    'Mexico City 4 days. Allergy: peanuts (severe!)',
    'Cape Town 5 days. She is allergic to shellfish, badly',
    'Freiburg 4 days with our dog Luna (12 kg)',
  ])('ask for nothing by themselves: %s', (text) => expect(read(text).residue).toEqual([]));

  it.each([
    ['Rome 4 days, far from noise', ['far from noise']],
    ['Rome 4 days, covered markets and a glass blower', ['glass blower']],
    ['Rome 3 days, additionally a falconer', ['falconer']],
  ])('leave what is wished for among them: %s', (text, residue) =>
    expect(read(text).residue).toEqual(residue),
  );

  it('cuisines behind them are wished for', () =>
    expect(
      read(
        'As far as cuisines are concerned, we would love to experience American, Mediterranean and French in Boston, 4 days',
      ).message.activities,
    ).toEqual(['American, Mediterranean and French']));

  it('a trip concludes on its last day', () => {
    expect(read('Lisbon for 4 days. The trip should conclude on 10 May 2027').message.dates?.isEnd).toBe(
      true,
    );
    expect(read('I finish on 10 May 2027, then Lisbon for 4 days').message.dates?.isEnd).toBeUndefined();
  });
});
