/**
 * Towns of the world by how many people live in them: what makes an airport's town known, and where somebody may set out from
 * without one. A line of the tables is `country or American state: Name|other name latitude longitude, …`; a `!` behind the
 * names says that the town is large, a `?` that its name is a word of English.
 */
import { VISITED_TOWNS } from '../../content/regions/towns/visited.ts';
import { WORLD_TOWNS } from '../../content/regions/towns/world.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { editDistance } from './editDistance.ts';
import { distanceKm } from './geo.ts';
import { WEIGHT, type Airport, type Gazetted } from './types.ts';

/** Two places of one name this near to each other are one. */
const SAME_TOWN_KM = 80;
/** A town that is called by another's name is no farther from it. */
const OTHER_NAME_KM = 50;
/** Travellers go this far to an airport, and farther to a large one. */
const NEAR_KM = 250;
const LARGE_IS_NEARER = 0.6;
const MAX_AIRPORTS = 3;
const KM_A_DEGREE = 111;
/** "Fès" is Fez: a name a letter off, in the same spot. */
const SPELT_OTHERWISE_KM = 25;

interface Town {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** ISO 3166-1 code of the country, or 3166-2 code of an American state. */
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly weight: number;
}

/** The places with the world's towns: one that is known already becomes as well known as it is large. */
export function withWorldTowns(places: readonly Gazetted[], airports: readonly Airport[]): Gazetted[] {
  const known = [...places];
  const byCountry = new Map<string, Map<string, number[]>>();
  for (const [index, { kind, countryCode, name, otherNames }] of places.entries()) {
    if (kind !== 'city') continue;
    const byName = byCountry.get(countryCode) ?? new Map<string, number[]>();
    byCountry.set(countryCode, byName);
    for (const own of new Set([name, ...otherNames].map(normalize)))
      byName.set(own, [...(byName.get(own) ?? []), index]);
  }
  const added: Gazetted[] = [];
  const nearest = nearestOf(airports);
  for (const town of worldTowns()) {
    const byName = byCountry.get(town.area.slice(0, 2)) ?? new Map<string, number[]>();
    const typed = normalize(town.name);
    const same = (byName.get(typed) ?? []).find((index) => isNear(places[index], town, SAME_TOWN_KM));
    const own = same === undefined ? undefined : known[same];
    if (own && same !== undefined) {
      const isNamed = normalize(own.name) === typed;
      if (isNamed) known[same] = { ...own, weight: Math.max(own.weight, town.weight) };
      if (isNamed || isNear(own, town, OTHER_NAME_KM)) continue;
      // an airport is also called by the towns it serves: Jeddah is not Mecca
      const otherNames = own.otherNames.filter((name) => normalize(name) !== typed);
      known[same] = { ...own, otherNames };
    }
    const spelt = speltOtherwise(byName, typed).find((index) =>
      isNear(places[index], town, SPELT_OTHERWISE_KM),
    );
    const other = spelt === undefined ? undefined : known[spelt];
    if (other && spelt !== undefined) {
      known[spelt] = { ...other, otherNames: [...other.otherNames, town.name] };
      continue;
    }
    const served = nearest(town);
    if (served) added.push(gazetted(town, served));
  }
  return [...known, ...added];
}

function worldTowns(): Town[] {
  return [WORLD_TOWNS, VISITED_TOWNS]
    .flatMap((table) => table.trim().split('\n'))
    .flatMap((line) => {
      const [area = '', towns = ''] = line.split(': ');
      return towns.split(', ').map((written) => {
        const [, names = '', mark = '', latitude, longitude] =
          /^(.+?)([!?]?) (\S+) (\S+)$/u.exec(written) ?? [];
        const [name = '', ...otherNames] = names.split('|');
        return {
          name,
          otherNames,
          area,
          latitude: Number(latitude),
          longitude: Number(longitude),
          weight: mark === '!' ? WEIGHT.large : mark === '?' ? WEIGHT.little : WEIGHT.town,
        };
      });
    });
}

/** Whether a place or one of its airports is within so many kilometres of a town. */
function isNear(place: Gazetted | undefined, town: Town, limit: number): boolean {
  return (
    place !== undefined &&
    [place.at, ...place.airports].some((point) => point !== undefined && distanceKm(point, town) < limit)
  );
}

/** The places of a country whose name is a letter off this one. */
function speltOtherwise(byName: ReadonlyMap<string, readonly number[]>, typed: string): number[] {
  const found: number[] = [];
  for (const [name, indexes] of byName) {
    const isAlike = name[0] === typed[0] && Math.abs(name.length - typed.length) <= 1;
    if (isAlike && editDistance(name, typed, 1) <= 1) found.push(...indexes);
  }
  return found;
}

/** Finds a town's airports in its own country, the usual one first: the nearest, or a large one not much farther away. */
function nearestOf(airports: readonly Airport[]) {
  const byCountry = new Map<string, Airport[]>();
  for (const airport of airports)
    byCountry.set(airport.countryCode, [...(byCountry.get(airport.countryCode) ?? []), airport]);
  return (town: Town): [Airport, ...Airport[]] | null => {
    const country = town.area.slice(0, 2);
    const near = (byCountry.get(country) ?? [])
      .filter(({ latitude }) => Math.abs(latitude - town.latitude) * KM_A_DEGREE < NEAR_KM)
      .map((airport) => ({ airport, km: distanceKm(airport, town) }))
      .filter(({ km }) => km < NEAR_KM)
      .toSorted((a, b) => weighed(a) - weighed(b));
    const [first, ...others] = near.slice(0, MAX_AIRPORTS).map(({ airport }) => airport);
    return first ? [first, ...others] : null;
  };
}

function weighed({ airport, km }: { readonly airport: Airport; readonly km: number }): number {
  return airport.isLarge ? km * LARGE_IS_NEARER : km;
}

function gazetted(
  { name, otherNames, area, latitude, longitude, weight }: Town,
  airports: Gazetted['airports'],
): Gazetted {
  const [{ code, country, countryCode }] = airports;
  return {
    kind: 'city',
    code,
    name,
    city: name,
    country,
    countryCode,
    ...(area.length > 2 && { regionCode: area }),
    airports,
    otherNames,
    borrowsCode: true,
    weight,
    at: { latitude, longitude },
  };
}
