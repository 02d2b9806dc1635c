/** Events of the towns of a trip: what it is for, and what else is on while it is there. */
import { isNamed } from '../../edits/names.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { addDays, MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import { countryFacts } from '../../../content/countries/countries.ts';
import { ALL_FEASTS } from '../../../content/holidays/allFeasts.ts';
import { guideFor } from '../../facts/guides.ts';
import { datesIn } from '../../read/time/feasts.ts';
import { monthWindow } from '../../read/time/calendar.ts';
import {
  datesFor,
  DAYS_TO_PREPARE,
  eventNamed,
  eventsDuring,
  namesOf,
  nextTime,
  type EventDays,
} from '../../facts/events.ts';
import { formatShortDay, lowered } from '../../say/write/format.ts';
import type { Must, DateWish } from '../../read/types.ts';
import type { TripSpec } from '../../trip/spec.ts';
import { sightFor } from '../demands/wished.ts';
import type { Brief } from './brief.ts';

/** A trip without dates takes those of the event that it is for; one of a month or season, what the event has of it. */
export function withEventDates(trip: TripSpec, today: string, notes: string[]): TripSpec {
  if (trip.dates !== null) return withinEvent(trip, trip.dates, addDays(today, DAYS_TO_PREPARE));
  const [time] = trip.destinations.flatMap(({ place }) => timesNamed(trip, guideFor(place), today));
  if (!time) return trip;
  notes.push(`${time.event.name} is ${spanOf(time)}, so I planned the trip for it.`);
  return { ...trip, dates: datesFor(time, addDays(today, DAYS_TO_PREPARE)) };
}

/** "Oktoberfest in September", "the Fringe next summer". */
function withinEvent(trip: TripSpec, dates: DateWish, soonest: string): TripSpec {
  if (dates.kind !== 'window' || dates.feast !== undefined || dates.isLoose) return trip;
  const seasons = ALL_FEASTS.filter(({ name, isSeason }) => isSeason && trip.feasts.includes(name));
  const times = [
    ...trip.destinations
      .flatMap(({ place }) => eventsDuring(guideFor(place), dates.start, dates.end))
      .filter(({ event }) => trip.events.includes(event.name)),
    ...seasons.flatMap((feast) => {
      const days = datesIn(feast, Number(dates.start.slice(0, 4)));
      return days ? [{ event: feast, ...days }] : [];
    }),
  ];
  const time = times.find(({ start, end }) => start <= dates.end && end >= dates.start);
  if (!time) return trip;
  const start = time.start < dates.start ? dates.start : time.start;
  const end = time.end > dates.end ? dates.end : time.end;
  return { ...trip, dates: datesFor({ event: time.event, start, end }, soonest) };
}

/** A trip that is to be at the best time and has no dates takes a month of it, by the guide to its first town or by its country. */
export function withBestTime(trip: TripSpec, today: string, notes: string[]): TripSpec {
  const [first] = trip.destinations;
  if (!trip.isBestTime || trip.dates !== null || !first) return trip;
  const { place } = first;
  const wished = (guideFor(place)?.seasons ?? []).find(({ line }) =>
    trip.activities.some((wish) => lowered(line).includes(wish.toLowerCase().replace(/s$/, ''))),
  );
  const months: readonly number[] = wished?.months ?? countryFacts(place.countryCode)?.bestMonths ?? [];
  const ahead = Array.from({ length: 12 }, (_, later) => monthAfter(today, later + 1));
  const month = ahead.find((own) => months.includes(Number(own.slice(5))));
  if (month === undefined) return trip;
  const name = MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';
  notes.push(
    `You want the best time: I took ${name} ${month.slice(0, 4)}${wished ? `, of which my guide says “${wished.line}”` : ', one of the months that suit the country best'}.`,
  );
  return { ...trip, dates: monthWindow(month, null) };
}

/** "2027-04", so many months after that of a date. */
function monthAfter(date: string, months: number): string {
  const first = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1));
  return first.toISOString().slice(0, 7);
}

function timesNamed(
  { events }: Pick<TripSpec, 'events'>,
  guide: ReturnType<typeof guideFor>,
  today: string,
): EventDays[] {
  return events.flatMap((name) => {
    const event = eventNamed(guide, name);
    return (event && nextTime(event, addDays(today, DAYS_TO_PREPARE))) ?? [];
  });
}

