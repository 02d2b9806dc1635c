/** Whether the trip that was made of a message holds what a piece of it says. */
import { matchesIn } from '../../domain/text/matches.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { MONTH_NAMES, weekdayOf } from '../../domain/dates/calendar.ts';
import { sumsIn } from './figures.ts';
import { clocksIn, countsOf, daysOf, daysOfWeek, type Facts } from './facts.ts';
import type { DayOfYear, SaidBy, SaidOf } from './content.ts';

/** A word without what grammar adds to it. */
export function stemOf(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ings?|ies|(?<=[sxz]|.{4})es|s|ed)$/, '');
}

/** Whether every word of a name is spoken of. */
export function isNamed(name: string, { words }: Pick<Facts, 'words'>): boolean {
  return normalize(name)
    .split(' ')
    .every((word) => word.length < 3 || words.includes(` ${stemOf(word)}`));
}

/** By kind: whether the trip holds it. What nobody can tell, and where no plan is made, is held. */
const CHECKS: { readonly [Kind in keyof SaidBy]: (said: SaidOf<Kind>, facts: Facts) => boolean } = {
  length: isLengthHeld,
  people: isPartyHeld,
  grown: isPartyHeld,
  kin: ({ count }, { brief }) => brief === null || count <= brief.travellers,
  children: ({ count }, { brief, spec }) =>
    brief === null || count === brief.children || count === spec.party?.children,
  person: (_, { persons, travellers }) => persons < travellers,
  couples: ({ count }, { brief }) => brief === null || count * 2 <= brief.travellers,
  alone: (_, { brief }) => brief === null || brief.travellers === 1,
  rooms: ({ count, isEach }, { brief, spec, numbers }) =>
    brief === null ||
    spec.ownBeds ||
    count * (isEach ? brief.travellers : 1) === brief.rooms ||
    (!isEach && (count === 1 || numbers.has(count))),
  towns: ({ count }, { brief, spec }) =>
    brief === null ||
    count === spec.destinations.filter(({ of }) => of !== undefined).length ||
    count === brief.stops.length ||
    count === new Set(brief.stops.map(({ place }) => place.country)).size,
  stars: ({ count }, { spec }) => count === spec.stay.stars,
  age: ({ count }, { brief, spec }) =>
    count >= GROWN ||
    brief === null ||
    brief.children > 0 ||
    spec.childAges.includes(count) ||
    // of a stay that takes them, and not of whoever travels
    spec.stay.wants.includes('places for children'),
  money: isMoneyHeld,
  clock: ({ minutes }, facts) =>
    minutes.some((minute) => facts.numbers.has(minute) || clocksIn(facts).includes(minute)),
  date: ({ dates, isOneOf }, facts) =>
    isOneOf ? dates.some((date) => isDateHeld(date, facts)) : dates.every((date) => isDateHeld(date, facts)),
  weekday: ({ weekday }, { isLater, dates, spec }) =>
    isLater || dates.some((date) => weekdayOf(date) === weekday) || daysOfWeek(spec).includes(weekday),
  number: ({ count }, facts) =>
    // "from nine to four"
    [count, count * 60, (count + 12) * 60].some((own) => facts.numbers.has(own)) ||
    facts.words.includes(` ${String(count)} `) ||
    countsOf(facts).includes(count) ||
    facts.dates.some((date) => Number(date.slice(8)) === count),
  name: isPlaceHeld,
  nothing: () => true,
};

/** What an answer says of a town that it does not plan, or took for another. */
const SPOKEN_OF =
  /\b(?:not planned|not in the plan|no room|left out|too far|that way|no way|know no|did you mean|I (?:read|took)|is in no day)\b/i;

