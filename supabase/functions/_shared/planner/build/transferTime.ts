/** How long the way between an airport and the town takes, as the guide's line on arrival says. */
import type { CityGuide } from '../../guides/types.ts';
import type { Airport } from '../../places/types.ts';

/** Where no guide says it, minutes. */
const USUAL = 60;
const SHORTEST = 15;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  'half an hour': 30,
  'an hour': 60,
  fifteen: 15,
  twenty: 20,
};
const TIME = /\b(half an hour|an hour)\b|\b(?:(\d{1,2}) (?:to|or|–) )?(\d{1,2}|fifteen|twenty)\b(?!:)/gi;
/** Lines and numbers of buses are no times. */
const NO_TIME = /\b(?:line|bus|Terminal|trolleybus) \d+|\b[A-Z]+\d+\b|\b\d+[A-Z]*(?= bus)/g;

/**
 * Minutes from the hotel to the airport or back, on the safe side: the longest time that the guide gives for this
 * airport, else for the first it names.
 */
export function transferMinutes(
  guide: CityGuide | null,
  airport: Pick<Airport, 'name' | 'city'> | null,
): number {
  if (!guide) return USUAL;
  const clauses = guide.arrival.split(';');
  const names = nameWords(airport);
  const own = clauses.find((clause) => names.some((name) => clause.includes(name)));
  return longest(own ?? clauses[0] ?? '') ?? longest(guide.arrival) ?? USUAL;
}

/** Words of an airport's name that tell it from the town's others. */
function nameWords(airport: Pick<Airport, 'name' | 'city'> | null): string[] {
  if (!airport) return [];
  const words = airport.name.split(/[\s/–-]+/);
  return words.filter(
    (word) => word.length > 3 && word !== airport.city && !/^(?:Airport|International|City)$/.test(word),
  );
}

function longest(clause: string): number | null {
  const times = [...clause.replace(NO_TIME, '').matchAll(TIME)].map(([, phrase, , last]) =>
    minutesIn((phrase ?? last ?? '').toLowerCase()),
  );
  const minutes = Math.max(0, ...times);
  return minutes === 0 ? null : Math.max(SHORTEST, minutes);
}

function minutesIn(word: string): number {
  return NUMBER_WORDS[word] ?? Number(word);
}
