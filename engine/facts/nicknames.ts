/** What people call towns and airports beside the names that the data has. */
import { NICKNAMES } from '../../content/regions/nicknames.ts';
import { regionsNamed } from '../../content/regions/regions.ts';
import { guideHeadOf } from '../../content/towns/registry.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { hasGuide } from './guides.ts';
import type { Airport, Gazetted } from './types.ts';

/** The places, with what people call them; of several of a name and country the best known is meant. */
export function withNicknames(places: readonly Gazetted[]): Gazetted[] {
  const called = new Map<Gazetted, readonly string[]>();
  for (const line of NICKNAMES.trim().split('\n')) {
    const [, name = '', country, names = ''] = /^(.+), ([A-Z]{2}) = (.+)$/u.exec(line) ?? [];
    const folded = normalize(name);
    const [best] = places
      .filter((own) => own.kind === 'city' && own.countryCode === country && normalize(own.name) === folded)
      .toSorted((a, b) => b.weight - a.weight);
    if (best) called.set(best, names.split('|'));
  }
  return places.map((own) => {
    const names = called.get(own);
    return names ? { ...own, otherNames: [...new Set([...own.otherNames, ...names])] } : own;
  });
}

/** Shorter names are also words, initials and people. */
const SHORTEST_GUIDE_NAME = 4;

/**
 * The places, each with the other names that its guide has, but for those that another place or a wide place is known by.
 * What a guide is written for is found by every name that it gives itself.
 */
export function withGuideNames(places: readonly Gazetted[]): Gazetted[] {
  const taken = new Set(places.flatMap(({ name, otherNames }) => [name, ...otherNames]).map(normalize));
  return places.map((own) => {
    const head = own.kind === 'city' && hasGuide(own) ? guideHeadOf(own.name) : null;
    if (!head || normalize(head.city) !== normalize(own.name)) return own;
    const names = head.aliases.filter((name) => {
      const folded = normalize(name);
      return folded.length >= SHORTEST_GUIDE_NAME && !taken.has(folded) && regionsNamed(folded).length === 0;
    });
    return names.length === 0 ? own : { ...own, otherNames: [...own.otherNames, ...names] };
  });
}

/** Nicknames, folded: they are typed as surely as the name itself. */
export const NICKNAMED: ReadonlySet<string> = new Set(
  NICKNAMES.trim()
    .split('\n')
    .flatMap((line) => line.split(' = ')[1]?.split('|') ?? [])
    .map(normalize),
);

/** Airports by what people call them and the data does not. */
const CALLED: Readonly<Record<string, string>> = {
  tullamarine: 'MEL',
  barajas: 'MAD',
  'el prat': 'BCN',
  fiumicino: 'FCO',
  ciampino: 'CIA',
  malpensa: 'MXP',
  linate: 'LIN',
  roissy: 'CDG',
  kloten: 'ZRH',
  zaventem: 'BRU',
  kastrup: 'CPH',
  gardermoen: 'OSL',
  ezeiza: 'EZE',
  aeroparque: 'AEP',
  guarulhos: 'GRU',
  congonhas: 'CGH',
  suvarnabhumi: 'BKK',
  'don mueang': 'DMK',
  ferihegy: 'BUD',
  taoyuan: 'TPE',
  haneda: 'HND',
  laguardia: 'LGA',
  'la guardia': 'LGA',
  dulles: 'IAD',
  pearson: 'YYZ',
  logan: 'BOS',
  newark: 'EWR',
};
const KIND =
  /\b(?:international|intercontinental|intl|regional|municipal|national|airport|aeroporto|aerodrome|airfield)\b/gu;
const SHORTEST = 4;

/** Airports by the part of their name that people say: "Gatwick", "John Lennon", "Leeds Bradford". */
export function airportsByShortName(airports: readonly Airport[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const { code, name, city } of airports.toSorted((a, b) => Number(b.isLarge) - Number(a.isLarge))) {
    const whole = normalize(name).replaceAll(KIND, ' ').replaceAll(/\s+/gu, ' ').trim();
    const town = normalize(city);
    const own = ` ${whole} `.replace(` ${town} `, ' ').trim();
    for (const short of [whole, own])
      if (short.length >= SHORTEST && short !== town && !codes.has(short)) codes.set(short, code);
  }
  for (const [short, code] of Object.entries(CALLED)) codes.set(short, code);
  return codes;
}
