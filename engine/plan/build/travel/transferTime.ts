/**
 * How long the ways between a plane and the town take. The way is what the guide's line on arrival says; without a
 * guide it is judged by the airport, since the gazetteer knows where airports lie and not where centres do. All of it
 * is an estimate on the safe side, in minutes.
 */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { hasBorderCheck } from '../../../facts/borders.ts';
import { minutesFromAirport } from '../../../facts/ground.ts';
import type { CityGuide } from '../../../../content/towns/types.ts';
import type { Airport, Gazetted } from '../../../facts/types.ts';

/** Where no guide says it: large airports lie outside, small ones near their town. */
const USUAL = { large: 60, small: 35 } as const;
/** From the gate to the kerb: bags, and where there is one the border. */
const FORMALITIES = { border: 60, none: 30 } as const;
/** To be at the airport before take-off. */
const AT_AIRPORT = { abroad: 120, domestic: 90 } as const;
const SHORTEST = 15;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  'half an hour': 30,
  'an hour': 60,
  'an hour and a half': 90,
  fifteen: 15,
  twenty: 20,
};
const TIME =
  /\b(half an hour|an hour and a half|an hour|(?:two|three|four|five|six|[2-6])(?: and a half)? hours)\b|\b(?:(\d{1,2}) (?:to|or|–) )?(\d{1,2}|fifteen|twenty)\b(?!:)/gi;
/** Lines and numbers of buses are no times. */
const NO_TIME = /\b(?:line|bus|Terminal|trolleybus) \d+|\b[A-Z]+\d+\b|\b\d+[A-Z]*(?= bus)/g;

type Named = Pick<Airport, 'name' | 'city'> & Partial<Pick<Airport, 'isLarge'>>;

/**
 * Minutes from the hotel to the airport or back: the longest time that the guide gives for this airport, else for the
 * first it names.
 * @param place the town, where it may lie far from every airport
 */
export function transferMinutes(
  guide: CityGuide | null,
  airport: Named | null,
  place: Parameters<typeof minutesFromAirport>[0] | null = null,
): number {
  if (!guide)
    return (place && minutesFromAirport(place)) ?? (airport?.isLarge === false ? USUAL.small : USUAL.large);
  const clauses = guide.arrival.split(';');
  const names = nameWords(airport);
  const own = clauses.find((clause) => names.some((name) => clause.includes(name)));
  const told = longest(own ?? clauses[0] ?? '') ?? longest(guide.arrival);
  const far = place && minutesFromAirport(place);
  // of a town far from every airport the line may tell the last part of the way alone
  return told === null ? (far ?? USUAL.large) : Math.max(told, far ?? 0);
}

/** Minutes from landing to the kerb. */
export function formalityMinutes({ from, to }: Ends): number {
  return hasBorderCheck(from.countryCode, to.countryCode) ? FORMALITIES.border : FORMALITIES.none;
}

/** Minutes before take-off at which to be at the airport. */
export function airportMinutes({ from, to }: Ends): number {
  return from.countryCode === to.countryCode ? AT_AIRPORT.domestic : AT_AIRPORT.abroad;
}

interface Ends {
  readonly from: Pick<Gazetted, 'countryCode'>;
  readonly to: Pick<Gazetted, 'countryCode'>;
}

/** Words of an airport's name that tell it from the town's others. */
function nameWords(airport: Named | null): string[] {
  if (!airport) return [];
  const words = airport.name.split(/[\s/–-]+/);
  return words.filter(
    (word) => word.length > 3 && word !== airport.city && !/^(?:Airport|International|City)$/.test(word),
  );
}

function longest(clause: string): number | null {
  const times = matchesIn(clause.replace(NO_TIME, ''), TIME).map(([, phrase, , last]) =>
    minutesIn((phrase ?? last ?? '').toLowerCase()),
  );
  const minutes = Math.max(0, ...times);
  // told to five minutes: it is an estimate
  return minutes === 0 ? null : Math.max(SHORTEST, Math.ceil(minutes / 5) * 5);
}

const HOURS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

function minutesIn(word: string): number {
  const [, hours, half] = /^(\w+)( and a half)? hours$/.exec(word) ?? [];
  if (hours !== undefined)
    return (
      (HOURS.includes(hours) ? HOURS.indexOf(hours) : Number(hours)) * 60 + (half === undefined ? 0 : 30)
    );
  return NUMBER_WORDS[word] ?? Number(word);
}
