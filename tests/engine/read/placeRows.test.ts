/** Towns in a row without capitals, parks and deserts as goals, mails, and questions that no plan answers. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { findInfoTopics } from '../../../engine/read/follow/infoTopics.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { unsigned } from '../../../engine/read/unsigned.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const reading = (text: string) => readMessage(text, { today: TODAY, gazetteer });
const towns = (text: string) =>
  reading(text).message.destinations.map(({ place, region }) => region?.name ?? place.name);

describe('towns in a row, in small letters', () => {
  it.each([
    ['chiang mai pai chiang rai 9 days', ['Chiang Mai', 'Pai', 'Chiang Rai']],
    ['ljubljana bled and piran 6 days', ['Ljubljana', 'Lake Bled', 'Piran']],
    ['seattle forks port angeles 6 days', ['Seattle', 'Forks', 'Port Angeles']],
    ['victoria tofino vancouver 9 days', ['Victoria', 'Tofino', 'Vancouver']],
    ['colombo, ella, mirissa, 10 days', ['Colombo', 'Ella', 'Mirissa']],
    ['zion bryce canyonlands, a week', ['Zion', 'Bryce Canyon', 'Canyonlands']],
    ['saigon hoi an halong, 10 days', ['Ho Chi Minh City', 'Hoi An', 'Halong Bay']],
    ['rome nice and cheap 4 days', ['Rome']],
    ['porto bath towels 3 days', ['Porto']],
    ['london, reading on the train, 3 days', ['London']],
  ])('%s', (text, expected) => expect(towns(text)).toEqual(expected));
});

describe('parks, lakes, deserts and islands', () => {
  it.each([
    ['a week in Bohemian Switzerland', ['Bohemian Switzerland']],
    ['Nuremberg and the Bavarian Forest, 5 days', ['Nuremberg']],
    ['Entebbe then Murchison Falls, 8 days', ['Entebbe', 'Murchison Falls']],
    ['Muscat & the desert, 6 nights', ['Muscat', 'Wahiba Sands']],
    ['jodhpur then the desert for 2 nights', ['Jodhpur', 'Thar Desert']],
    ['dubai 5 days with a desert safari', ['Dubai']],
    ['christchurch, mount cook and queenstown', ['Christchurch', 'Mount Cook', 'Queenstown']],
    ['a fortnight in Mozambique', ['Mozambique']],
    ['South Tyrol for five days', ['South Tyrol']],
  ])('%s', (text, expected) => expect(towns(text)).toEqual(expected));
});

describe('a way through a country to its towns', () => {
  it.each([
    ['Jeddah to malaysia, kuala lumpur then langkawi, 10 nights', 'Jeddah', ['Kuala Lumpur', 'Langkawi']],
    ['Leeds to Ireland, namely Dublin and Galway, 8 days', 'Leeds', ['Dublin', 'Galway']],
    ['pune to himachal: shimla, manali, 7 days', 'Pune', ['Shimla', 'Manali']],
  ])('%s', (text, from, to) => {
    expect(reading(text).message.origin?.place.name).toBe(from);
    expect(towns(text)).toEqual(to);
  });
});

describe('a mail', () => {
  it.each([
    [
      'Dear planner,\n\nfive days in Rome in May for two of us.\n\nKind regards,\nFlorence',
      ' five days in Rome in May for two of us.',
    ],
    [
      'We would like a week in Crete in June, please. With kind regards, Paris',
      'We would like a week in Crete in June, please.',
    ],
    ['Rome in May\nThanks', 'Rome in May\nThanks'],
    ['Thanks, Rome', 'Thanks, Rome'],
    ['Good morning team, four days in Rome in May for two', ' four days in Rome in May for two'],
    ['Hello planners! Four days in Rome in May for two', ' Four days in Rome in May for two'],
    [
      'Four days in Rome in May for the two of us. Yours sincerely, Ingrid',
      'Four days in Rome in May for the two of us.',
    ],
    [
      'Four days in Rome in May for the two of us. Thank you in advance, Youssef',
      'Four days in Rome in May for the two of us.',
    ],
    ['great, thanks!', 'great, thanks!'],
  ])('%j', (text, expected) => expect(unsigned(text).trim()).toBe(expected.trim()));
});

describe('questions', () => {
  it.each([
    ['when is it dry in Goa and do I need a visa', ['weather', 'visa']],
    ['7 adults?? no 6. an airbnb with a kitchen', []],
    ['can you sort us a trip to Faro. somewhere with a pool', []],
    ['We are nine days in Peru. Do we need jabs?', ['health']],
  ])('%s', (text, expected) => expect(findInfoTopics(text).map(({ topic }) => topic)).toEqual(expected));

  it.each([
    'Before we book: we would like nine days in Portugal in April. Do we need a visa?',
    'is 4 days enough for Marrakech and the desert',
    'We fly to Lima on 3 May for ten days. Which jabs do we need?',
  ])('are answered, and nothing is planned: %s', async (text) => {
    const { plan } = await ask(text);
    expect(plan).toBeUndefined();
  });
});

describe('a choice that is left to the planner', () => {
  it.each([
    ['Pisa or Lucca, you choose, 4 days in May', 'You named Pisa or Lucca; I took Pisa.'],
    ['oslo or bergen whichever is cheaper, 3 nights from leeds', 'Oslo or Bergen; I took Oslo. I did not'],
    ['Rome for 3 days then Naples or Bari, from Leeds', 'You named Naples or Bari; I took Naples.'],
  ])('%s', async (text, said) => expect((await ask(text)).reply).toContain(said));

  it('is asked where it is not', async () => {
    expect((await ask('Pisa or Lucca in May?')).reply).toContain('which shall it be?');
  });

  it.each(['Pisa', 'Lucca'])('is made by its button: %s', async (town) => {
    const asked = await ask('Pisa or Lucca for 3 days in May?');
    const pressed = asked.suggestions.find(({ label }) => label === town)?.value ?? '';
    const { plan } = await ask(pressed, { after: ['Pisa or Lucca for 3 days in May?'] });
    expect(plan).toMatchObject({ cities: [town], days: [{}, {}, {}] });
    // and as one sentence, which is how a visitor's answer goes along to the account
    const once = await ask(`Pisa or Lucca for 3 days in May? ${pressed}`);
    expect(once.plan).toMatchObject({ cities: [town], days: [{}, {}, {}] });
    expect(once.plan?.days[0]?.date).toMatch(/-05-/);
  });
});

describe('single ways', () => {
  it.each([
    [
      'ferry from Buenos Aires to Colonia then Montevideo by bus, 5 days, no flights',
      [
        { mode: 'bus', to: 'Montevideo' },
        { mode: 'boat', to: 'Colonia del Sacramento' },
      ],
    ],
    [
      'Leeds to Porto by train and fly home, 5 days',
      [
        { mode: 'train', to: 'Porto' },
        { mode: 'flight', to: null },
      ],
    ],
    ['Rome and Naples by train', [{ mode: 'train', to: 'Naples' }]],
    ['train to Porto but no flights to Lisbon', [{ mode: 'train', to: 'Porto' }]],
    ["train to Porto, we don't want to take the bus to Lisbon", [{ mode: 'train', to: 'Porto' }]],
    ['we do not want to drive back', []],
    ['we do not want to drive back, train home', [{ mode: 'train', to: null }]],
    ['Rome, and a bus back to the hotel', []],
    ['Rome, then the bus back home', [{ mode: 'bus', to: null }]],
  ])('%s', (text, expected) => {
    const { legs } = reading(text).message;
    expect(legs).toHaveLength(expected.length);
    expect(legs).toEqual(expect.arrayContaining(expected));
  });

  it('are planned as they are told', async () => {
    const { reply } = await ask(
      'fly from Dublin to Naples, ferry to Palermo, train to Catania, 9 days in May',
    );
    expect(reply).toMatch(
      /Flight:.*DUB to NAP[\s\S]*Boat:\*\* Naples to Palermo[\s\S]*Train:\*\* Palermo to Catania/,
    );
  });
});

describe('what stands round a town', () => {
  it.each([
    ['hamburg to vienna with a stop in prague', ['Prague', 'Vienna']],
    ['Leeds to Rome via Paris, 8 days', ['Paris', 'Rome']],
    ['got hamilton tix london 5 feb, 2 nights', ['London']],
    ['London for 4 days, hotel near liverpool street', ['London']],
    ['naples amalfi coast 6 days, capri 1 day', ['Naples', 'Amalfi Coast', 'Capri']],
  ])('%s', (text, expected) => expect(towns(text)).toEqual(expected));

  it('leaves the length of a row to all of it', () => {
    expect(reading('naples amalfi coast 6 days, capri 1 day').message.days).toBe(6);
    expect(reading('London, Paris 5 days, Rome 3 days').message.destinations.map(({ days }) => days)).toEqual(
      [null, 5, 3],
    );
  });
});

describe('a wide place beside one of its towns', () => {
  it.each([
    ['Cusco and the Sacred Valley, 7 days', ['Cusco', 'Sacred Valley']],
    ['cusco, sacred valley, arequipa 9 days', ['Cusco', 'Sacred Valley', 'Arequipa']],
    ['Florence in Tuscany, 4 days', ['Florence']],
    ['Tuscany: Siena and Lucca, 5 days', ['Siena', 'Lucca']],
    ['Palermo, Sicily, for 4 days', ['Palermo']],
    ['split, hvar, vis, dubrovnik 10 days', ['Split', 'Hvar', 'Vis', 'Dubrovnik']],
  ])('%s', (text, expected) => expect(towns(text)).toEqual(expected));
});

describe('the manner of benchmarks', () => {
  it('asks for a plan, not about flights', () => {
    const text =
      'Can you create a travel itinerary for 2 people departing from Tulsa and visiting 3 cities in Colorado over 7 days, from May 3rd to May 9th, 2027? We require entire rooms and would prefer not to self-drive.';
    const { message } = reading(text);
    expect(message).toMatchObject({ info: null, days: 7, modes: { banned: ['car'] } });
    expect(message.destinations[0]?.region).toMatchObject({ name: 'Colorado', towns: 3 });
  });
});
