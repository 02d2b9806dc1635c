/** Every place that can be named in a search or a chat, and how to find one by what was typed. */
import { REGIONS } from '../../content/regions/regions.ts';
import { WORD_NAMES } from '../../content/regions/wordNames.ts';
import { ALIASES } from '../../content/regions/aliases.ts';
import { readAirports } from './airports.ts';
import { CITY_NAMES, OTHER_LANGUAGES } from '../../content/regions/cityNames.ts';
import { METROS } from '../../content/regions/metros.ts';
import { airportsByShortName, withGuideNames, withNicknames } from './nicknames.ts';
import { townsOf } from './towns.ts';
import { withWorldTowns } from './worldTowns.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { createIndex, type Misspelt, type PlaceIndex } from './search.ts';
import { WEIGHT, type Airport, type Gazetted } from './types.ts';
import type { PlaceRef } from '../../domain/search/searchApi.ts';

export interface Gazetteer {
  /** Places whose name, city, country or code begins with what was typed, best first. */
  suggest(typed: string, limit: number): Gazetted[];
  /** The place of a search field: its code decides, else its name; null when neither is known. */
  resolve(ref: PlaceRef): Gazetted | null;
  /** The place with exactly this name or code, accents and case aside. */
  byName(name: string): Gazetted | null;
  /** The place of this name in a country or state (ISO 3166-1 or 3166-2 code), else anywhere; null when there is none. */
  inRegion(name: string, code: string): Gazetted | null;
  /** The place of this name that lies in a country or state; null when there is none. */
  within(name: string, code: string): Gazetted | null;
  /** All towns of exactly this name, best known first. */
  namesakes(name: string): readonly Gazetted[];
  /** The airport that people call so: "Gatwick", "John Lennon"; null for none. */
  airportCalled(name: string): Gazetted | null;
  /** The place that this refers to; null when it is not known (any more). */
  find(ref: Pick<Gazetted, 'kind' | 'code' | 'name' | 'countryCode'>): Gazetted | null;
  /** Every name and code that {@link byName} finds, normalised. */
  names(): Iterable<string>;
  /** The best-known place whose name is within one or two typing mistakes of this; five letters or more. */
  byMisspelling(name: string): Misspelt | null;
  /** Places whose names in a script without spaces stand somewhere in the text, in their order. */
  insideText(text: string): Gazetted[];
  airport(code: string): Airport | null;
  /** The country of this name as the data spells it; null when it is none. */
  country(name: string): string | null;
  /** Its ISO 3166-1 code; null when it is none. */
  countryCode(name: string): string | null;
  /** Its best-known cities. */
  citiesOf(country: string, limit: number): Gazetted[];
}

/** Letters: a shorter name is also a syllable of something else. */
const SHORTEST_NAME = 4;