/** Whether a town is part of the trip, or the answer says what became of it: that a guide's text speaks of it is neither. */
function isPlaceHeld({ name, place }: SaidBy['name'], facts: Facts): boolean {
  if (facts.isLater || facts.brief === null) return isNamed(name, facts);
  const isOf = (words: string) =>
    [name, place.name].some((own) => isNamed(own, { words: ` ${normalize(words)} ` }));
  const titles = matchesIn(facts.text, /^- \*\*.{0,60}?\*\* ([^\n:]+)/gm).map(([, title = '']) => title);
  return (
    isOf(facts.kept) ||
    titles.some(isOf) ||
    facts.text.split(/\. |\n/).some((line) => SPOKEN_OF.test(line) && isOf(line))
  );
}

/** Years from which on nobody counts as a child. */
const GROWN = 18;

/** Whether a trip holds what a piece of a message says. */
export function isHeld<Kind extends keyof SaidBy>(said: SaidOf<Kind>, facts: Facts): boolean {
  return CHECKS[said.kind](said, facts);
}

function isLengthHeld({ unit, counts, isEach }: SaidBy['length'], facts: Facts): boolean {
  const { days, nights, brief } = facts;
  if (isEach && brief !== null && brief.stops.length > 1)
    return brief.stops.every((stop) => counts.includes(unit === 'night' ? stop.nights : stop.days));
  // a day on which one changes towns counts for both
  const needed = [
    ...facts.spec.needs.map(({ amount }) => amount),
    ...facts.spec.destinations.map((own) => own.days),
  ];
  return counts.some(
    (count) =>
      needed.includes(count) ||
      {
        night: nights.has(count),
        // of one day nobody can tell what is in it
        day: days.has(count) || count === 1 || (facts.isLater && facts.numbers.has(count)),
        week: [0, 1, -1].some((more) => days.has(count * 7 + more)) || nights.has(count * 7),
      }[unit],
  );
}

function isPartyHeld(
  { kind, count, isEach }: SaidOf<'people' | 'grown'>,
  { brief, message, hasChildren }: Facts,
): boolean {
  if (brief === null) return true;
  const { travellers, adults, children, rooms } = brief;
  return (
    [travellers, travellers - 1].includes(count) ||
    ((kind === 'grown' || hasChildren) && [adults, adults - 1, children].includes(count)) ||
    (isEach && count * rooms === travellers) ||
    Math.abs(message.joining?.adults ?? 0) === count
  );
}

function isMoneyHeld(
  { amount, isNight, isEach }: SaidBy['money'],
  { spec, numbers, isLater }: Facts,
): boolean {
  const isOf = (
    sum: {
      readonly amount: number;
      readonly converted: string | null;
      readonly open?: { readonly value: number } | undefined;
    } | null,
  ) =>
    sum !== null &&
    (Math.round(sum.amount) === Math.round(amount) ||
      sumsIn(sum.converted ?? '').includes(amount) ||
      sum.open?.value === amount);
  if (isNight) return isOf(spec.maxNight);
  if (isEach && isOf(spec.budget))
    return spec.budget?.per === 'person' || spec.budget?.per === 'personDay' || isLater;
  return (
    isOf(spec.budget) ||
    isOf(spec.maxNight) ||
    isOf(spec.modes.carADay ?? null) ||
    (isLater && numbers.has(amount))
  );
}

function isDateHeld({ day, month }: DayOfYear, facts: Facts): boolean {
  const { spec, dates, brief } = facts;
  // what no plan shows counts where the answer speaks of it
  if (day === null && brief === null && !facts.isLater)
    return new RegExp(`\\b${(MONTH_NAMES[(month ?? 1) - 1] ?? '').slice(0, 3)}`).test(facts.text);
  if (day === null)
    return (
      dates.some((date) => Number(date.slice(5, 7)) === month) ||
      (spec.dates !== null && isBetween(month ?? 0, spec.dates))
    );
  if (facts.isLater && brief !== null && daysOf(brief).some((date) => Number(date.slice(8)) === day))
    return true;
  return dates.some(
    (date) => Number(date.slice(8)) === day && (month === null || Number(date.slice(5, 7)) === month),
  );
}

function isBetween(month: number, { start, end }: { readonly start: string; readonly end: string }): boolean {
  return month >= Number(start.slice(5, 7)) && month <= Number(end.slice(5, 7));
}
