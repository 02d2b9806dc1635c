/** Public holidays and feasts of a trip, each said in a line. */
import { addDays, daysBetween, weekdayOf, type Weekday } from '../../../domain/dates/calendar.ts';
import { ALL_FEASTS } from '../../../content/holidays/allFeasts.ts';
import { SABBATH_REST, SUNDAY_REST } from '../../../content/holidays/countries.ts';
import { datesIn } from '../../read/time/feasts.ts';
import { holidaysOn, type Holiday } from '../../facts/holidays.ts';
import { formatShortDay, listOf } from '../../say/write/format.ts';
import type { Brief, Stop } from './brief.ts';

/** Countries in which Christmas is a working day. */
const NO_CHRISTMAS = new Set(
  'AE BD BH BT CN DZ EG IL IR JP KH KW KZ LA LY MA MN MV NP OM PK QA SA TH TN TR TW UZ VN'.split(' '),
);
/** What more is shut on than on any other day. */
const HARDEST = /^(?:Christmas Day|New Year’s Day)$/;

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

interface Stayed extends Pick<Stop, 'firstDay' | 'lastDay'> {
  readonly place: Pick<Stop['place'], 'country' | 'countryCode'>;
}

/** A sentence for Christmas Day and New Year’s Day, one for all other public holidays in each country. */
export function holidayNotes({ stops }: { readonly stops: readonly Stayed[] }): string[] {
  const byCountry = new Map<string, Holiday[]>();
  for (const { place, firstDay, lastDay } of stops) {
    const own = byCountry.get(place.country) ?? [];
    byCountry.set(place.country, own);
    for (let day = 0; day <= daysBetween(firstDay, lastDay); day += 1) {
      const date = addDays(firstDay, day);
      own.push(
        ...allOn(date, place.countryCode).filter(
          ({ name }) => !own.some((other) => other.name === name && other.date === date),
        ),
      );
    }
  }
  const all = [...byCountry.values()].flat();
  const hardest = [...new Set(all.map(({ name }) => name).filter((name) => HARDEST.test(name)))];
  return [
    ...hardest.map(
      (name) => `You are there on ${name}: many museums and kitchens rest then, so look before you go.`,
    ),
    ...[...byCountry].flatMap(([country, holidays]) => {
      return restWords(
        holidays.filter(({ name }) => !HARDEST.test(name)),
        country,
      );
    }),
  ];
}

/** What rests in a country on a day, in a sentence with a space behind it; empty where that is no public holiday. */
export function holidaysAt({ country, countryCode }: Stayed['place'], date: string): string {
  return restWords(allOn(date, countryCode), country)
    .map((words) => `${words} `)
    .join('');
}

function restWords(holidays: readonly Holiday[], country: string): string[] {
  if (holidays.length === 0) return [];
  const days = holidays.map(({ name, date }) => `${formatShortDay(date)} (${name})`);
  return [
    `${listOf(days)} ${holidays.length > 1 ? 'are public holidays' : 'is a public holiday'} in ${country}: shops and some sights are shut or keep Sunday hours.`,
  ];
}

function allOn(date: string, countryCode: string): Holiday[] {
  const own = holidaysOn(date, countryCode);
  return [
    ...own,
    ...everywhere(date, countryCode).filter(({ name }) => own.every((day) => day.name !== name)),
  ];
}

/** Of the two days that nearly every country keeps, for those that content/holidays does not have. */
function everywhere(date: string, country: string): Holiday[] {
  if (date.endsWith('-01-01')) return [{ name: 'New Year’s Day', date }];
  return date.endsWith('-12-25') && !NO_CHRISTMAS.has(country) ? [{ name: 'Christmas Day', date }] : [];
}

/** On which day of the week shops rest, for each country of the trip where they do and it has such a day. */
export function restDayNotes({ stops }: Pick<Brief, 'stops'>): string[] {
  const countriesOver = (day: Weekday, codes: readonly string[]) => {
    const resting = stops.filter(
      ({ place, firstDay, lastDay }) =>
        codes.includes(place.countryCode) &&
        addDays(firstDay, (day - weekdayOf(firstDay) + 7) % 7) <= lastDay,
    );
    return [...new Set(resting.map(({ place }) => place.country))];
  };
  return [
    ...countriesOver(SUNDAY, SUNDAY_REST).map(
      (country) => `Nearly all shops in ${country} are shut on Sundays, but for those in stations.`,
    ),
    ...[...new Set(([FRIDAY, SATURDAY] as const).flatMap((day) => countriesOver(day, SABBATH_REST)))].map(
      (country) =>
        `On Shabbat, from Friday afternoon to Saturday evening, most shops and markets in ${country} are shut, and most trains and buses do not run.`,
    ),
  ];
}

/** Days from which a feast is a season of its own. */
const LONG_FEAST = 14;

/** When the feasts are that were named, and what to know of them. @param names as {@link ALL_FEASTS} have them */
export function feastNotes(names: readonly string[], firstDay: string, lastDay: string): string[] {
  return ALL_FEASTS.filter(({ name }) => names.includes(name)).flatMap((feast) => {
    const year = Number(firstDay.slice(0, 4));
    const own = [year - 1, year, year + 1].flatMap((other) => datesIn(feast, other) ?? []);
    const near = own.toSorted(
      (a, b) => gap(a.start, a.end, firstDay, lastDay) - gap(b.start, b.end, firstDay, lastDay),
    )[0];
    if (!near) return [];
    // a month of fasting is told by all its days, and not by its first
    const isLong = daysBetween(near.start, near.end) >= LONG_FEAST;
    const [from, to] = near.day === null || isLong ? [near.start, near.end] : [near.day, near.day];
    const when = from === to ? formatShortDay(from) : `${formatShortDay(from)} to ${formatShortDay(to)}`;
    const isThere = from <= lastDay && to >= firstDay;
    const title = `${feast.name.charAt(0).toUpperCase()}${feast.name.slice(1)}`;
    return [
      `${title} is ${from === to ? 'on' : 'about'} ${when}${isThere ? '' : ', which is not within these dates'}. ${feast.hint}`,
    ];
  });
}

/** Days between two spans; 0 where they meet. */
function gap(start: string, end: string, firstDay: string, lastDay: string): number {
  return Math.max(0, daysBetween(lastDay, start), daysBetween(end, firstDay));
}