const COUNTRY_SHORTHANDS = [
  ['usa', 'United States'],
  ['america', 'United States'],
  ['uk', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['scotland', 'United Kingdom'],
  ['great britain', 'United Kingdom'],
  ['holland', 'Netherlands'],
  ['turkiye', 'Turkey'],
  ['korea', 'South Korea'],
  ['czechia', 'Czech Republic'],
] as const;

/** Names in scripts that set no spaces between words, or glue particles to them. */
const UNSPACED_NAMES = Object.entries(OTHER_LANGUAGES).filter(([written]) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(written),
);

let loaded: Promise<Gazetteer> | undefined;

/** The gazetteer, built once a process. */
export function loadGazetteer(): Promise<Gazetteer> {
  loaded ??= readAirports().then(buildGazetteer);
  return loaded;
}

/** Builds the gazetteer from airports and the tables of this folder; codes that no airport has are left out. */
function buildGazetteer(airports: readonly Airport[]): Gazetteer {
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const countryNames = new Map(airports.map((airport) => [airport.countryCode, airport.country]));
  const byHand = withTowns([...cities(airports, byCode), ...aliases(byCode)], townsOf(byCode, countryNames));
  const called = withNicknames(withWorldTowns(withNicknames(byHand), airports));
  const places = withBases(withGuideNames(called));
  const shortNames = airportsByShortName(airports);
  const index = createIndex(places);
  const byRef = new Map(places.map((known) => [refKey(known), known]));
  const countries = new Map(places.map((known) => [normalize(known.country), known.country]));
  for (const [short, country] of COUNTRY_SHORTHANDS) countries.set(short, country);
  // of two codes that one name stands for, the first place's counts
  const codes = new Map(places.toReversed().map((known) => [known.country, known.countryCode]));
  return {
    suggest: (typed, limit) => index.suggest(typed, limit),
    resolve: (ref) => resolve(index, ref),
    byName: (name) => index.exact(name)[0] ?? null,
    inRegion: (name, code) => {
      const named = index.exact(name);
      return named.find((known) => liesIn(known, code)) ?? named[0] ?? null;
    },
    within: (name, code) => index.exact(name).find((known) => liesIn(known, code)) ?? null,
    namesakes: (name) =>
      index
        .exact(name)
        .filter(({ kind, name: own }) => kind === 'city' && normalize(own) === normalize(name)),
    airportCalled: (name) => {
      const code = shortNames.get(normalize(name));
      return code === undefined ? null : index.byCode(code);
    },
    find: (ref) => byRef.get(refKey(ref)) ?? null,
    names: () => index.names(),
    byMisspelling: (name) => index.misspelt(name),
    insideText: (text) =>
      UNSPACED_NAMES.map(([local, name]) => ({ at: text.indexOf(local), name }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .flatMap(({ name }) => index.exact(name)[0] ?? []),
    airport: (code) => byCode.get(code) ?? null,
    country: (name) => countries.get(normalize(name)) ?? null,
    countryCode: (name) => {
      const country = countries.get(normalize(name));
      return country === undefined ? null : (codes.get(country) ?? null);
    },
    citiesOf: (country, limit) =>
      places
        .filter((known) => known.country === country && known.kind === 'city')
        .sort((a, b) => b.weight - a.weight)
        .slice(0, limit),
  };
}

/** A town that a wide place is seen from is one that travellers name, however small its airport. */
function withBases(places: readonly Gazetted[]): Gazetted[] {
  const bases = new Set(REGIONS.flatMap(({ bases: own }) => own.map(({ town }) => normalize(town))));
  return places.map((own) =>
    own.kind === 'city' && own.weight < WEIGHT.town && own.at === undefined && bases.has(normalize(own.name))
      ? { ...own, weight: WEIGHT.town }
      : own,
  );
}

/** The places with the towns of the table; one that is there already has its place on the map from it. */
function withTowns(places: readonly Gazetted[], towns: readonly Gazetted[]): Gazetted[] {
  const byRef = new Map(towns.map((town) => [refKey(town), town]));
  const known = places.map((own) => {
    const town = byRef.get(refKey(own));
    byRef.delete(refKey(own));
    return town
      ? { ...town, borrowsCode: own.borrowsCode, otherNames: [...own.otherNames, ...town.otherNames] }
      : own;
  });
  return [...known, ...byRef.values()];
}

/** @param code of a country, or of a state: a town that has no airport of its own may be reached from the next one */
function liesIn({ countryCode, regionCode, airports, at, kind }: Gazetted, code: string): boolean {
  if (kind !== 'city') return false;
  if (regionCode !== undefined && code.length > 2) return regionCode === code;
  return code.length === 2
    ? countryCode === code
    : airports[0].regionCode === code || (at !== undefined && code.startsWith(countryCode));
}

function refKey({ kind, code, name, countryCode }: Parameters<Gazetteer['find']>[0]): string {
  return `${kind} ${code} ${countryCode} ${name}`;
}

function resolve(index: PlaceIndex, ref: PlaceRef): Gazetted | null {
  const named = index.exact(ref.name);
  if (ref.code === undefined)
    return named[0] ?? index.suggest(ref.name, 1)[0] ?? index.misspelt(ref.name)?.place ?? null;
  return named.find((candidate) => candidate.code === ref.code) ?? index.byCode(ref.code);
}

function cities(airports: readonly Airport[], byCode: ReadonlyMap<string, Airport>): Gazetted[] {
  const inMetro = new Set<string>();
  const metros = METROS.flatMap((metro): Gazetted[] => {
    const served = pick(metro.airports, byCode);
    if (!served) return [];
    for (const airport of served) inMetro.add(airport.code);
    const city = place('city', metro.code, metro.city, served, WEIGHT.metro, metro.otherNames);
    // a metro with one airport is that airport
    if (served.length === 1) return [city];
    const others = served.filter((airport) => airport.code !== metro.code);
    return [city, ...others.map((airport) => airportPlace({ ...airport, city: metro.city }))];
  });

  const taken = new Set(metros.map((metro) => `${metro.city}|metro ${metro.countryCode}`));
  const others = [...airports]
    .filter((airport) => !inMetro.has(airport.code))
    .sort((a, b) => Number(b.isLarge) - Number(a.isLarge))
    .map((airport) => {
      // American states have towns of the same name, and each is one
      const state = airport.countryCode === 'US' ? airport.regionCode : airport.countryCode;
      const key = `${airport.city}|${state}`;
      if (taken.has(key) || taken.has(`${airport.city}|metro ${airport.countryCode}`))
        return airportPlace(airport);
      taken.add(key);
      return place(
        'city',
        airport.code,
        airport.city,
        [airport],
        isWellKnown(airport) ? WEIGHT.wellKnown : weightOfSmall(airport.city),
        [airport.name, ...airport.otherNames],
      );
    });
  return [...metros, ...others];
}

/** Large airports, and the small ones of places people travel to, which have their names corrected by hand. */
function isWellKnown(airport: Airport): boolean {
  return airport.isLarge || airport.code in CITY_NAMES;
}

/** How well known the town of a small airport is: a name that is no word of English is hardly said by chance. */
function weightOfSmall(city: string): number {
  const name = normalize(city);
  return name.length < SHORTEST_NAME || WORD_NAMES.has(name) ? WEIGHT.little : WEIGHT.town;
}

function airportPlace(airport: Airport): Gazetted {
  return place(
    'airport',
    airport.code,
    airport.name,
    [airport],
    airport.isLarge ? WEIGHT.town : WEIGHT.little,
    airport.otherNames,
  );
}

function aliases(byCode: ReadonlyMap<string, Airport>): Gazetted[] {
  return ALIASES.flatMap((alias) => {
    const served = pick(alias.airports, byCode);
    if (!served) return [];
    const entry = place(
      'city',
      alias.code ?? served[0].code,
      alias.name,
      served,
      WEIGHT.wellKnown,
      alias.otherNames,
    );
    return [{ ...entry, ...alias.lies, borrowsCode: true }];
  });
}

function place(
  kind: Gazetted['kind'],
  code: string,
  name: string,
  airports: Gazetted['airports'],
  weight: number,
  otherNames: readonly string[] = [],
): Gazetted {
  const [first] = airports;
  const city = kind === 'city' ? name : first.city;
  const { country, countryCode } = first;
  const translated = Object.entries(OTHER_LANGUAGES).filter(([, own]) => own === name && kind === 'city');
  const names = [...otherNames, ...translated.map(([other]) => other)].filter(
    (other) => normalize(other) !== normalize(name),
  );
  return {
    kind,
    code,
    name,
    city,
    country,
    countryCode,
    airports,
    otherNames: names,
    borrowsCode: false,
    weight,
  };
}

function pick(
  codes: readonly string[],
  byCode: ReadonlyMap<string, Airport>,
): [Airport, ...Airport[]] | null {
  const [first, ...rest] = codes.flatMap((code) => byCode.get(code) ?? []);
  return first ? [first, ...rest] : null;
}
