/** Towns, counts and ways that a slip of the fingers hid, or a word that they also are. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
const towns = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('a town that is a word besides', () => {
  it.each([
    ['York 12 to 15 august just me, by train from Cardiff', ['York']],
    ['york in may', ['York']],
    ['bath in may, 2 of us', ['Bath']],
    ['nice in may', []],
    ['Great. Nice 12 to 15 june then', []],
  ])('is one where the trip begins with it and its dates: %s', (text, stops) => {
    expect(towns(text)).toEqual(stops);
  });
});

describe('a word that is a town, of somebody who types without capitals', () => {
  it.each([
    ['4 days york from leeds', ['York'], 'Leeds'],
    ['weekend bath with my mum', ['Bath'], null],
    ['3 days toronto from buffalo in may', ['Toronto'], 'Buffalo'],
    ['from buffalo to toronto by car, 3 days', ['Toronto'], 'Buffalo'],
    ['3 days in vienna, we live in split', ['Vienna'], 'Split'],
    ['from bristol to bath 2 days', ['Bath'], 'Bristol'],
    ['4 days split between rome and naples', ['Rome', 'Naples'], null],
    ['3 days nice and easy in rome', ['Rome'], null],
    ['porto 4 days, away from the buffalo', ['Porto'], null],
    ['oslo 4 days, i walk from page to page', ['Oslo'], null],
    ['Lisbon 4 days, a break from split shifts', ['Lisbon'], null],
  ])('is one where it is a home, or has a length: %s', (text, stops, home) => {
    expect(towns(text)).toEqual(stops);
    expect(read(text).origin?.place.name ?? null).toBe(home);
  });

  it.each(['we wont fly, 3 days lyon', '3 days lyon, my wife doesnt fly'])(
    'has no apostrophe: %s',
    (text) => {
      expect(read(text).modes?.banned).toEqual(['flight']);
    },
  );
});

describe('a vehicle that is hired', () => {
  it.each([
    ['10 days campervan in february, christchurch to queenstown', ['Christchurch', 'Queenstown'], null],
    ['a road trip from lisbon to porto, 6 days, hire car', ['Lisbon', 'Porto'], null],
    ['from Leeds to Split, 7 days, flying, rental car', ['Split'], 'Leeds'],
    ['Manchester to Faro, 7 nights in June, 2 adults, rental car', ['Faro'], 'Manchester'],
    ['Leeds to Edinburgh with our camper', ['Edinburgh'], 'Leeds'],
    ['Leeds to Edinburgh and back, rental car, 4 days', ['Edinburgh'], 'Leeds'],
  ])('is hired where the trip begins: %s', (text, stops, home) => {
    expect(towns(text)).toEqual(stops);
    expect(read(text).origin?.place.name ?? null).toBe(home);
  });
});

describe('what is taken back at once', () => {
  it('is no town of the trip', () => {
    expect(towns('mexico city, 5 nights from bogota. hmm actually not mexico city, oaxaca')).toEqual([
      'Oaxaca',
    ]);
    expect(towns('Paris and Rome, actually not Rome, 5 days')).toEqual(['Paris']);
  });

  it('is driving where it is, and not in the dark alone', () => {
    expect(read('we promised our moms no driving in the dark').modes).toBeNull();
    expect(read('no driving please').modes?.banned).toEqual(['car']);
  });
});

const days = async (text: string) => (await ask(text)).plan?.days.length;

describe('a length beside another', () => {
  it.each([
    ['Plan a 10-day trip to Thailand, at least 3 days at the beach', 10],
    ['3 to 11 September 2027 Venice and Rome plus 2 nights somewhere small in Tuscany', 9],
    ['Vancouver 9 to 20 May 2027 but maybe two nights in victoria in the middle', 12],
    ['3 days at the beach near Lisbon from London', 3],
    ['maybe 5 nights in Rome, from Oslo', 6],
  ])('is of a part: %s', async (text, length) => {
    expect(await days(text)).toBe(length);
  });
});

describe('who travels', () => {
  it('is one where children are a style of the list', () => {
    const text = 'a round trip to Seattle for foodie and with children and photography. I will stay 6 days';
    expect(read(text.replace('I will', "I'll")).party).toBeNull();
    expect(read("Rome with children in May, we'll stay 6 days").party).toEqual({ adults: 2, children: 2 });
    expect(read("Rome with children and I'll stay 6 days").party).toEqual({ adults: 2, children: 2 });
  });
});

describe('what is said to be left out', () => {
  it('is out, and no wish', () => {
    expect(read('ok leave the castle out')).toMatchObject({ nots: ['castle'], activities: [] });
  });

  it('is no stop that the way home does not end in', () => {
    const planned = ['Tokyo', 'Kyoto'].flatMap((name) => gazetteer.byName(name) ?? []);
    const own = readMessage('we fly home from osaka btw not tokyo', {
      today: TODAY,
      gazetteer,
      towns: planned,
    }).message;
    expect(own.drops).toEqual([]);
    expect(own.wayHome?.place.name).toBe('Osaka');
  });
});

const at = (names: readonly string[], text: string) =>
  readMessage(text, {
    today: TODAY,
    gazetteer,
    towns: names.flatMap((name) => gazetteer.byName(name) ?? []),
  }).message;

const needs = (text: string) => read(text).needs.map(({ kind, what }) => `${kind} ${what}`);

describe('what only sounds like it', () => {
  it.each([
    ['Rome 5 days in May, I like to have everything booked in advance', { ownBeds: false }],
    ['everything booked: land in Athens 7 may, 4 days', { ownBeds: true }],
    ['why not a weekend in Rome in May', { isWeekend: true }],
    ['Munich to Rome and Naples, no car, trains only', { modes: { isOnly: true } }],
    ['we do not drive, so bus and train only, Banff 8 days', { modes: { isOnly: false } }],
  ])('is taken for what it says: %s', (text, said) => {
    expect(read(text)).toMatchObject(said);
  });

  it('leaves a home and towns as they are', () => {
    expect(
      read('visit our daughter on Erasmus in Bologna, 4 days in May, from Cork').origin?.place.name,
    ).toBe('Cork');
    expect(read('erasmus in bologna. 4 days ljubljana with 2 flatmates').origin?.place.name).toBe('Bologna');
    expect(at(['Rome'], "I'm in Geneva for work until 3 May, so I start from there").destinations).toEqual(
      [],
    );
    expect(at(['Rome', 'Florence'], 'In Florence we would love a day trip').isOnly).toBe(false);
    expect(at(['Amsterdam'], 'we leave the Netherlands and fly out on Sunday').drops).toEqual([]);
    expect(at(['Rome'], 'my brother gets married on the weekend before.').shiftDays).toBe(0);
  });

  it.each(['nobody wants to get up before nine', "we don't want to get up before 9", 'nothing before 9'])(
    'begins late: %s',
    (wish) =>
      expect(read(`Seville 4 nights, ${wish}`).dayEdits).toMatchObject([
        { change: { kind: 'late', from: 540 } },
      ]),
  );

  it('hears the one allergy that there is', () => {
    expect(needs('Rome 4 days, no allergies except nuts')).toEqual(needs('Rome 4 days, allergic to nuts'));
    expect(needs('Rome 4 days, no allergies')).toEqual([]);
    expect(needs('Rome 4 days, we have allergies')).toEqual(['condition allergies']);
  });

  it('keeps the dates of the whole, whatever evening is free', async () => {
    const { plan } = await ask(
      'Rome 8 to 18 March 2027, then 3 days in Naples, keep saturday evening free, from Munich',
    );
    expect(plan?.days).toHaveLength(11);
  });
});

describe('short words', () => {
  it('are counts and days, whatever the fingers did', () => {
    expect(read('3 nigths in Budpest in mrach fro 2 form Londn').party?.adults).toBe(2);
    expect(readMessage('ad 1 more dya', { today: TODAY, gazetteer }).message.daysDelta).toBe(1);
    expect(read('to and fro by ferry').party).toBeNull();
  });

  it('of a weekend that is not wanted are no length', () => {
    expect(read('not the easter weekend though').isWeekend).toBe(false);
    expect(read('a weekend in Ghent').isWeekend).toBe(true);
  });
});

describe('children whose word was typed wrong', () => {
  it.each([
    ['3 nigts in Valencia for 2 adlts and a babby from Marseille', 1],
    ['Rome 3 days, 2 adults and 2 kdis, from Leeds', 2],
    ['Rome 4 days me and my wfie and babby', 1],
  ])('come too: %s', (text, children) => expect(read(text).party?.children).toBe(children));

  it.each(['Rome 3 days for two, 2 kinds of pasta', 'Rome 3 days for two, kids’ books', 'Rome 3 days, kiss'])(
    'and nobody else does: %s',
    (text) => expect(read(text).party?.children ?? 0).toBe(0),
  );
});
