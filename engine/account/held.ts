/** Whether what a message says of numbers, days, people and names is found again in the trip that was made of it. */
import { normalize } from '../../domain/text/normalize.ts';
import { addDays, weekdayOf } from '../../domain/dates/calendar.ts';
import { numberInWords } from '../read/numbers.ts';
import { MAX_TRAVELLERS } from '../../domain/itinerary/itinerary.ts';
import { minutesIn } from './clocks.ts';
import type { Content, DayOfYear } from './content.ts';
import type { Brief } from '../plan/brief/brief.ts';
import type { Message } from '../read/types.ts';
import type { TripSpec } from '../trip/spec.ts';

/** What a trip came to. */
export interface Made {
  readonly spec: TripSpec;
  readonly message: Message;
  /** Null where no plan is made. */
  readonly brief: Brief | null;
  /** The answer, without what it quotes as not understood. */
  readonly text: string;
  /** A plan stood before: a message may then speak of any of its days. */
  readonly isLater: boolean;
  /** The message, as it was read. */
  readonly said: string;
}

/** A trip as what its parts come to, to be asked for each piece of a message. */
export interface Facts extends Made {
  readonly days: ReadonlySet<number>;
  readonly nights: ReadonlySet<number>;
  /** ISO dates that the plan begins, changes towns, ends or is held to on. */
  readonly dates: readonly string[];
  /** All numbers of what was read and is kept. */
  readonly numbers: ReadonlySet<number>;
  /** People who are named one by one, whoever writes aside; and who travels. */
  readonly persons: number;
  readonly travellers: number;
  /** Children are spoken of. */
  readonly hasChildren: boolean;
  /** All words of the answer and of what is kept, folded. */
  readonly words: string;
}

const CHILD =
  /\b(?:kids?|child\w*|babies|baby|toddlers?|teens?|teenagers?|sons?|daughters?|boys?|girls?|grand(?:kids|child\w*)|year[- ]olds?|infants?|minors?)\b/i;

export function factsOf(made: Made, content: readonly Content[]): Facts {
  const { brief, spec, message, text } = made;
  const kept = { ...wishesOf(spec), ...saidOf(message) };
  return {
    ...made,
    days: sumsOf(brief?.stops.map(({ days }) => days) ?? [], [
      ...(brief ? [brief.days] : [spec.days ?? 0]),
      ...spansOfOwn(brief),
      ...changedLengths(message),
    ]),
    nights: sumsOf(brief?.stops.map(({ nights }) => nights) ?? [], [
      ...(brief ? [brief.nights] : [(spec.days ?? 1) - 1]),
      ...changedLengths(message),
    ]),
    dates: datesOf(spec, brief),
    numbers: new Set(numbersIn(kept)),
    persons: new Set(content.flatMap((own) => (own.kind === 'person' ? [own.who] : []))).size,
    travellers:
      content.some((own) => own.kind === 'people') || brief === null ? MAX_TRAVELLERS : brief.travellers,
    hasChildren: CHILD.test(made.said),
    words: ` ${normalize(`${text} ${JSON.stringify(kept)} ${placesOf(spec)}`)} `,
  };
}

/** Whether a trip holds what a piece of a message says. What no trip could hold is held. */
export function isHeld(content: Content, facts: Facts): boolean {
  const { brief, spec } = facts;
  switch (content.kind) {
    case 'length':
      return isLengthHeld(content, facts);
    case 'people':
      return isPartyHeld(content, facts);
    case 'kin':
      return brief === null || content.count <= brief.travellers;
    case 'children':
      return brief === null || content.count === brief.children || content.count === spec.party?.children;
    case 'person':
      return facts.persons < facts.travellers;
    case 'couples':
      return brief === null || content.count * 2 <= brief.travellers;
    case 'alone':
      return brief === null || brief.travellers === 1;
    case 'rooms':
      return (
        brief === null ||
        spec.ownBeds ||
        (content.count === 1 && !content.isEach && brief.rooms <= 1) ||
        content.count * (content.isEach ? brief.travellers : 1) === brief.rooms ||
        (!content.isEach && facts.numbers.has(content.count))
      );
    case 'towns':
      return (
        brief === null ||
        content.count === brief.stops.length ||
        content.count === new Set(brief.stops.map(({ place }) => place.country)).size
      );
    case 'stars':
      return content.count === spec.stay.stars;
    case 'age':
      return (
        content.count >= 18 || brief === null || spec.childAges.includes(content.count) || brief.children > 0
      );
    case 'money':
      return isMoneyHeld(content, facts);
    case 'clock':
      return (
        content.minutes.some((minute) => facts.numbers.has(minute)) ||
        clocksIn(facts).some((own) => content.minutes.includes(own))
      );
    case 'date':
      return content.dates.every((date) => isDateHeld(date, facts));
    case 'weekday':
      return (
        facts.isLater ||
        facts.dates.some((date) => weekdayOf(date) === content.weekday) ||
        daysOfWeek(spec).includes(content.weekday)
      );
    case 'number':
      return (
        [content.count, content.count * 60, (content.count + 12) * 60].some((own) =>
          facts.numbers.has(own),
        ) ||
        facts.words.includes(` ${content.count} `) ||
        countsOf(facts).includes(content.count) ||
        facts.dates.some((date) => Number(date.slice(8)) === content.count)
      );
    case 'name':
      return isNamed(content.name, facts);
  }
}

