/** What a trip holds is quoted no more, whatever words it came in; what it does not hold is said of the town it was said of. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { APART, readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
const quotes = async (message: string) =>
  /I did not take into account: (.*)\./.exec((await ask(message)).reply)?.[1] ?? '';

describe('what the plan holds is not quoted', () => {
  it.each([
    ['Dublin for St Patricks Day, 4 nights from Halifax Nova Scotia, be there for the parade', 'Patrick'],
    ['nothing over a hundred and eighty dollars a night, 3 nights in Oslo in May from Leeds', 'eighty'],
    ['we go to Tashkent, 12 days from 24 April 2027 from Oslo. Actually make it 11 days', '12 days'],
  ])('%s', async (message, piece) => {
    expect(await quotes(message)).not.toContain(piece);
  });
});

describe('a length that its town does not have', () => {
  it('is quoted', async () => {
    const message = 'Porto and Lisbon, 8 days in May from Leeds, 6 nights in Lisbon if it can be';
    const { reply, plan } = await ask(message);
    const nights = plan?.stays.find(({ city }) => city === 'Lisbon');
    expect(nights).toBeDefined();
    expect(reply).toMatch(/in Lisbon, 6 nights|6 nights in Lisbon/);
  });
});

describe('towns that are told apart', () => {
  it('have each its own length', () => {
    const { destinations, days } = read(['3 days in Porto', 'add Coimbra for 2 nights'].join(APART));
    expect(destinations.map((own) => own.days)).toEqual([3, 3]);
    expect(days).toBe(6);
  });

  it('stand beside one that nobody knows, which is said', async () => {
    const { message } = readMessage(['2 nights in Glasgow', '2 nights in Qwxyzzy'].join(APART), {
      today: TODAY,
      gazetteer,
    });
    expect(message).toMatchObject({ unknown: null, unknownBeside: 'Qwxyzzy' });
  });
});

describe('dates that are far apart', () => {
  it.each([
    ['between 10 and 25 October 2027, 6 nights in Oslo', 'window'],
    ['10 to 25 October 2027, 6 nights in Oslo', 'window'],
    ['10 to 15 October 2027, 5 nights in Oslo', 'days'],
    ['the whole of February in Oslo', 'days'],
  ])('%s', (message, kind) => {
    expect(read(message).dates?.kind).toBe(kind);
  });
});

describe('where one lives', () => {
  it.each([
    ['we are 4 friends of university in Hanoi, we like to go to Chiang Mai', 'Hanoi', ['Chiang Mai']],
    ['Oslo 4 days in May, 2 of us, Bergen', 'Bergen', ['Oslo']],
    [
      'flying from Auckland to Queenstown, then Dunedin, and a rental car from Queenstown',
      'Auckland',
      ['Queenstown', 'Dunedin'],
    ],
    ['2 of us, Oslo, 4 days', undefined, ['Oslo']],
  ])('%s', (message, home, towns) => {
    const { origin, destinations } = read(message);
    expect(origin?.place.name).toBe(home);
    expect(destinations.map(({ place }) => place.name)).toEqual(towns);
  });
});

describe('a child that is told twice', () => {
  it.each([
    ['Fiji with a one year old, 2 adults + baby', 1],
    ['2 adults, a baby and a 6 year old to Oslo', 2],
  ])('%s', (message, children) => {
    expect(read(message).party?.children).toBe(children);
  });
});

describe('a follow-up about one thing', () => {
  const after = [
    'Copenhagen 3 nights then Aarhus 3 nights, from Gdansk, 2 adults 2 kids (5 and 8), 12 to 18 July 2027',
  ];
  it.each([
    ['grandma joins us, that’s 3 adults now', { party: { adults: 3, children: 2 } }],
    ['no dinners later than 7pm', { party: { adults: 2, children: 2 } }],
  ])('leaves the rest: %s', async (message, wanted) => {
    const { plan } = await ask(message, { after });
    expect(plan).toMatchObject(wanted);
    expect(plan?.days).toHaveLength(7);
    expect(plan?.days[0]?.date).toBe('2027-07-12');
  });

  it('makes a day lighter, and moves no dates', () => {
    expect(read('less on tuesday').dayEdits).toEqual([
      { day: { kind: 'weekday', weekday: 2 }, change: { kind: 'lighter' } },
    ]);
  });

  it('adds a town within the length that is told', () => {
    expect(read('add Gyumri one night, so 7 days').total).toBe(7);
  });

  it('is home by a day', () => {
    expect(read('put us home on sunday').endWeekday).toBe(0);
    expect(read('so we go home the 11th').endDay).toBe(11);
  });
});

describe('ways', () => {
  it('keep clear of hours that are taken', async () => {
    const { plan } = await ask(
      'Board meeting in Luxembourg Thursday 14 January 2027 10:00-16:00, then Basel till Friday 15th, from Lyon on 13 January, trains only',
    );
    const day = plan?.days.find(({ date }) => date === '2027-01-14');
    const way = day?.items.find(({ title }) => title.startsWith('Train to'));
    expect(way === undefined || way.start >= '16:00' || way.end <= '10:00').toBe(true);
  });

  it('home are driven by who drove there', async () => {
    const { plan } = await ask(
      'road trip Saskatoon -> Banff -> Jasper -> home, own car, 7 to 15 August 2027',
    );
    expect(plan?.legs.map(({ mode }) => mode)).toEqual(['car', 'car', 'car']);
  });

  it('that are named by their two towns are of that kind', () => {
    expect(read('Sri Lanka in January, train Kandy - Ella is a must').legs).toEqual([
      { mode: 'train', to: 'Ella' },
    ]);
    expect(read('Sri Lanka in January, we want the Kandy to Ella train').legs).toEqual([
      { mode: 'train', to: 'Ella' },
    ]);
  });
});