/** What a guide of the stops calls a sight that was named by another name of it, and that name as the guide has it; null for none. */
function inGuide(
  name: string,
  stops: Brief['stops'],
): { readonly own: string; readonly said: string } | null {
  const typed = normalize(name);
  const sights = stops.flatMap(({ guide }) => guide?.areas.flatMap((area) => area.sights) ?? []);
  for (const { name: own, aliases } of sights) {
    const said = aliases?.find((alias) => normalize(alias) === typed);
    if (said !== undefined) return { own, said };
  }
  return null;
}

/** A day that a thing was put on, with the thing as the guides of the stops call it. */
export function namedSwaps({ swaps }: Pick<TripSpec, 'swaps'>, stops: Brief['stops']): TripSpec['swaps'] {
  return swaps.map((swap) =>
    'to' in swap ? { ...swap, thing: inGuide(swap.thing, stops)?.own ?? swap.thing } : swap,
  );
}

/** The sights that were named, as the guides of the stops call them, each once. */
export function namedMusts({ musts }: Pick<TripSpec, 'musts'>, stops: Brief['stops']): Must[] {
  const named = musts.map((must) => ({ ...must, name: inGuide(must.name, stops)?.own ?? must.name }));
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

/** A line for each whose name in the plan is another one than was said. */
export function namedNotes({ musts }: Pick<TripSpec, 'musts'>, stops: Brief['stops']): string[] {
  return musts.flatMap(({ name }) => {
    const known = inGuide(name, stops);
    return known === null || isNamed(known.own, name)
      ? []
      : [`“${known.said}” is in my guide as ${known.own}.`];
  });
}

/** Events that the trip is for, as sights to be seen: each in one of its days. */
export function eventMusts(
  { events, musts }: Pick<TripSpec, 'events' | 'musts'>,
  stops: Brief['stops'],
): Must[] {
  return stops.flatMap(({ place, guide, firstDay, lastDay }) =>
    eventsDuring(guide, firstDay, lastDay)
      .filter(({ event }) => events.includes(event.name) && !musts.some(({ name }) => name === event.name))
      .map(({ event }): Must => ({ name: event.name, town: place })),
  );
}

/** Things to do that were named, where a guide has a sight called so: it is in one of the days. */
export function wishMusts(
  { activities, musts }: Pick<TripSpec, 'activities' | 'musts'>,
  stops: Brief['stops'],
): Must[] {
  return activities.flatMap((wish) => {
    const found = stops.flatMap(({ place, guide }) => {
      const name = guide && sightFor(guide, wish);
      return name === null ? [] : [{ name, town: place }];
    });
    return found.filter(({ name }) => !musts.some((must) => must.name === name)).slice(0, 1);
  });
}

/** A line for what falls into the stay, and one for what was named and does not. */
export function eventNotes(trip: Pick<TripSpec, 'events' | 'feasts'>, stops: Brief['stops']): string[] {
  const during = stops.flatMap(({ guide, firstDay, lastDay }) =>
    eventsDuring(guide, firstDay, lastDay).filter((time) => !isTold(time, trip.feasts)),
  );
  const missed = stops.flatMap(({ guide, firstDay }) =>
    timesNamed(trip, guide, firstDay).filter(
      ({ event }) => !during.some((time) => time.event.name === event.name),
    ),
  );
  return [
    ...(during.length > 0
      ? [
          `While you are there: ${during.map((time) => `${time.event.name}, ${spanOf(time)}: ${plain(time.event.line)}`).join('; ')}.`,
        ]
      : []),
    ...missed.map((time) => `${time.event.name} is ${spanOf(time)}, which is not within these dates.`),
  ];
}

/** What the feasts of the trip tell already. */
function isTold({ event }: EventDays, feasts: readonly string[]): boolean {
  const own = ALL_FEASTS.filter(({ name }) => feasts.includes(name));
  return namesOf(event).some((name) =>
    own.some(({ words }) => new RegExp(words, 'i').test(name.replaceAll('’', "'"))),
  );
}

function spanOf({ start, end, isUsual }: EventDays): string {
  const days =
    start === end ? `on ${formatShortDay(start)}` : `${formatShortDay(start)} to ${formatShortDay(end)}`;
  return isUsual ? `usually about ${days.replace(/^on /, '')} (look up this year’s dates)` : days;
}

function plain(line: string): string {
  return lowered(line.replace(/\.$/, ''));
}