/** Whether every word of a name is spoken of. */
export function isNamed(name: string, { words }: Pick<Facts, 'words'>): boolean {
  return normalize(name)
    .split(' ')
    .every((word) => word.length < 3 || words.includes(` ${stemOf(word)}`));
}

/** A word without what grammar adds to it. */
export function stemOf(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ings?|ies|es|s|ed)$/, '');
}

function isLengthHeld({ unit, counts, isEach }: Extract<Content, { kind: 'length' }>, facts: Facts): boolean {
  const { days, nights, brief } = facts;
  if (isEach && brief !== null && brief.stops.length > 1)
    return brief.stops.every((stop) => counts.includes(unit === 'night' ? stop.nights : stop.days));
  const needed = facts.spec.needs.map(({ amount }) => amount);
  return counts.some((count) =>
    needed.includes(count) || unit === 'night'
      ? nights.has(count)
      : unit === 'day'
        ? days.has(count) || count === 1 || (facts.isLater && facts.numbers.has(count))
        : [0, 1, -1].some((more) => days.has(count * 7 + more)) || nights.has(count * 7) || days.has(count),
  );
}

function isPartyHeld(
  { count, isEach, isGrown }: Extract<Content, { kind: 'people' | 'kin' }>,
  { brief, message, hasChildren }: Facts,
): boolean {
  if (brief === null) return true;
  const { travellers, adults, children, rooms } = brief;
  return (
    [travellers, travellers - 1].includes(count) ||
    ((isGrown || hasChildren) && [adults, adults - 1, children].includes(count)) ||
    (isEach && count * rooms === travellers) ||
    message.joining?.adults === count
  );
}

function isMoneyHeld(
  { amount, isNight, isEach }: Extract<Content, { kind: 'money' }>,
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
      figuresIn(sum.converted ?? '').includes(amount) ||
      sum.open?.value === amount);
  if (isNight) return isOf(spec.maxNight);
  if (isEach && isOf(spec.budget))
    return spec.budget?.per === 'person' || spec.budget?.per === 'personDay' || isLater;
  return isOf(spec.budget) || isOf(spec.maxNight) || (isLater && numbers.has(amount));
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\d\s?k\b|thousand|grand/i, 1e3],
  [/lakh/i, 1e5],
  [/\d\s?m\b|million/i, 1e6],
];

function figuresIn(typed: string): number[] {
  const scale = SCALES.find(([pattern]) => pattern.test(typed))?.[1] ?? 1;
  if (!/\d/.test(typed))
    return [
      numberInWords(
        typed.replace(/[^a-z\s-].*$|\b(?:dollars?|euros?|pounds?|francs?|quid|bucks)\b.*$/gi, '').trim(),
      ),
    ];
  const figures = (typed.match(/\d[\d.,\u00a0 ]*\d|\d/g) ?? []).map((figure) => {
    const plain = figure
      .replace(/[\s\u00a0]/g, '')
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.');
    return Number(plain);
  });
  return figures.flatMap((figure) => [figure, figure * scale]);
}

function clocksIn({ spec, brief }: Facts): number[] {
  return [
    ...(brief?.ownTimes.flatMap(({ from, until }) => [from, until]) ?? []),
    ...spec.fixed.flatMap(({ from, until }) => [from, until ?? from]),
    ...spec.busy.flatMap(({ from, until }) => [from, until]),
    ...[spec.hours?.arrives, spec.hours?.leaves, spec.wishes.landsAt, brief?.leaves?.at].flatMap(
      (own) => own ?? [],
    ),
  ];
}

