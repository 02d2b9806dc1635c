/** What is not to be: a continent, a way to travel, or no more than was said. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask } from '../../functions/support/assistant.ts';

const reading = reader('2026-11-22');
const read = (text: string) => reading(text).message;

describe('a continent', () => {
  it('that is not wanted has none of the proposals', async () => {
    expect(read('somewhere warm in February, not in Asia please').open).toMatchObject({
      continent: null,
      outside: 'Asia',
    });
    const { reply } = await ask('somewhere warm in February, not in Africa please, from Warsaw, two of us');
    expect(reply).toMatch(/1\. \*\*/u);
    expect(reply).not.toMatch(/Morocco|Egypt|Tunisia|South Africa|Kenya/u);
  });
});

describe('a place', () => {
  it.each([
    ['somewhere warm feb half term w 2 teens that isnt dubai, from birmingham', ['Dubai']],
    ["somewhere warm that isn't Tenerife in february, 7 nights from Leeds", ['Tenerife']],
    ["somewhere in Italy that isn't Rome or Florence, 4 days in May", ['Rome', 'Florence']],
  ])('that is not to be is none to go to: %s', (text, names) => {
    const { drops, destinations } = read(text);
    expect(drops.map(({ place }) => place.name)).toEqual(names);
    for (const name of names) expect(destinations.map(({ place }) => place.name)).not.toContain(name);
  });

  it.each(["Rome 3 days, a hotel that isn't noisy", "Rome 3 days, a museum that isn't full in May"])(
    'and any other word for what is not takes no town: %s',
    (text) => expect(read(text).destinations.map(({ place }) => place.name)).toEqual(['Rome']),
  );
});

describe('ways', () => {
  it.each([
    ['nobody in the group is willing to take a plane. Rome 4 days', 'flight'],
    ['no one in our family will drive. Rome 4 days', 'car'],
  ])('are not wanted: %s', (text, mode) => expect(read(text).modes?.banned).toEqual([mode]));

  it('a flight that only lands late is not all that is wanted', () => {
    expect(read('Bologna 3 days, my flight only lands at 3').only).toBeNull();
  });
});

describe('a thing', () => {
  it.each([
    ['Islay 3 days. We do not care for whisky, so no distilleries please', ['whisky', 'distilleries']],
    ['Oaxaca 4 days from Houston. Not wanted: night buses, mezcal', ['mezcal']],
    ['Prague 3 days, dislikes: beer, escape rooms, casinos', ['beer', 'escape rooms', 'casinos']],
    ['Costa Rica 9 days, no zip lines no surfing', ['surfing', 'zip lines']],
    ['Mauritius 8 nights, nothing involving sharks', ['sharks']],
    ['Lisbon 4 days, spare us the aquarium', ['aquarium']],
    ['Lisbon 4 days. Fado is not for us', ['fado']],
    ['Singapore 3 days but no zoos, no aquariums', ['zoos', 'aquariums']],
    ['Turin 3 days. I am not a big fan of wine tastings', ['wine tastings']],
    ['Los Angeles 4 days. We do NOT need Universal Studios', ['Universal Studios']],
  ])('that is not wanted is left out, and no wish: %s', (text, nots) => {
    const message = read(text);
    expect([...new Set(message.nots)].toSorted()).toEqual(nots.toSorted());
    expect(message).toMatchObject({ activities: [], musts: [], avoid: [] });
  });

  it.each([
    ['Lisbon 4 days, no day without tapas', 'food'],
    ['New Orleans 3 days. No trip is complete without jazz', 'music'],
    ["Bergen 3 days, we don't want to miss the opera", 'music'],
    ['Rome 4 days, not only museums but also opera', 'music'],
  ])('is wished for in words that deny something else: %s', (text, interest) => {
    const message = read(text);
    expect(message.interests).toContain(interest);
    expect(message).toMatchObject({ nots: [], avoid: [] });
  });

  it.each([
    ["Oslo 3 days, I wouldn't say no to oysters or a sauna", ['oysters', 'sauna']],
    ['Islay 4 days, every distillery, and no car', ['distillery']],
  ])('stays a wish: %s', (text, activities) => expect(read(text)).toMatchObject({ activities, nots: [] }));

  it('takes nothing else of its kind with it', () => {
    expect(read('Krabi 5 days, beaches but no surfing').interests).toEqual(['beach']);
    expect(read('Dubai 4 days, skip the water parks').avoid).toEqual([]);
  });

  it('is not the way of a night on the bus', () =>
    expect(read('Oaxaca 4 days from Houston. Not wanted: night buses').modes?.wanted ?? []).toEqual([]));

  it('is in no day and at no dinner', async () => {
    const { reply } = await ask(
      "Skye 4 days in May for two. We don't love the whisky so please no distilleries",
    );
    expect(reply.split('What to check')[0]?.replace(/Left out, as you asked[^.]*/u, '')).not.toMatch(
      /distiller|whisky/iu,
    );
  });
});

describe('an interest', () => {
  it.each([
    'Rome 3 days, my husband hates museums',
    'Rome 3 days: not a museum person',
    'Kyoto 4 days, we both cannot stand museums but love trains',
    'Lucerne 3 days, kindly no other museums',
  ])('that somebody hates is left out, and quoted nowhere: %s', (text) => {
    const { message, residue } = reading(text);
    expect(message).toMatchObject({ avoid: ['museums'], interests: [] });
    expect(residue).toEqual([]);
  });
});

it('one of a kind that is named is seen, and no others', async () => {
  const { reply } = await ask(
    'Lucerne 3 days in June for one: the Transport Museum. Kindly no other museums.',
  );
  const days = reply.split('### Budget')[0] ?? '';
  expect(days).toMatch(/\*\* Swiss Museum of Transport/u);
  expect(days).not.toMatch(/\*\* (?!Swiss Museum)[^:\n]*museum/iu);
});
