/** What each day in a town is about: a quarter, a day trip, or what the travellers make of it. */
import { weekdayOf, type Weekday, addDays } from '../../../domain/dates/calendar.ts';
import { guideFor } from '../../facts/guides.ts';
import { isColdAt } from '../../facts/climate.ts';
import { nearestStop } from '../../trip/tripEdits.ts';
import { rankAreas } from '../rankAreas.ts';
import { isLeftOut } from '../demands/wished.ts';
import { quarterOf } from '../choose/tours.ts';
import { freeDay, likedDay } from './generic/generic.ts';
import type { GenericDay } from '../../../content/genericDays.ts';
import { freePiece } from './taken.ts';
import { wayIn } from './tripWay.ts';
import { isOpenOn } from '../../facts/openDays.ts';
import { isMust, isTooHard, lineFor, mustsAt } from './needs.ts';
import { isBestOn, sightsOf, waitsFor } from './sights.ts';
import type { Area, CityGuide } from '../../../content/towns/types.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { SeenTour } from '../../offers/found.ts';
import type { DayWindow } from './types.ts';

export type Theme =
  | { readonly kind: 'area'; readonly area: Area }
  | {
      readonly kind: 'trip';
      readonly town: string;
      readonly line: string;
      /** One way, of a town that no guide tells the way to. */
      readonly minutes?: number;
    }
  | { readonly kind: 'generic'; readonly day: GenericDay }
  /** Nothing is planned: as was asked, or since nothing is known of the town. */
  | { readonly kind: 'own'; readonly isAsked: boolean }
  /** Travel takes it. */
  | { readonly kind: 'rest' };

type DayTrip = CityGuide['dayTrips'][number];

/** A day trip wants the day from nine to six. */
const TRIP_FROM = 9 * 60;
const TRIP_UNTIL = 18 * 60;
const SHORTEST_DAY = 150;
/** Beside hours of work, an evening is worth a quarter too. */
const SHORTEST_EVENING = 90;
const GOOD_DAY = 2;
/** A longer way out and back is gone only by who asks for it. */
const LONGEST_UNASKED = 225;

interface Input {
  readonly brief: Brief;
  readonly stop: Stop;
  readonly windows: readonly DayWindow[];
  readonly tour: SeenTour | null;
  /** What an earlier stay in the same town has had; this one adds to it. */
  readonly had: Had;
}

/** What a town has shown already: a second stay goes on from it. */
export interface Had {
  /** Names of sights and day trips, and titles of days that every town has. */
  readonly seen: Set<string>;
  /** Days that were left free. */
  free: number;
}

/** The themes of a stop's days in their order, before the traveller's swaps. */
export function themesOf({ brief, stop, windows, tour, had }: Input): Theme[] {
  const areas = stop.guide ? areasFor(brief, stop, tour) : [];
  const wished = wishedTrips(brief, stop);
  const own = (stop.guide?.dayTrips ?? []).filter(
    (trip) =>
      !had.seen.has(trip.name) &&
      !trip.tags.some((tag) => brief.avoid.includes(tag)) &&
      !(brief.children > 0 && trip.adult === true) &&
      !isTooHard(trip, brief) &&
      wayIn(trip.line) <= LONGEST_UNASKED &&
      lineFor(trip, brief) !== null &&
      !isLeftOut({ title: trip.name, note: trip.line }, brief.nots) &&
      !wished.some(({ town }) => town === trip.name),
  );
  const isWhole = windows.map(
    (window) => window.from <= TRIP_FROM && window.visitsUntil >= TRIP_UNTIL && window.taken.length === 0,
  );
  const tripDays = daysForTrips(isWhole, wished.length);
  if (brief.only !== null) return windows.map(() => ({ kind: 'own', isAsked: true }));
  return windows.map((window, index): Theme => {
    const trip = tripDays.includes(index) ? wished[tripDays.indexOf(index)] : undefined;
    if (trip) return trip;
    const free = freePiece(Math.max(window.from, TRIP_FROM), Math.min(window.until, 19 * 60), window.taken);
    if (free.until - free.from < (window.taken.length > 0 ? SHORTEST_EVENING : SHORTEST_DAY))
      return { kind: 'rest' };
    const date = addDays(stop.firstDay, index);
    const weekday = weekdayOf(date);
    const open = (area: Area) => sightsOf(area, date, window, had.seen, brief, '');
    const isGood = (area: Area) => open(area).length >= GOOD_DAY;
    // on part of a day only what loses little: the museum that a town is known for wants its own morning
    const keepsBest = (area: Area) =>
      isWhole[index] === true || open(area).some(({ title }) => title === area.sights[0].name);
    const later = windows.slice(index + 1).map((_, ahead) => weekdayAt(stop, index + 1 + ahead));
    // only quarters that the days to come would reach anyhow: a market is no reason to leave out the cathedral
    const near = areas.slice(0, windows.length - index).filter(isGood);
    const best =
      near.find((area) => isBestOn(area, weekday) && keepsBest(area)) ??
      near.find((area) => !waitsFor(area, weekday, later) && keepsBest(area)) ??
      near.find(keepsBest) ??
      areas.find((area) => isGood(area) && keepsBest(area)) ??
      near[isWhole[index] === true ? 0 : near.length - 1] ??
      areas.find(isGood) ??
      areas.find((area) => open(area).length > 0);
    if (best) {
      for (const { title } of open(best)) had.seen.add(title);
      areas.splice(areas.indexOf(best), 1);
      return { kind: 'area', area: best };
    }
    // nobody goes far on the day of a flight
    const isFree = isWhole[index] === true && !window.items.some(({ kind }) => kind === 'flight');
    const next = isFree ? takeOpen(own, date) : undefined;
    if (next) {
      had.seen.add(next.name);
      return { kind: 'trip', town: next.name, line: lineFor(next, brief) ?? next.line };
    }
    if (stop.guide) {
      had.free += 1;
      return { kind: 'generic', day: freeDay(had.free - 1, brief) };
    }
    const day = likedDay({
      brief,
      weekday,
      isWhole: isFree,
      isCold: isColdAt(stop.place, date),
      used: had.seen,
    });
    if (!day) return { kind: 'own', isAsked: false };
    had.seen.add(day.title);
    return { kind: 'generic', day };
  });
}

