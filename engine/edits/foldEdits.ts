/** Folds changes of single days, of offers and of weekdays into the trip. */
import { weekdayOf, type Weekday, addDays } from '../../domain/dates/calendar.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { isOnDay } from './chosenOffers.ts';
import { asGuided, sightOf } from './guided.ts';
import { calledIn, isNamed, plain } from './names.ts';
import { changeLength, dropStops, lengthOfStops, planDayTrips, seesAsGuided } from '../trip/tripEdits.ts';
import type { TripSpec } from '../trip/spec.ts';
import type { DayChange, DayEdit } from '../read/follow/dayEdits.ts';
import { numberOf, type DayRef } from '../read/follow/dayRefs.ts';
import type { OfferWish } from '../read/follow/offerWishes.ts';
import type { Message, PlaceMention } from '../read/types.ts';
import type { Remark } from '../say/remarks.ts';
import type { WeekdayWish } from '../read/follow/weekdayWish.ts';
import type { TripEdit } from './types.ts';

interface When {
  /** ISO date. */
  readonly firstDay: string;
  readonly days: number;
  /** ISO date of today. */
  readonly today: string;
}

/** The days of a trip that has a destination. */
export type WhenOf = (trip: TripSpec) => When;

/** Steps of comfort up or down that make a difference. */
export const MOST_COMFORT = 2;
/** Days a trip is moved at most, those nearest first. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3];
/** To the next day of a name, never the same. */
const AFTER = [1, 2, 3, 4, 5, 6, 7];

/** The trip with the day edits of a message; those that name a day want a plan that has it. */
export function withDayEdits(trip: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  return message.dayEdits.reduce((own, edit) => withDayEdit(own, edit, message, whenOf), trip);
}

function withDayEdit(
  trip: TripSpec,
  { day, change: said }: DayEdit,
  message: Message,
  whenOf: WhenOf,
): TripSpec {
  if (trip.destinations.length === 0) return trip;
  const change = asGuided(trip, said);
  if (change.kind === 'fill') return filled(trip);
  if (change.kind === 'time') return { ...trip, remark: { code: 'no_other_time', thing: change.words } };
  const number =
    day !== null
      ? numberOf(day, whenOf(trip))
      : change.kind === 'free'
        ? Math.ceil(whenOf(trip).days / 2)
        : null;
  if (number === 0) return { ...trip, remark: noDay(day, whenOf(trip)) };
  // a day trip that is in the trip already moves to its day
  const known =
    change.kind === 'trip' ? trip.dayTrips.find(({ name }) => isNamed(change.to ?? '', name)) : undefined;
  if (known && number !== null) return { ...trip, swaps: [...trip.swaps, { thing: known.name, to: number }] };
  const isGuided = seesAsGuided(trip.destinations, message);
  if (change.kind === 'trip' && change.to !== null && !isGuided && isSome(message.destinations)) {
    const near = planDayTrips(trip, [townOfTrip(change.to, message.destinations)], null);
    if (near.remark !== null || number === null) return near;
  }
  if (change.kind === 'without' && change.isLast === true) {
    const thing = lastThing(trip);
    return thing === null
      ? { ...trip, remark: { code: 'which_thing', day: null } }
      : withDayEdit(
          trip,
          { day, change: { kind: 'without', words: thing, interest: null, isFilled: true } },
          message,
          whenOf,
        );
  }
  const stop = change.kind === 'without' ? stopNamed(trip, change.words) : null;
  if (stop) return dropStops(trip, [stop], []);
  if (change.kind === 'move') {
    const thing = change.isLast === true ? lastThing(trip) : change.words;
    if (number === null) return trip;
    return thing === null
      ? { ...trip, remark: { code: 'which_thing', day: number } }
      : { ...trip, musts: mustsWith(trip, change, number), swaps: [...trip.swaps, { thing, to: number }] };
  }
  const seen = change.kind === 'trip' ? sightOf(trip, change.to) : null;
  if (seen) {
    const musts = [...trip.musts.filter(({ name }) => name !== seen.name), seen];
    return {
      ...trip,
      musts,
      swaps: number === null ? trip.swaps : [...trip.swaps, { thing: seen.name, to: number }],
    };
  }
  const edit: TripEdit = {
    day: number,
    change: isGuided ? change : named(change, message),
    afterSwaps: trip.swaps.length,
  };
  return {
    ...trip,
    chosen: withoutTours(trip, change, number),
    wishes: { ...trip.wishes, edits: [...trip.wishes.edits, edit] },
  };
}

/** The choices without the tours that a change takes out of the plan: that of its day, all of them, or the one that it names. */
function withoutTours(trip: TripSpec, change: DayChange, day: number | null): TripSpec['chosen'] {
  const isMeant = (own: TripSpec['chosen']['tours'][number]) =>
    (change.kind === 'tour' && (day === null || isOnDay(own, day, trip.destinations, endsOf(trip)))) ||
    (change.kind === 'without' && change.interest === null && isNamed(own.name, change.words));
  return { ...trip.chosen, tours: trip.chosen.tours.filter((own) => !isMeant(own)) };
}