function isDateHeld({ day, month }: DayOfYear, facts: Facts): boolean {
  const { spec, dates, brief } = facts;
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

function daysOf({ firstDay, days }: Brief): string[] {
  return Array.from({ length: days }, (_, index) => addDays(firstDay, index));
}

function datesOf(spec: TripSpec, brief: Brief | null): string[] {
  const named = [...spec.fixed.map(({ on }) => on), ...spec.busy.flatMap(({ on = [] }) => on)];
  const within = brief === null ? [] : daysOf(brief);
  const isNamed = (date: string) =>
    named.some(
      (own) =>
        (own?.kind === 'date' && date.endsWith(own.monthDay)) ||
        (own?.kind === 'monthDay' && Number(date.slice(8)) === own.day),
    );
  return [
    ...(spec.dates === null
      ? []
      : [spec.dates.start, spec.dates.end, ...(spec.dates.around === undefined ? [] : [spec.dates.around])]),
    ...(brief === null
      ? []
      : [brief.firstDay, brief.lastDay, addDays(brief.firstDay, -1), addDays(brief.lastDay, 1)].slice(0, 2)),
    ...(brief?.routes.some(({ role, kind }) => role !== 'between' && kind === 'air') && brief
      ? [addDays(brief.firstDay, -1)]
      : []),
    ...(brief?.stops.flatMap(({ firstDay, lastDay, checkOut }) => [firstDay, lastDay, checkOut]) ?? []),
    ...(brief?.ownTimes.flatMap(({ day }) => within[day] ?? []) ?? []),
    ...within.filter(isNamed),
  ];
}

function daysOfWeek(spec: TripSpec): number[] {
  return [spec.startsOn, spec.endsOn, ...spec.busy.flatMap(({ weekdays }) => weekdays)].flatMap((own) =>
    own === null ? [] : [own],
  );
}

/** Lengths of rows of towns one after another. */
function sumsOf(parts: readonly number[], others: readonly number[]): Set<number> {
  const sums = new Set(others);
  parts.forEach((_, from) => {
    let sum = 0;
    for (const part of parts.slice(from)) sums.add((sum += part));
  });
  return sums;
}

function spansOfOwn(brief: Brief | null): number[] {
  const own = brief?.ownTimes ?? [];
  return [...new Set(own.map(({ what }) => what))].map(
    (what) => new Set(own.filter((time) => time.what === what).map(({ day }) => day)).size,
  );
}

function changedLengths({ daysDelta, stopDeltas, shiftDays, shorten }: Message): number[] {
  const by =
    shorten === null ? [] : [Number(Object.values(shorten).find((own) => typeof own === 'number') ?? 0)];
  return [daysDelta, shiftDays, ...stopDeltas.map(({ delta }) => delta), ...by]
    .map(Math.abs)
    .filter((own) => own > 0);
}

function countsOf({ brief, days, nights }: Facts): number[] {
  const own = brief ? [brief.travellers, brief.adults, brief.children, brief.rooms, brief.stops.length] : [];
  return [...own, ...days, ...nights];
}

/** What is kept and has words or numbers of the traveller's. */
function wishesOf(spec: TripSpec) {
  const {
    musts,
    childAges,
    pace,
    comfort,
    modes,
    feasts,
    events,
    rooms,
    stay,
    needs,
    fixed,
    busy,
    hours,
    activities,
    nots,
    interests,
    avoid,
    wishes,
    open,
    swaps,
  } = spec;
  return {
    musts: musts.map(({ name, town }) => [name, town.name]),
    ...{
      feasts,
      events,
      rooms,
      childAges,
      pace,
      comfort,
      modes,
      stay,
      fixed,
      busy,
      hours,
      activities,
      nots,
      interests,
      avoid,
      open,
      swaps,
    },
    needs,
    edits: wishes.edits.map(({ change }) => JSON.stringify(change)),
    landsAt: wishes.landsAt,
  };
}

function saidOf(message: Message) {
  const {
    drops,
    guess,
    unknown,
    unknownBeside,
    dayEdits,
    otherHomes,
    budgetChange,
    swapDays,
    dropDay,
    joining,
    needsOff,
    weekday,
  } = message;
  return {
    drops: drops.map(({ place }) => place.name),
    edited: dayEdits.map((edit) => JSON.stringify(edit)),
    ...{ otherHomes, budgetChange, swapDays, dropDay, joining, needsOff, weekday, unknown, unknownBeside },
    guess: guess?.typed,
  };
}

function placesOf({ destinations, origin, returnTo, country, dayTrips, proposed }: TripSpec): string {
  const mentions = [...destinations, ...(origin ? [origin] : []), ...(returnTo ? [returnTo] : [])];
  return [
    country ?? '',
    ...mentions.flatMap(({ place, corrected, of, region, orElse }) => [
      ...namesOf(place),
      corrected,
      of,
      region?.name,
      orElse,
    ]),
    ...[...dayTrips, ...proposed].flatMap(namesOf),
  ].join(' . ');
}

function namesOf({
  name,
  city,
  country,
  countryCode,
  airports,
  regionCode,
}: TripSpec['dayTrips'][number]): string[] {
  return [
    name,
    city,
    country,
    countryCode,
    regionCode ?? '',
    ...airports.map(({ name: own, code }) => `${own} ${code}`),
  ];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return (value.match(/\d+/g) ?? []).map(Number).concat(minutesIn(value));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
