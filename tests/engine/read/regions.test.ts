/** Wide places, sights, ways in and out, and orders: what a message says of them, and which towns they come to. */
import { beforeAll, describe, expect, it } from 'vitest';
import { REGIONS } from '../../../content/regions/regions.ts';
import { FAMOUS_SIGHTS } from '../../../content/regions/sights.ts';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { groundWay } from '../../../engine/facts/ground.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { withBases } from '../../../engine/trip/regions.ts';
import { NO_SPEC } from '../../../engine/trip/spec.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const messageOf = (text: string) =>
  withBases(NO_SPEC, readMessage(text, { today: TODAY, gazetteer }).message, gazetteer);
const towns = (text: string) => messageOf(text).destinations.map(({ place }) => place.name);

describe('a scenic train', () => {
  it.each([
    ['Day trip on the Jacobite steam train, Glasgow 4 days in June for two', ['Glasgow']],
    ['Vancouver 3 days then Rocky Mountaineer to Banff 3 days, two of us', ['Vancouver', 'Banff']],
    ['The Ghan train from Adelaide to Alice Springs, 6 days in May', ['Alice Springs']],
  ])('adds no towns to those of its line that are named: %s', (text, expected) => {
    expect(towns(text)).toEqual(expected);
  });
});

describe('a wide place with a town that is ruled out', () => {
  it.each([
    ['Ireland for a week, but not Dublin because Pat hated it', 'Dublin'],
    ['Scotland but not Edinburgh, mum was there last year, a week in June', 'Edinburgh'],
    ['Ireland for ten days, we did Dublin last year', 'Dublin'],
    ['Greece 9 days, Athens is out, we were there in 2019', 'Athens'],
  ])('has its other towns, and says what is left out: %s', (text, town) => {
    const { destinations, nots, musts } = messageOf(text);
    expect(destinations.length).toBeGreaterThan(0);
    expect(destinations.map(({ place }) => place.name)).not.toContain(town);
    expect(nots).toContain(town);
    expect(musts).toEqual([]);
  });
});

it.each([
  'a week in the Black Forest or in the Vosges, you choose, from Antwerp by car',
  'a week in the Black Forest or the Vosges, whichever is nicer, from Antwerp by car',
])('of two wide places the one that was not taken is told, and not quoted: %s', async (text) => {
  const { reply } = await ask(text);
  expect(reply).toContain('You named Black Forest or Vosges; I took Black Forest.');
  expect(reply).not.toMatch(/into account:[^\n]*Vosges/);
});

describe('a number of towns', () => {
  it.each([
    ['3 unique cities across Texas, 9 days in March', 3],
    ['two quaint towns in Provence, 6 days in June', 2],
    ['three really beautiful and quiet towns in Tuscany, a week in May', 3],
    ['Tuscany for 8 days, two charming medieval towns', 2],
    ['four must-see cities in Japan, 14 days in April', 4],
    ['Portugal 9 days, two laid-back, sunny beach towns', 2],
  ])('counts, whatever they are like: %s', (text, count) => {
    expect(towns(text)).toHaveLength(count);
  });

  it.each([
    'two adults want small towns in Provence, 6 days in June',
    'Portugal for 10 days, two cars, quiet villages',
    'Tuscany 8 days with two coffee stops a day',
    'two hours between stops at most, Scotland 8 days',
    'Sicily for 8 days, 2 good places to eat fish',
    'Spain for 9 days with 4 friends, cities and beaches',
    'Spain 9 days without an audio guide, and no places with stairs',
  ])('is none of other things: %s', (text) => {
    const { destinations } = readMessage(text, { today: TODAY, gazetteer }).message;
    expect(destinations.map(({ region }) => region?.towns)).toEqual([null]);
  });
});

describe('a pass, and one island of several', () => {
  it.each([
    ['Riding from Innsbruck: Stelvio, Gavia and Pordoi', ['Bormio', 'Ponte di Legno', 'Canazei']],
    ['the Grossglockner road and Timmelsjoch, 5 days from Munich', ['Heiligenblut', 'Sölden']],
    ['we drive from Lyon: Col du Galibier, Col d’Izoard', ['Valloire', 'Briançon']],
    ['Milan to Tirano by train, then St Moritz, from London', ['Milan', 'Tirano', 'St Moritz']],
    ['Tirana, 4 days from Rome', ['Tirana']],
    ['the Azores, Faial, 7 days in June', ['Horta']],
    ['Azores: Faial and Pico, 8 days', ['Horta', 'Madalena']],
    ['Azores, São Miguel and Pico, 8 days', ['Ponta Delgada', 'Madalena']],
    ['utah mighty 5, 9 days from Denver', ['Springdale', 'Bryce Canyon City', 'Torrey', 'Moab']],
  ])('%s', (text, expected) => {
    expect(towns(text)).toEqual(expected);
  });
});