/** Of the towns that a message names, the one that the day goes to. */
function townOfTrip(to: string, towns: readonly [PlaceMention, ...PlaceMention[]]): PlaceMention {
  return towns.find(({ place }) => isNamed(to, place.name)) ?? towns.at(-1) ?? towns[0];
}

/** What is put on a day and named nowhere yet is seen in the town of that day. */
function mustsWith(
  trip: TripSpec,
  { words, isNew }: Extract<DayChange, { kind: 'move' }>,
  day: number,
): TripSpec['musts'] {
  const { musts } = trip;
  const stop = stopOnDay(trip, day);
  const isKnown = musts.some(({ name }) => isNamed(name, words));
  return isNew !== true || stop === undefined || isKnown
    ? musts
    : [...musts, { name: plain(words), town: stop.place }];
}

/** The town that has a day of the trip. */
function stopOnDay(trip: TripSpec, day: number): TripSpec['destinations'][number] | undefined {
  const ends = endsOf(trip);
  return trip.destinations[ends.findIndex((end) => day <= end)];
}

/** The last day of each town, from 1. */
function endsOf(trip: TripSpec): number[] {
  return lengthOfStops(trip).map((_, index, lengths) =>
    lengths.slice(0, index + 1).reduce((a, b) => a + b, 0),
  );
}

/** What the message before put in the plan, moved or left out: "it" of the one after. Null where it was about something else. */
function lastThing({ said, dayTrips, musts, swaps, wishes }: TripSpec): string | null {
  const edited = wishes.edits.flatMap(({ change }) =>
    change.kind === 'trip' && change.to !== null
      ? [change.to]
      : change.kind === 'without' && change.words !== ''
        ? [change.words]
        : [],
  );
  const things = [
    ...musts.map(({ name }) => name),
    ...edited,
    ...dayTrips.map(({ name }) => name),
    ...swaps.flatMap((swap) => ('thing' in swap ? [swap.thing] : [])),
  ];
  return calledIn(said?.meant ?? said?.typed ?? '', things);
}

/** The trip without a day in its midst: the town that has it is a day shorter. */
export function withoutDay(trip: TripSpec, day: DayRef, whenOf: WhenOf): TripSpec {
  const when = whenOf(trip);
  const number = numberOf(day, when);
  if (number === 0) return { ...trip, remark: noDay(day, when) };
  const shorter = changeLength(
    { ...trip, remark: null },
    -1,
    Math.max(
      0,
      endsOf(trip).findIndex((end) => number <= end),
    ),
  );
  if (shorter.remark !== null) return shorter;
  const { firstDay } = when;
  return {
    ...shorter,
    startDay: null,
    isWeekend: false,
    dates: { start: firstDay, end: firstDay, kind: 'start', movedFrom: null },
  };
}

/** The town of the trip that words name in small letters: "drop rimini". */
function stopNamed({ destinations }: TripSpec, words: string): TripSpec['destinations'][number] | null {
  return destinations.find(({ place }) => normalize(place.name) === normalize(words)) ?? null;
}

/** Something else in the time of what the last edit took out. */
function filled(trip: TripSpec): TripSpec {
  const { edits } = trip.wishes;
  const at = edits.findLastIndex(({ change }) => change.kind === 'without');
  const next = edits.map((edit, index) =>
    index === at && edit.change.kind === 'without'
      ? { ...edit, change: { ...edit.change, isFilled: true } }
      : edit,
  );
  return at < 0
    ? { ...trip, remark: { code: 'nothing_to_fill' } }
    : { ...trip, wishes: { ...trip.wishes, edits: next } };
}

/** A town as the gazetteer spells it. */
function named(change: TripEdit['change'], { destinations }: Message): TripEdit['change'] {
  return change.kind === 'trip' && change.to !== null && isSome(destinations)
    ? { ...change, to: townOfTrip(change.to, destinations).place.name }
    : change;
}

/** The trip with two of its days to change places. */
export function withSwap(trip: TripSpec, days: Message['swapDays'], whenOf: WhenOf): TripSpec {
  if (days === null || trip.destinations.length === 0) return trip;
  const when = whenOf(trip);
  const missing = days.find((day) => day.kind === 'weekday' && numberOf(day, when) === 0);
  if (missing) return { ...trip, remark: noDay(missing, when) };
  // a number that the plan does not have is told with the plan
  const [one = 0, other = 0] = days.map((day) => (day.kind === 'number' ? day.number : numberOf(day, when)));
  return { ...trip, swaps: [...trip.swaps, [one, other]] };
}

