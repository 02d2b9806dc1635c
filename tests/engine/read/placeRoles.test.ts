/** What each place of a message is in the trip, and that none is lost on the way. */
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { regionsNamed } from '../../../content/regions/regions.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const reading = (text: string) => readMessage(text, { today: TODAY, gazetteer });

/** Names of what a message names. */
function read(text: string) {
  const { destinations, origin, wayHome } = reading(text).message;
  return {
    from: origin?.place.name ?? null,
    to: destinations.map(({ place, region }) => region?.name ?? place.name),
    home: wayHome?.place.name ?? null,
  };
}

describe('where travellers have been', () => {
  it.each([
    ['We have been to Rome and want 4 days in Naples in May', ['Naples']],
    ['We did Rome last year since it was cheap, 4 days in Naples in May', ['Naples']],
  ])('“%s” is not where they go', (text, to) => {
    expect(read(text).to).toEqual(to);
  });
});

describe('an open jaw in the words of who sells one', () => {
  it.each([
    ['Christchurch in Queenstown out, 11 days from Osaka', ['Christchurch', 'Queenstown'], 'Queenstown'],
    ['Lima in, Cusco out, 9 days from Quito', ['Lima', 'Cusco'], 'Cusco'],
  ])('%s', (text, to, home) => {
    expect(read(text)).toMatchObject({ to, home });
  });

  it('and a town that is out is none', () => {
    const { drops } = reading('in the end Naples out').message;
    expect(drops.map(({ place }) => place.name)).toEqual(['Naples']);
  });
});

describe('the home town', () => {
  it.each([
    ['we live in Leeds. Spain in May, 5 days', 'Leeds', ['Spain']],
    ['Derby based couple, Lisbon for 5 days', 'Derby', ['Lisbon']],
    ['Halifax here! 3 nights in Dublin', 'Halifax', ['Dublin']],
    ['Hobart folks, a week in Ubud', 'Hobart', ['Ubud']],
    ['we live near Turin and want three nights in Vienna', 'Turin', ['Vienna']],
    ['just outside Galway, want a week in Faro', 'Galway', ['Faro']],
    ['starting point Pune, 6 days Udaipur and Jodhpur', 'Pune', ['Udaipur', 'Jodhpur']],
    ['nearest airport Des Moines, 6 nights in Cancun', 'Des Moines', ['Cancún']],
    ['Exeter is home, 3 nights in Verona', 'Exeter', ['Verona']],
    ['we are two persons of Arequipa, we want to see La Paz', 'Arequipa', ['La Paz']],
    ['a visit to my sister who lives in Turin, we live in Leeds', 'Leeds', ['Turin']],
    [
      'visiting my brother who live in Windhoek, then 3 nights Swakopmund. From Porto Alegre',
      'Porto Alegre',
      ['Windhoek', 'Swakopmund'],
    ],
    ['we marry in Nagpur and leave from there on our honeymoon, a week in Bali', 'Nagpur', ['Bali']],
    ['getting married in Fresno, then honeymoon in Moorea', 'Fresno', ['Moorea']],
    ['family from Oujda, 5 days in Istanbul', 'Oujda', ['Istanbul']],
    ['Home: Bergen. Destination: Porto', 'Bergen', ['Porto']],
    ['5 nights Singapore ex BOM', 'Mumbai', ['Singapore']],
    ['Two of us, MSP, Edinburgh, 7 nights', 'Minneapolis', ['Edinburgh']],
    ['Departing Gatwick, 7 nights Marrakech', 'London Gatwick Airport', ['Marrakesh']],
    ['Taking off from Schiphol, Valencia for 5 nights', 'Amsterdam', ['Valencia']],
    ['John Lennon airport is easiest for us, Alicante 7 nights', 'Liverpool', ['Alicante']],
    ['we are a family of Medellín, we want to see Cartagena', 'Medellín', ['Cartagena']],
    ['used to live in Boston, now Tucson, 5 nights in Chicago', 'Tucson', ['Chicago']],
    ['porto 3 nights from joburg', 'Johannesburg', ['Porto']],
    ['leeds to seville, 4 nights', 'Leeds', ['Seville']],
    ['hull to amsterdam on the ferry', 'Hull', ['Amsterdam']],
    ['Oakland not SFO please, 4 nights in Honolulu', 'Oakland', ['Honolulu']],
    ['stag do in krakow, fri 23 april, from newcastle', 'Newcastle', ['Kraków']],
  ])('%s', (text, from, to) => expect(read(text)).toMatchObject({ from, to }));
});

