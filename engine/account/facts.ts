/** The trip that was made of a message, as numbers, dates and words that a piece of the message can be looked for in. */
import { normalize } from '../../domain/text/normalize.ts';
import { addDays } from '../../domain/dates/calendar.ts';
import { MAX_TRAVELLERS } from '../../domain/itinerary/itinerary.ts';
import { minutesIn } from './clocks.ts';
import { DINNER_TO_BED } from '../read/acts/needs/smallChildren.ts';
import type { Content } from './content.ts';
import type { Brief } from '../plan/brief/brief.ts';
import type { Message } from '../read/types.ts';
import type { TripSpec } from '../trip/spec.ts';
import type { Span } from '../read/words.ts';

/** A message, and the trip that it came to. */
export interface Trip {
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

/** With what else is known of the message. */
export interface Made extends Trip {
  /** What the message asks is answered beside the plan. */
  readonly isAnswered: boolean;
  /** Whether a piece, read by itself, says something and nothing that the trip does not hold. */
  readonly isHeldAlone: (piece: string) => boolean;
  /** Where the message says what an act took and nobody read, beside the words that the answer speaks of. */
  readonly swallowed: (isSaid: (word: string) => boolean) => readonly Span[];
}

/** A trip as what its parts come to, to be asked for each piece of a message. */
export interface Facts extends Trip {
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
  /** All words of what is kept. */
  readonly kept: string;
  /** Those and the words of the answer, folded. */
  readonly words: string;
}

const CHILD =
  /\b(?:kids?|child\w*|babies|baby|toddlers?|teens?|teenagers?|sons?|daughters?|boys?|girls?|grand(?:kids|child\w*)|year[- ]olds?|infants?|minors?)\b/i;

/** @param content what the message says */
export function factsOf(made: Trip, content: readonly Content[]): Facts {
  const { brief, spec, message, text } = made;
  const kept = { ...wishesOf(spec), ...saidOf(message) };
  const words = `${JSON.stringify(kept)} ${placesOf(spec)}`;
  return {
    ...made,
    days: sumsOf(brief?.stops.map(({ days }) => days) ?? [], [
      ...(brief ? [brief.days] : [spec.days ?? 0]),
      ...spansOfOwn(brief),
      ...changedLengths(message),
      // where flights decide the order, the day of one counts for both towns
      ...(message.route === 'found' ? (brief?.stops.slice(0, -1).map(({ days }) => days + 1) ?? []) : []),
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
    kept: words,
    words: ` ${normalize(`${text} ${words}`)} `,
  };
}

/** Hours that the trip is held to, in minutes of the day. */
export function clocksIn({ spec, brief }: Facts): number[] {
  return [
    ...(brief?.ownTimes.flatMap(({ from, until }) => [from, until]) ?? []),
    ...spec.fixed.flatMap(({ from, until }) => [from, until ?? from]),
    ...spec.busy.flatMap(({ from, until }) => [from, until]),
    // "dinner never later than 7pm" is kept as the bedtime after it
    ...spec.needs.flatMap(({ kind, amount }) => (kind === 'bedtime' ? [(amount ?? 0) - DINNER_TO_BED] : [])),
    // "4h" of flight reads as the hour
    (spec.open?.maxHours ?? 0) * 60,
    ...[spec.hours?.arrives, spec.hours?.leaves, spec.wishes.landsAt, brief?.leaves?.at].flatMap(
      (own) => own ?? [],
    ),
  ];
}

/** ISO dates of a plan's days. */
export function daysOf({ firstDay, days }: Brief): string[] {
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
    ...wishedDates(spec, brief),
    ...(brief === null ? [] : [brief.firstDay, brief.lastDay]),
    ...(brief?.routes.some(({ role, kind }) => role !== 'between' && kind === 'air') && brief
      ? [addDays(brief.firstDay, -1)]
      : []),
    ...(brief?.stops.flatMap(({ firstDay, lastDay, checkOut }) => [firstDay, lastDay, checkOut]) ?? []),
    ...(brief?.ownTimes.flatMap(({ day }) => within[day] ?? []) ?? []),
    ...(brief?.swaps.flatMap((swap) => ('to' in swap ? (within[swap.to - 1] ?? []) : [])) ?? []),
    ...within.filter(isNamed),
  ];
}

/** Days that were to be the first and the last count where the plan has them. */
function wishedDates({ dates }: TripSpec, brief: Brief | null): string[] {
  if (dates === null) return [];
  const wished = [dates.start, dates.end, ...(dates.around === undefined ? [] : [dates.around])];
  const met =
    dates.kind === 'days' && brief !== null
      ? wished.filter((date) => date >= brief.firstDay && date <= brief.lastDay)
      : wished;
  // the answer speaks of it
  return dates.begunOn === undefined ? met : [...met, dates.begunOn];
}

/** Weekdays that are asked for. */
export function daysOfWeek(spec: TripSpec): number[] {
  const named = spec.busy.flatMap(({ weekdays }) => (weekdays.length < 7 ? weekdays : []));
  return [spec.startsOn, spec.endsOn, ...named].flatMap((own) => (own === null ? [] : [own]));
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
  const by = shorten === null ? [] : Object.values(shorten).filter((own) => typeof own === 'number');
  return [daysDelta, shiftDays, ...stopDeltas.map(({ delta }) => delta), ...by]
    .map(Math.abs)
    .filter((own) => own > 0);
}

/** Numbers that the plan speaks of by itself. */
export function countsOf({ brief, days, nights }: Facts): number[] {
  const own = brief ? [brief.travellers, brief.adults, brief.children, brief.rooms, brief.stops.length] : [];
  return [...own, ...days, ...nights];
}

/** Fields that have words or numbers of the traveller's. */
const KEPT =
  'feasts events rooms childAges pace comfort modes stay needs fixed busy hours activities nots interests avoid open swaps'.split(
    ' ',
  );
const SAID = 'otherHomes budgetChange swapDays dropDay joining needsOff weekday unknown unknownBeside'.split(
  ' ',
);

function fieldsOf(all: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

function wishesOf(spec: TripSpec): object {
  const { musts, wishes } = spec;
  return {
    ...fieldsOf(spec, KEPT),
    musts: musts.map(({ name, town }) => [name, town.name]),
    edits: wishes.edits.map(({ change }) => JSON.stringify(change)),
    landsAt: wishes.landsAt,
  };
}

function saidOf(message: Message): object {
  const { drops, guess, dayEdits } = message;
  return {
    ...fieldsOf(message, SAID),
    drops: drops.map(({ place }) => place.name),
    edited: dayEdits.map((edit) => JSON.stringify(edit)),
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
  borrowsCode,
  regionCode,
}: TripSpec['dayTrips'][number]): string[] {
  return [
    name,
    city,
    country,
    countryCode,
    regionCode ?? '',
    // an airport of another town has its name
    ...(borrowsCode ? [] : airports.map(({ name: own, code }) => `${own} ${code}`)),
  ];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return (value.match(/\d+/g) ?? []).map(Number).concat(minutesIn(value));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