/** The remark on hours of weekdays of which the plan has none; null where it has one. */
export function noWeekdayFor({ busy }: Message, when: When): Remark | null {
  const weekdays = busy.flatMap((own) =>
    own.weekdays.map((weekday) => ({ kind: 'weekday', weekday }) as const),
  );
  const [first] = weekdays;
  return first && weekdays.every((day) => numberOf(day, when) === 0) ? noDay(first, when) : null;
}

function noDay(ref: DayRef | null, { days }: When): Remark {
  if (ref?.kind === 'unnamed') return { code: 'which_day' };
  return ref?.kind === 'weekday'
    ? { code: 'no_such_weekday', weekday: ref.weekday }
    : { code: 'no_such_day', days, day: ref?.kind === 'number' ? ref.number : null };
}

/**
 * The trip with other offers asked for; a wish for the stay in some of its towns is in {@link withTownWishes}.
 * @param isPlanned its flights were: who tells when they land has the way there, and may want the planned way home
 */
export function withOfferWishes(trip: TripSpec, wish: OfferWish, isPlanned: boolean): TripSpec {
  const { wishes, modes } = trip;
  const { passed } = wishes;
  // who drives there and flies home sees to the drive alone
  const fliesHome =
    modes.wanted.includes('car') && modes.legs.some(({ mode, to }) => mode === 'flight' && to === null);
  return {
    ...trip,
    ownBeds: trip.ownBeds && !wish.withHotel,
    wishes: {
      ...wishes,
      edits: wish.withTour ? wishes.edits.filter(({ change }) => change.kind !== 'tour') : wishes.edits,
      passed: {
        hotels: passedOnce(passed.hotels, wish.otherHotel),
        flights: passedOnce(passed.flights, wish.otherFlight),
        tours: passedOnce(passed.tours, wish.otherTour),
      },
      nonStop: wishes.nonStop || wish.nonStop,
      cheapFlights: wishes.cheapFlights || wish.cheaperFlight,
      flightTime: wish.flightTime ?? wishes.flightTime,
      ownFlights:
        !wish.withFlights &&
        !fliesHome &&
        (wishes.ownFlights || wish.ownFlights || (wish.landsAt !== null && !isPlanned)),
      landsAt: wish.withFlights ? null : (wish.landsAt ?? wishes.landsAt),
    },
  };
}

/** Offers passed over, one more where another is asked for; as many as a kept trip counts (trip/storedSpec.ts). */
function passedOnce(count: number, isAnother: boolean): number {
  return Math.min(count + Number(isAnother), 1_000);
}

/** "A nicer hotel in Porto": the stay there, and nothing of the other towns. */
export function withTownWishes(trip: TripSpec, { destinations, comfort, offers }: Message): TripSpec {
  const { towns } = trip.wishes;
  const next = destinations.reduce((all, { place }) => {
    const own = all.find(({ town }) => town === place) ?? { town: place, comfort: 0, passed: 0 };
    const changed = {
      town: place,
      comfort: Math.max(-MOST_COMFORT, Math.min(MOST_COMFORT, own.comfort + comfort)),
      passed: passedOnce(own.passed, offers.otherHotel),
    };
    return [...all.filter(({ town }) => town !== place), changed];
  }, towns);
  return { ...trip, wishes: { ...trip.wishes, towns: next } };
}

/** The trip moved by a few days, to the weekday asked for or away from the one to avoid. */
export function withWeekday(trip: TripSpec, wish: WeekdayWish | null, whenOf: WhenOf): TripSpec {
  if (wish === null || trip.destinations.length === 0) return trip;
  const { firstDay, days, today } = whenOf(trip);
  const suits = (first: string): boolean =>
    wish.kind === 'avoid' ? !travelsOn(first, days, wish.weekday) : weekdayOf(first) === wish.weekday;
  const beside = wish.kind === 'after' ? AFTER : wish.kind === 'before' ? AFTER.map((by) => -by) : SHIFTS;
  const moved = beside
    .map((shift) => addDays(firstDay, shift))
    .find((first) => first > today && suits(first));
  if (moved === firstDay) {
    const code = wish.kind === 'avoid' ? 'travels_on_none' : 'starts_already';
    return { ...trip, remark: { code, weekday: wish.weekday } };
  }
  if (moved === undefined) return { ...trip, remark: { code: 'no_such_dates' } };
  return {
    ...trip,
    startDay: null,
    isWeekend: false,
    dates: { start: moved, end: moved, kind: 'start', movedFrom: null },
  };
}

function travelsOn(first: string, days: number, weekday: Weekday): boolean {
  return weekdayOf(first) === weekday || weekdayOf(addDays(first, days - 1)) === weekday;
}

function isSome<Own>(list: readonly Own[]): list is readonly [Own, ...Own[]] {
  return list.length > 0;
}