describe('who else comes, and what is past or off', () => {
  it.each([
    ['me from Glasgow, my mate from Bristol, meeting in Porto', 'Glasgow', ['Porto']],
    ["She's in Toronto, I'm in Chicago, want to meet in New Orleans", 'Chicago', ['New Orleans']],
    ['my sister in Naples recommended Bologna, I fly from Bristol', 'Bristol', ['Bologna']],
    ['wife is from Lyon but home is Exeter, 3 nights in Verona', 'Exeter', ['Verona']],
    ["staying at my sister's in Adelaide, coming from Perth", 'Perth', ['Adelaide']],
    ['me + wife from Toronto, Jaipur Jodhpur Udaipur', 'Toronto', ['Jaipur', 'Jodhpur', 'Udaipur']],
    ['did Rome to Florence last year, this time Cardiff to Palermo', 'Cardiff', ['Palermo']],
    ['like our Venice trip last spring but now Trieste, from Nantes', 'Nantes', ['Trieste']],
    ['Leeds to Bangkok via Dubai, only changing planes there', 'Leeds', ['Bangkok']],
    ["Beirut's off so Amman and Petra instead, from Cairo", 'Cairo', ['Amman', 'Petra']],
    ['no stop in Amsterdam, home is Groningen, train to Brussels', 'Groningen', ['Brussels']],
    ['Malaga sorry I mean Majorca, from Bristol', 'Bristol', ['Palma de Mallorca']],
    ['Honolulu or Maui? ok decided Maui, from Sacramento', 'Sacramento', ['Maui']],
  ])('%s', (text, from, to) => expect(read(text)).toMatchObject({ from, to }));

  it('is told where they travel too, and quoted where they do not', () => {
    const meeting = reading('my mate from Bristol, me from Glasgow, meeting in Porto');
    expect(meeting.message.otherHomes).toEqual(['Bristol']);
    expect(meeting.residue.join(' ')).not.toContain('Bristol');
    const alone = reading('my sister lives in Adelaide, I fly from Leeds to Sydney');
    expect(alone.message.otherHomes).toEqual([]);
    expect(alone.residue.join(' ')).toContain('Adelaide');
  });
});

describe('a home that is told in other words', () => {
  it.each([
    ['Destination: Iceland | Duration: 6 days | From: Toronto', 'Toronto', ['Iceland']],
    ['I teach biology in Tucson. Ten days in Costa Rica please', 'Tucson', ['Costa Rica']],
    ['I work in Oslo, 4 days in Rome', 'Oslo', ['Rome']],
    ['We leave Denver on the 6th, land in Naples, then 5 nights in Ravello', 'Denver', ['Naples', 'Ravello']],
    ['from Cardiff (bristol airport fine too), 6 nights in Lecce', 'Cardiff', ['Lecce']],
    ['We (couple, Edmonton) fly to Barcelona for 4 days', 'Edmonton', ['Barcelona']],
    ['we run a marathon in Berlin, from Leeds', 'Leeds', ['Berlin']],
  ])('%s', (text, from, to) => expect(read(text)).toMatchObject({ from, to }));
});

describe('the way back that names both its ends', () => {
  it.each([
    ['madrid to lima, back to madrid from la paz, 12 days: cusco, la paz', 'Madrid', 'La Paz'],
    ['fly from Leeds to Rome, home to Leeds from Naples, 7 days in May', 'Leeds', 'Naples'],
    ['Boston to Dublin, return to Boston from Shannon, a week', 'Boston', 'Shannon'],
  ])('%s', (text, from, home) => expect(read(text)).toMatchObject({ from, home }));
});

