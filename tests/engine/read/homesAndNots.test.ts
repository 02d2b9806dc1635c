/** Where travellers live, what they leave out, and ways that are gone once. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const reading = (text: string) => readMessage(text, { today: TODAY, gazetteer });

function read(text: string) {
  const { destinations, origin, wayHome } = reading(text).message;
  return {
    from: origin?.place.name ?? null,
    to: destinations.map(({ place, region }) => region?.name ?? place.name),
    home: wayHome?.place.name ?? null,
  };
}

const dropped = (text: string, towns: readonly string[] = []) =>
  readMessage(text, {
    today: TODAY,
    gazetteer,
    towns: towns.flatMap((name) => gazetteer.byName(name) ?? []),
  }).message.drops.map(({ place }) => place.name);

describe('who lives where the round trip ends, or in the first line', () => {
  it.each([
    ['Retired porter, York. Nine days in Norway by train in June', 'York', ['Norway']],
    ['Young couple, Turin. We would like a week in Slovenia in June', 'Turin', ['Slovenia']],
    ['Retired couple, Bath: two weeks around Ireland in June', 'Bath', ['Ireland']],
    ['Bavaria starting and ending in Stuttgart, where we live, 7 days', 'Stuttgart', ['Bavaria']],
    ['starting and finishing in Perth (home), 9 days to Exmouth', 'Perth', ['Exmouth']],
    ['A loop from Denver, our home town, through Colorado, 8 days', 'Denver', ['Colorado']],
    ['from Leeds or Manchester, Rome 4 days in May', 'Leeds', ['Rome']],
    ['flying from Bristol or maybe Cardiff, 4 days in Seville', 'Bristol', ['Seville']],
  ])('%s', (text, from, to) => {
    expect(read(text)).toEqual({ from, to, home: null });
  });

  it.each([
    ['Family of four, Rome and Naples for a week in July', null, ['Rome', 'Naples']],
    ['Young couple, Turin and Milan, 4 days in May from Paris', 'Paris', ['Turin', 'Milan']],
    ['road trip starting and ending in Lisbon, a week in June, from Dublin', 'Dublin', ['Lisbon']],
    ['Rome or Naples from Leeds, 4 days', 'Leeds', ['Rome', 'Naples']],
    ['a river cruise from Passau or Vienna', 'Passau', ['Vienna']],
  ])('and is a stop else: %s', (text, from, to) => {
    expect(read(text)).toMatchObject({ from, to });
  });
});

describe('where somebody is to marry', () => {
  it.each([
    ['I will ask my girlfriend to marry me in Porto, we land 17 March from Oslo', 'Oslo', ['Porto']],
    ['She agreed to marry me in Ravello, so 5 days there in June from Leeds', 'Leeds', ['Ravello']],
    ['my best friend wants to meet me in Prague, 4 days in May from Leeds', 'Leeds', ['Prague']],
    ['just me in Leeds, 4 days in Rome in May', 'Leeds', ['Rome']],
    ['my wife and me in Leeds want 4 days in Rome', 'Leeds', ['Rome']],
  ])('is no home: %s', (text, from, to) => {
    expect(read(text)).toMatchObject({ from, to });
  });
});

describe('a way overland', () => {
  it.each([
    ['in Cusco now, leaving it on 5 May, to Santiago thru Bolivia, no planes', ['Bolivia', 'Santiago']],
    ['I am in Hanoi right now and leave here for Bangkok, overland through Laos', ['Laos', 'Bangkok']],
    ['overland from Istanbul to Tehran, 3 weeks in April', ['Tehran']],
    ['from Lisbon to Istanbul overland, 20 days in June', ['Istanbul']],
  ])('is gone once: %s', (text, to) => {
    expect(read(text).to).toEqual(to);
    expect(reading(text).message.oneWay).toBe(true);
  });

  it.each([
    'overland from Paris to Rome and back, 8 days in May',
    'a week in Rome from Leeds without flying',
    'I live in Leeds, leaving on 5 May for Lima',
  ])('comes back else: %s', (text) => {
    expect(reading(text).message.oneWay).toBeNull();
  });
});

describe('a town that is ruled out', () => {
  it.each([
    ['Portugal, avoiding Lisbon, 7 days in May from Paris', 'Lisbon'],
    ['Croatia a week - Dubrovnik no thanks', 'Dubrovnik'],
    ['Japan 12 days, leave Tokyo out of it, we did it in 2018', 'Tokyo'],
    ['a week in Sicily, Palermo does not interest us', 'Palermo'],
    ['Germany for a week but my wife refuses to go to Berlin', 'Berlin'],
    ['Mexico for 10 days, please keep us away from Cancun', 'Cancún'],
    ['Italy, my wife hated Naples', 'Naples'],
    ['Ireland for ten days in May, we did Dublin last year', 'Dublin'],
    ['Poland 6 days, we have already seen Krakow', 'Kraków'],
  ])('%s', (text, town) => {
    expect(dropped(text)).toEqual([town]);
    expect(read(text).to).toHaveLength(1);
  });

  it.each([
    'we are big fans of Naples, five days in June from London',
    'stay away from the tourist bits of Rome, 4 days in June',
    'avoid the metro in Lisbon, 4 days',
    'I am not a fan of London hotels over $200, 4 days in London',
    'sleeping before Cusco because I was ill last time in Peru',
  ])('and is none where a thing in it is: %s', (text) => {
    expect(dropped(text)).toEqual([]);
  });

  it.each([
    ['he hates London traffic', []],
    ['my wife hates Paris', ['Paris']],
    ['leave Paris out of it', ['Paris']],
  ])('of a plan: %s', (text, towns) => {
    expect(dropped(text, ['London', 'Paris'])).toEqual(towns);
  });
});

describe('several that are left out in one row', () => {
  it.each([
    ['greek islands but NOT santorini or mykonos, from Dublin', ['Santorini', 'Mykonos'], ['Greek Islands']],
    ['Canary islands (not tenerife/gran canaria)', ['Tenerife', 'Gran Canaria'], ['Canary Islands']],
    ['greek islands except santorini and mykonos, please', ['Santorini', 'Mykonos'], ['Greek Islands']],
    ['Tuscany without Florence or Siena, 5 days in May', ['Florence', 'Siena'], ['Tuscany']],
    ['greek islands, no crete, mykonos or santorini', ['Chania', 'Mykonos', 'Santorini'], ['Greek Islands']],
    ['Not Rome, Florence please', ['Rome'], ['Florence']],
    ['Rome, not Venice. Florence or Siena in May?', ['Venice'], ['Rome', 'Florence', 'Siena']],
    ['skip Rome and Florence for 3 days', ['Rome'], ['Florence']],
  ])('%s', (text, gone, to) => {
    expect(dropped(text)).toEqual(gone);
    expect(read(text).to).toEqual(to);
  });
});

describe('where somebody is, and where the trip goes', () => {
  it.each([
    ['erasmus in bologna. 4 days ljubljana in feb by bus', 'Bologna', ['Ljubljana']],
    ["I'm in Geneva for a conference 9 to 12 february, what to do?", null, ['Geneva']],
    ["we're in Lyon for a wedding 9 to 12 may", null, ['Lyon']],
    ["I'm in London for work, want 3 days in Paris after that, in may", 'London', ['Paris']],
    ["I'm in London for work, where can I go for a weekend in may?", 'London', []],
    [
      'my sister lives in Glasgow, im in Lyon and our parents are in Porto. 3 days in october somewhere, ideas',
      'Lyon',
      [],
    ],
    ["staying at my sister's in Adelaide, 5 days in march from Perth", 'Perth', ['Adelaide']],
  ])('%s', (text, from, to) => {
    expect(read(text)).toEqual({ from, to, home: null });
  });

  it.each([
    ['landing in geneva 3 july, flight home to dublin is from nice on the 12th', 'Nice'],
    ['into Bari 5 may, the flight back to Leeds goes from split on the 15th', 'Split'],
    ['Nice from Dublin, 4 days in may, we want to fly home from nice beaches', null],
  ])('%s', (text, home) => {
    expect(read(text).home).toBe(home);
  });

  it('hates long flights, and flies', () => {
    const { modes, open } = reading('somewhere warm in feb, from Helsinki, hate long flights').message;
    expect(modes).toBeNull();
    expect(open).toMatchObject({ climate: 'warm', maxHours: 6 });
    expect(reading('Lisbon from Warsaw in may, no more flights').message.modes?.banned).toEqual(['flight']);
  });

  it.each([
    ['Lisbon from Lyon, 2 1/2 weeks in july', 17],
    ['Lisbon from Lyon, 2 weeks in july, a 1/2 day boat trip', 14],
  ])('%s', (text, days) => {
    expect(reading(text).message.days).toBe(days);
  });
});
