/**
 * Days on which sights are known to be shut, by their own published hours: kept apart from the guides, which the plans
 * are made of. General knowledge, checked against no timetable.
 */
import { weekdayOf } from '../../../../domain/dates/calendar.ts';
import { guideOf } from '../../../../content/towns/registry.ts';
import { folded } from '../words.ts';

interface Closure {
  readonly city: RegExp;
  readonly sight: RegExp;
  /** Weekdays, 0 is Sunday. */
  readonly weekdays?: readonly number[];
  /** Days of the year, as "12-25". */
  readonly dates?: readonly string[];
}

const CLOSURES: readonly Closure[] = [
  { city: /^paris/u, sight: /\blouvre\b/u, weekdays: [2], dates: ['01-01', '05-01', '12-25'] },
  { city: /^paris/u, sight: /\borsay\b/u, weekdays: [1], dates: ['05-01', '12-25'] },
  { city: /^paris/u, sight: /\borangerie\b/u, weekdays: [2], dates: ['05-01', '12-25'] },
  {
    city: /^(?:paris|versailles)/u,
    sight: /\bversailles\b/u,
    weekdays: [1],
    dates: ['01-01', '05-01', '12-25'],
  },
  { city: /^rome/u, sight: /\b(?:colosseum|roman forum)\b/u, dates: ['01-01', '12-25'] },
  {
    city: /^rome/u,
    sight: /\bvatican museums\b/u,
    dates: ['01-01', '01-06', '05-01', '06-29', '08-15', '12-08', '12-25', '12-26'],
  },
  {
    city: /^rome/u,
    sight: /\bborghese gallery|galleria borghese\b/u,
    weekdays: [1],
    dates: ['01-01', '12-25'],
  },
  { city: /^rome/u, sight: /\bpantheon\b/u, dates: ['01-01', '08-15', '12-25'] },
  { city: /^rome/u, sight: /\bcapitoline museums\b/u, dates: ['05-01', '12-25'] },
  { city: /^florence/u, sight: /\b(?:uffizi|accademia)\b/u, weekdays: [1], dates: ['01-01', '12-25'] },
  { city: /^madrid/u, sight: /\bprado\b/u, dates: ['01-01', '05-01', '12-25'] },
  { city: /^madrid/u, sight: /\breina sofia\b/u, weekdays: [2], dates: ['01-01', '01-06', '05-01', '12-25'] },
  {
    city: /^london/u,
    sight: /\b(?:british museum|national gallery|tower of london|tate|v&a|natural history museum)\b/u,
    dates: ['12-24', '12-25', '12-26'],
  },
  { city: /^amsterdam/u, sight: /\banne frank\b/u, dates: ['12-25'] },
  {
    city: /^new york/u,
    sight: /\b(?:metropolitan museum|the met)\b/u,
    weekdays: [3],
    dates: ['01-01', '12-25'],
  },
  {
    city: /^new york/u,
    sight: /\b(?:moma|museum of modern art|american museum of natural history)\b/u,
    dates: ['12-25'],
  },
  {
    city: /^washington/u,
    sight: /\b(?:smithsonian|air and space|natural history|national gallery)\b/u,
    dates: ['12-25'],
  },
  {
    city: /^lisbon/u,
    sight: /\b(?:jeronimos|torre de belem)\b/u,
    weekdays: [1],
    dates: ['01-01', '05-01', '12-25'],
  },
  {
    city: /^athens/u,
    sight: /\bacropolis\b(?! museum)/u,
    dates: ['01-01', '03-25', '05-01', '12-25', '12-26'],
  },
  { city: /^tokyo/u, sight: /\btokyo national museum\b/u, weekdays: [1] },
];

/** Whether a sight of a town is known to be shut on a date (ISO), by its guide or by what it publishes. */
export function isShut(city: string, title: string, date: string): boolean {
  const [town, sight] = [folded(city), folded(title)];
  const isPublished = CLOSURES.some(
    (own) =>
      own.city.test(town) &&
      own.sight.test(sight) &&
      ((own.weekdays?.includes(weekdayOf(date)) ?? false) || (own.dates?.includes(date.slice(5)) ?? false)),
  );
  if (isPublished) return true;
  const known = guideOf(city)
    ?.areas.flatMap(({ sights }) => sights)
    .find(({ name }) => folded(name) === sight);
  return known?.closed?.includes(weekdayOf(date)) ?? false;
}