describe('a state or province behind a town', () => {
  it.each([
    ['leaving from Perth Western Australia', 'AU-WA'],
    ['perth (WA) to bali 8 nights', 'AU-WA'],
    ['from Sydney Nova Scotia to Rome', 'CA-NS'],
    ['from Newcastle, Australia to Bali', 'AU-NSW'],
    ['Hamilton, Ontario to Dublin for a week', 'CA-ON'],
  ])('%s', (text, code) => {
    const { origin, country } = reading(text).message;
    expect(origin?.place.airports[0].regionCode).toBe(code);
    expect(country).toBeNull();
  });
});

describe('a route', () => {
  it.each([
    ['Tallinn->Riga->Vilnius by bus', null, ['Tallinn', 'Riga', 'Vilnius']],
    ['Prague->Vienna->Budapest, from Boston', 'Boston', ['Prague', 'Vienna', 'Budapest']],
    ['Tunis - Istanbul - Bursa', 'Tunis', ['Istanbul', 'Bursa']],
    ['Toronto-Montreal-Quebec City-Toronto', 'Toronto', ['Montreal', 'Quebec']],
    [
      'from Tallinn down to Riga and Vilnius, flying in from Manchester',
      'Manchester',
      ['Tallinn', 'Riga', 'Vilnius'],
    ],
    ['Milan to Nice via Genoa, flying from Birmingham', 'Birmingham', ['Milan', 'Genoa', 'Nice']],
    ['Porto for 3 nights but before that Braga for 2, from Geneva', 'Geneva', ['Braga', 'Porto']],
    ['Fes after Marrakech, from Madrid', 'Madrid', ['Marrakesh', 'Fez']],
    ['Bologna 3n / Ravenna 2n / Rimini 2n, from Leeds', 'Leeds', ['Bologna', 'Ravenna', 'Rimini']],
    [
      'Finish in Dubrovnik, begin in Split, Hvar in the middle, from Oslo',
      'Oslo',
      ['Split', 'Hvar', 'Dubrovnik'],
    ],
    [
      'Boston to Washington and back, with 2 nights in Philly on the way down',
      'Boston',
      ['Philadelphia', 'Washington'],
    ],
    ['Jaipur Udaipur Jodhpur in 7 days', null, ['Jaipur', 'Udaipur', 'Jodhpur']],
    ['CDG>JFK 6 nights New York', 'Charles de Gaulle International Airport', ['New York']],
  ])('%s', (text, from, to) => expect(read(text)).toMatchObject({ from, to }));

  it.each([
    ['land in Tokyo, fly home from Osaka, Vancouver based', 'Osaka'],
    ['ending in Cusco and flying home from there, begin in Lima. From Miami', 'Cusco'],
    ['Delhi arrival, Mumbai departure, Jaipur between, from Frankfurt', 'Mumbai'],
    ['MAN to Malaga, then home from Seville to MAN', 'Seville'],
    ['in/out Athens, Nafplio between, from Zurich', 'Athens'],
  ])('goes home from where it says: %s', (text, home) => expect(read(text).home).toBe(home));
});

describe('towns of one name', () => {
  it.each([
    ['Granada Nicaragua, 8 days', 'Granada', 'NI'],
    ['st petersburg florida 5 days in march', 'St. Petersburg', 'US'],
    ['3 days in Birmingham Alabama', 'Birmingham', 'US'],
    ['a week in San Jose Costa Rica', 'San Jose', 'CR'],
    ['Lagos (Nigeria) for 4 days', 'Lagos', 'NG'],
    ['Lagos in Portugal for 6 nights', 'Lagos', 'PT'],
    ['asheville nc, 4 days', 'Asheville', 'US'],
    ['Cordoba and Mendoza, 8 days', 'Cordoba', 'AR'],
  ])('%s', (text, name, countryCode) => {
    const [first] = reading(text).message.destinations;
    expect(first?.place.countryCode).toBe(countryCode);
    expect(normalize(first?.place.name ?? '')).toContain(normalize(name));
  });
});