function weekdayAt({ firstDay }: Stop, index: number): Weekday {
  return weekdayOf(addDays(firstDay, index));
}

/** Takes the first trip that is open on this date. */
function takeOpen(trips: DayTrip[], date: string): DayTrip | undefined {
  const index = trips.findIndex((trip) => isOpenOn(trip, date));
  return index < 0 ? undefined : trips.splice(index, 1)[0];
}

/** Day trips that were asked for and found no whole day. */
export function unplannedTrips(brief: Brief, windowsOf: (stop: Stop) => readonly DayWindow[]): string[] {
  return brief.stops.flatMap((stop) => {
    const windows = windowsOf(stop);
    const free = windows.filter(
      ({ from, visitsUntil, taken }) => from <= TRIP_FROM && visitsUntil >= TRIP_UNTIL && taken.length === 0,
    ).length;
    return wishedTrips(brief, stop)
      .slice(free)
      .map(({ town }) => town);
  });
}

/** Areas by taste, the quarter of the tour first: the tour is on its day. */
function areasFor(brief: Brief, stop: Stop, tour: SeenTour | null): Area[] {
  if (!stop.guide) return [];
  const musts = mustsAt(brief, stop);
  const has = ({ sights }: Area) => Number(sights.some((sight) => isMust(sight, musts)));
  const ranked = rankAreas(stop.guide, brief).toSorted((a, b) => has(b) - has(a));
  const quarter = tour && quarterOf(tour, stop);
  const own = ranked.find((area) => area.name === quarter);
  return own ? [own, ...ranked.filter((area) => area !== own)] : ranked;
}

function wishedTrips(brief: Brief, stop: Stop): Extract<Theme, { kind: 'trip' }>[] {
  const musts = mustsAt(brief, stop);
  const named = (stop.guide?.dayTrips ?? [])
    .filter((trip) => isMust(trip, musts) && !brief.dayTrips.some(({ name }) => trip.name.includes(name)))
    .map(({ name, line }) => ({ kind: 'trip' as const, town: name, line }));
  const asked = brief.dayTrips.flatMap((place) => {
    const nearest = nearestStop(brief.stops, place);
    if (!nearest || brief.stops[nearest.index] !== stop) return [];
    const known = stop.guide?.dayTrips.find((trip) => trip.name.includes(place.name));
    const [sight] = guideFor(place)?.areas[0].sights ?? [];
    const line =
      known?.line ??
      (sight
        ? `begin with ${sight.name}: ${sight.line}`
        : 'look up its sights and their closing days before you go.');
    const way = known ? {} : { minutes: Math.max(30, Math.round(nearest.minutes / 15) * 15) };
    return [{ kind: 'trip' as const, town: place.name, line, ...way }];
  });
  return [...asked, ...named];
}

/** Whole days, not the first of them where there is a choice: a town is seen before what lies around it. */
function daysForTrips(isWhole: readonly boolean[], count: number): number[] {
  const whole = isWhole.flatMap((own, index) => (own ? [index] : []));
  return (whole.length > count ? whole.slice(1) : whole).slice(0, count);
}