describe('the tables', () => {
  it('have towns that the gazetteer knows', () => {
    const unknown = REGIONS.flatMap(({ name, code, bases }) =>
      bases.flatMap(({ town }) => (gazetteer.inRegion(town, code) ? [] : [`${name}: ${town}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('have three towns for every state, in that state', () => {
    const states = REGIONS.filter(({ code }) => code.startsWith('US-'));
    expect(states).toHaveLength(50);
    expect(states.filter(({ bases }) => bases.length < 3).map(({ name }) => name)).toEqual([]);
    const abroad = states.flatMap(({ code, bases }) =>
      bases.flatMap(({ town }) => (gazetteer.inRegion(town, code)?.countryCode === 'US' ? [] : [town])),
    );
    expect(abroad).toEqual([]);
  });

  it('have the towns of the sights in their countries', () => {
    const wrong = FAMOUS_SIGHTS.filter(
      ({ town, country }) => gazetteer.inRegion(town, country)?.countryCode !== country,
    );
    expect(wrong.map(({ name, town }) => `${name}: ${town}`)).toEqual([]);
  });
});

describe('a wide place', () => {
  it.each([
    ['a week in Tuscany from London', ['Florence', 'Siena']],
    // what lies near a town with a guide, and has none, is a day out from it
    ['ten days in Portugal', ['Lisbon', 'Porto', 'Faro']],
    ['ten days in the Algarve', ['Faro']],
    ['a week in Belize', ['Belize City']],
    ['2 towns in the Algarve, 9 days', ['Lagos', 'Faro']],
    // who sets out in it sees more of it
    ['a week in England from London', ['Bath', 'York']],
    ['we live in Rome and want 10 days in Italy', ['Venice', 'Florence', 'Naples']],
    ['Florence in Tuscany, 4 days, from Rome', ['Florence']],
    // a town of it that is to be seen is one of those that there is time for
    ['6 days in Tasmania in Feb. Want to see Cradle Mountain', ['Hobart', 'Cradle Mountain']],
    ['a week in Andalusia in May, must see Ronda', ['Seville', 'Ronda']],
    ['8 days Scotland in June. Loch Ness please', ['Edinburgh', 'Inverness']],
    ['4 days in Tuscany, must see Siena', ['Siena']],
    ['two weeks in Portugal in May, Lisbon and Porto', ['Lisbon', 'Porto']],
    ['two weeks in Italy', ['Venice', 'Florence', 'Rome', 'Naples']],
    ['Hawaii 10 days two islands, not oahu, from Seattle', ['Maui', 'Kona']],
    ['Florence in Tuscany, 4 days', ['Florence']],
    ['Portugal, 6 days: Lisbon and Porto', ['Lisbon', 'Porto']],
    ['Safari in Kruger for 5 days plus 3 days Cape Town', ['Skukuza', 'Cape Town']],
    ['a week of skiing in Sierra Nevada in February', ['Granada']],
    ['Granada, Sierra Nevada and Malaga 8 days in May', ['Granada', 'Málaga']],
    ['a week in the Sierra Nevada in California', ['South Lake Tahoe', 'Mammoth Lakes']],
    ['Sierra Nevada for a week from Los Angeles', ['South Lake Tahoe', 'Mammoth Lakes']],
    ['Medellin and Sierra Nevada de Santa Marta, 8 days', ['Medellín', 'Santa Marta']],
    ['a weekend in Georgia, Tbilisi food', ['Tbilisi']],
    ['5 days in Georgia, USA', ['Atlanta']],
    ['four days in the state of Georgia', ['Atlanta']],
    ['Georgia!! (the country not the state) 9 days', ['Tbilisi', 'Kutaisi', 'Batumi']],
    ['three cities in the Australian state of Victoria, 7 days', ['Melbourne', 'Ballarat', 'Bendigo']],
    ['9 days in Andalusia: Granada and one other town', ['Seville', 'Granada']],
    [
      'three of the Azores islands in 9 days, so Faial, Pico and one more island',
      ['Ponta Delgada', 'Horta', 'Madalena'],
    ],
    ['two cities, Florence in Tuscany and Rome, 5 days', ['Florence', 'Rome']],
    ['a glass of champagne in Paris', ['Paris']],
    ['Halifax + Cabot Trail, 7 days', ['Halifax', 'Baddeck']],
    ['Bergen and the fjords, 5 days', ['Bergen', 'Flam']],
    ['Lima and the Amazon, 8 days', ['Lima', 'Iquitos']],
    ['Manaus and the Amazon, 5 days', ['Manaus']],
    ['6 days in the Atacama', ['San Pedro de Atacama']],
    ['Utah’s mighty five in 8 days', ['Springdale', 'Bryce Canyon City', 'Torrey', 'Moab']],
    ['Bordeaux and its wine country, 4 days', ['Bordeaux']],
    ['Makkah 4 nights then Madinah 3 nights', ['Mecca', 'Medina']],
    [
      'Kyoto 4 nights then Kanazawa 2 nights then Tokyo 3 nights. We fly into Osaka and home from Tokyo',
      ['Kyoto', 'Kanazawa', 'Tokyo'],
    ],
    [
      'one way from Lisbon to Santiago de Compostela by train or bus with stops in Coimbra and Porto',
      ['Coimbra', 'Porto', 'Santiago de Compostela'],
    ],
  ])('%s', (text, expected) => expect(towns(text)).toEqual(expected));

  it.each([
    ['7 days from Houston to visit 3 cities in California', 3],
    ['5 days from Washington, 2 cities in New York', 2],
    ['a 7-day trip from Greensboro touring 3 different cities in Georgia', 3],
  ])('%s has as many towns as were asked for', (text, count) => expect(towns(text)).toHaveLength(count));

  it.each([
    ['Miami and the Everglades, 4 days', 'Miami', 'Everglades'],
    ['Galway & Connemara, 4 days', 'Galway', 'Connemara'],
    ['Kandy and the hill country, 5 days', 'Kandy', 'Nuwara Eliya by train'],
    ['Reykjavik + golden circle, 5 days', 'Reykjavik', 'Golden Circle'],
  ])('%s: a day trip of the town that it begins in', (text, town, trip) => {
    expect(towns(text)).toEqual([town]);
    expect(messageOf(text).musts.map(({ name }) => name.toLowerCase())).toContain(trip.toLowerCase());
  });

  it('is travelled from the end that is named first', () => {
    expect(towns('Los Angeles to San Francisco on the Pacific Coast Highway, 7 days')[0]).toBe('Los Angeles');
  });

  it('is asked about where it is a country and nobody said for how long', () => {
    expect(messageOf('Japan in spring')).toMatchObject({ destinations: [], country: 'Japan' });
  });

  it('is named as such in the answer', async () => {
    const { reply } = await ask('a week in Tuscany in May for two');
    expect(reply).toContain('Tuscany is a region: I took Florence and Siena for it');
  });
});

describe('a spelling', () => {
  it.each([
    ['planing a trp to prauge adn budapset', ['Prague', 'Budapest']],
    ['Los angelos to San Fransisco', ['San Francisco']],
    ['Porto and Lisbon for a week', ['Porto', 'Lisbon']],
    ['one day in Florence, we want the Uffizi and David', ['Florence']],
    ['berlin prague vienna and end in split', ['Berlin', 'Prague', 'Vienna', 'Split']],
  ])('%s', (text, expected) => expect(towns(text)).toEqual(expected));

  it('two letters off is asked, with a button', async () => {
    const { reply } = await ask('4 days in Rekyavik');
    expect(reply).toContain('Did you mean Reykjavik?');
  });
});

describe('ways in and out', () => {
  it.each([
    ['arrive Lisbon depart Porto, 6 days', 'Porto'],
    ['fly into Rome and out of Venice, 8 days', 'Venice'],
    ['10 days in Rome and Florence, fly home from Milan', 'Milan'],
    ['3 Lisbon, 2 Sintra, 3 Porto, fly in and out of Lisbon', 'Lisbon'],
  ])('%s', (text, from) => expect(messageOf(text).wayHome?.place.name).toBe(from));

  it.each(['departing from Omaha to Detroit', 'leaving Dallas for Rome', 'fly out of JFK to São Paulo'])(
    '%s sets out there',
    (text) => expect(messageOf(text)).toMatchObject({ wayHome: null, origin: { days: null } }),
  );

  it('has no way back where it is one way', async () => {
    const { reply } = await ask('a one way trip from London to Rome, 3 days in May for two');
    expect(reply).toContain('One way, as you asked');
    expect(reply).not.toContain('Rome – London');
  });
});

describe('direct flights', () => {
  const PROMPT =
    'You plan to visit 3 European cities for 10 days in total. You would like to visit Venice for 6 days. You have to attend a workshop in Venice between day 5 and day 10. You want to spend 2 days in Mykonos. You plan to stay in Vienna for 4 days. Here are the cities that have direct flights: Mykonos and Vienna, Vienna and Venice.';

  it('make the order, and a day of change counts for both towns', () => {
    const { destinations, days, route } = messageOf(PROMPT);
    expect(destinations.map(({ place, days: own }) => [place.name, own])).toEqual([
      ['Mykonos', 1],
      ['Vienna', 3],
      ['Venice', 6],
    ]);
    expect({ days, route }).toEqual({ days: 10, route: 'found' });
  });

  it.each([
    'From day 5 to day 10, there is a annual show you want to attend in Venice.',
    'During day 5 and day 10, you have to attend a conference in Venice.',
    'You would like to meet your friends at Venice between day 5 and day 10 to tour together.',
    'Your cousins expect you in Venice between day 5 and day 10.',
  ])('hold what one is somewhere for, and it is no wish: %s', async (sentence) => {
    const own = PROMPT.replace('You have to attend a workshop in Venice between day 5 and day 10.', sentence);
    expect(messageOf(own)).toMatchObject({ route: 'found', activities: [] });
    expect((await ask(own)).reply).not.toMatch(/take into account|nothing on/);
  });

  it.each([
    '3 european cities, 10 days total, only direct flights between them. Bologna 5 days, i have a conference there day 1 to day 5. Tirana 3 days. Larnaca 4 days. direct flights: Bologna and Tirana, Tirana and Larnaca. whats the order',
    '3 cities, 10 days, only nonstop flights. Bologna for 5 days, Tirana for 3, Larnaca for 4. There is a wedding you must attend in Larnaca between day 7 and day 10. Nonstop connections: Bologna and Tirana, Tirana and Larnaca. In which order?',
  ])('are planned though their order is asked for: %s', (text) => {
    const { destinations, route, isQuestion } = messageOf(text);
    expect(destinations.map(({ place }) => place.name)).toEqual(['Bologna', 'Tirana', 'Larnaca']);
    expect({ route, isQuestion }).toEqual({ route: 'found', isQuestion: false });
  });

  it('are said to allow none where they do not', () => {
    expect(messageOf(PROMPT.replace('Vienna and Venice', 'Vienna and Mykonos')).route).toBe('impossible');
  });
});

describe('a sight', () => {
  it('stands for its town, and is in the plan', async () => {
    const { reply } = await ask('4 days in May, we want to see Park Güell and the Sagrada Familia');
    expect(reply).toContain('Barcelona: 4 days');
    expect(reply).toMatch(/Park Güell/);
    expect(reply).toMatch(/Sagrada Fam/);
  });

  it('is a day part of its own where no guide has it', async () => {
    const { reply } = await ask('London 4 days in May, we want to see the Harry Potter Studios');
    expect(reply).toMatch(/Harry Potter Studios/);
  });

  it('is said to be elsewhere where the trip does not go there', async () => {
    const { reply } = await ask('we want to see the Alhambra', { after: ['Madrid 4 days in May for two'] });
    expect(reply).toMatch(/Alhambra is in Granada, which is not part of this trip/);
  });
});

it('a choice of two is set side by side, with no plan', async () => {
  const { reply } = await ask('Kyoto or Osaka as a base for 5 nights?');
  expect(reply).toMatch(/Kyoto or Osaka: which[\s\S]*\*\*Kyoto\*\*[\s\S]*\*\*Osaka\*\*/);
});

it.each([
  ['Athens', 'Naxos', 'boat'],
  ['Split', 'Hvar', 'boat'],
  ['Siena', 'Lucca', 'train'],
])('from %s to %s by %s', (from, to, mode) => {
  const [a, b] = [gazetteer.byName(from), gazetteer.byName(to)];
  expect(a && b && groundWay(a, b)?.mode).toBe(mode);
});

it('what follows comes after what is planned', async () => {
  const { reply } = await ask('then 3 days in Vienna', { after: ['Prague 4 days from 10 May for two'] });
  expect(reply).toMatch(/Prague and Vienna: 7 days/);
});

it.each([
  ['Muscat - Nizwa - Jebel Akhdar - Sur', ['Muscat', 'Nizwa', 'Sur'], ['Jebel Akhdar']],
  ['Muscat, Nizwa, Jebel Akhdar', ['Muscat', 'Nizwa'], ['Jebel Akhdar']],
  ['Nizwa in the Hajar Mountains', ['Nizwa'], []],
])('a wide place beside its stop is a thing to see there: %s', (text, stops, sights) => {
  expect(towns(text)).toEqual(stops);
  expect(messageOf(text).musts.map(({ name }) => name)).toEqual(sights);
});