describe('words', () => {
  it.each([
    'whale watching and hot springs please',
    'split the trip in two',
    'see the northern lights and aurora',
    'a page of tips, a nice hotel and a long beach',
    'we are reading about it',
  ])('are no towns: %s', (text) => expect(read(text).to).toEqual([]));
});

const TOWNS = [
  'Lisbon',
  'Kraków',
  'Jodhpur',
  'Tallinn',
  'Trieste',
  'Hoi An',
  'Arequipa',
  'Launceston',
  'Sarajevo',
];
const HOMES = ['Leeds', 'Pune', 'Adelaide', 'Wichita', 'Gothenburg'];

/** A route and a region are travelled by their own towns. */
function basesOf(name: string): string[] {
  return regionsNamed(normalize(name)).flatMap(({ bases }) => bases.map(({ town }) => town));
}

/** Every name that was read, quoted, or said to be unknown. */
function namesKept(text: string): string[] | null {
  const { message, residue } = reading(text);
  if (message.language !== null) return null;
  const { destinations, drops, origin, returnTo, wayIn, wayHome, musts, unknown, unknownBeside, guess } =
    message;
  const mentions = [...destinations, ...drops, origin, returnTo, wayIn, wayHome].filter(
    (own) => own !== null,
  );
  const names = mentions.flatMap(({ place, region, corrected }) => [
    place.name,
    place.city,
    ...place.otherNames,
    ...(region ? [region.name, ...basesOf(region.name)] : []),
    corrected,
  ]);
  const others = [...musts.map(({ name }) => name), unknown, unknownBeside, guess?.typed ?? null];
  return [...names, ...residue, ...others].filter((name) => name !== null);
}

describe('a place that is named', () => {
  it('never disappears, whatever joins it to others', () => {
    const joint = fc.constantFrom(
      ' and ',
      ', ',
      ' then ',
      ' -> ',
      ' → ',
      ' / ',
      ' to ',
      ' + ',
      ' via ',
      ' - ',
      ' ',
    );
    const home = fc.constantFrom(
      'from HOME',
      'HOME based',
      'we live in HOME',
      'ex HOME',
      'home is HOME',
      'HOME people here',
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...TOWNS), { minLength: 2, maxLength: 4 }),
        fc.constantFrom(...HOMES),
        joint,
        home,
        fc.boolean(),
        (towns, from, between, shape, isSmall) => {
          const whole = `${towns.join(between)}, 9 days in May, ${shape.replace('HOME', from)}`;
          const text = isSmall ? whole.toLowerCase() : whole;
          const kept = (namesKept(text) ?? []).map(normalize).join(' | ');
          for (const town of [...towns, from])
            expect([text, kept.includes(normalize(town))]).toEqual([text, true]);
        },
      ),
      { numRuns: 100 },
    );
  });

  const folder = join(import.meta.dirname, '../../../bench/plans/blind');
  const rounds = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('is looked for in rounds that were written blind', () => {
    expect(rounds.length).toBeGreaterThan(20);
  });

  it.each(rounds)('never disappears from a round that was written blind: %s', (file) => {
    const cases: { messages: string[]; wish: { places?: string[]; origin?: string } }[] = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    ).single;
    const lost = cases.flatMap(({ messages: [text = ''], wish: { places = [], origin } }) => {
      const said = [...places, ...(origin === undefined ? [] : [origin])]
        .map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu'))
        .filter((pattern) => pattern.test(text));
      const kept = said.length === 0 ? null : namesKept(text);
      return said
        .filter(
          (pattern) =>
            // İzmir is spelt as in its country
            kept !== null && !kept.some((name) => pattern.test(name) || pattern.test(normalize(name))),
        )
        .map((pattern) => `${pattern.source}: ${text}`);
    });
    expect(lost).toEqual([]);
  });
});
