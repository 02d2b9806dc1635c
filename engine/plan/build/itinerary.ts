/** The plan as data, from the trip and the offers chosen for it. */
import { addDays } from '../../../domain/dates/calendar.ts';
import { quarterOf } from '../choose/tours.ts';
import { sightsBooked } from '../demands/wished.ts';
import { withoutTours } from '../choose/costs.ts';
import { heldTour } from '../../edits/chosenOffers.ts';
import { applyEdits, type FilledDay } from '../../edits/applyEdits.ts';
import { clockAt } from './clock.ts';
import { quarterTitle, withoutHoles } from './disliked.ts';
import { fillDay, tourFits } from './fillDay.ts';
import { bookingsOf } from './bookings.ts';
import { withMoved, withMusts } from './musts.ts';
import { swapped } from './swaps.ts';
import { themesOf, unplannedTrips, type Had, type Theme } from './themes.ts';
import { travelDays } from './travel/travel.ts';
import { withTimeForWays } from './ways.ts';
import { townsOf, whereabouts } from './whereabouts.ts';
import type { Itinerary, PlanDay } from '../../../domain/itinerary/itinerary.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { Choice } from '../choose/choose.ts';
import type { PlanRemark } from '../../say/planRemarks.ts';
import type { DayWindow, Draft } from './types.ts';

export interface Built {
  readonly plan: Itinerary;
  /** Without the tours that the traveller took out. */
  readonly choice: Choice;
  /** Positions of the towns whose tour found no time. */
  readonly unplacedTours: readonly number[];
  /** On wishes that the days could not hold. */
  readonly notes: readonly PlanRemark[];
}

/** A day of the trip with what it is about, before it is filled. */
export interface OpenDay {
  readonly stop: number;
  readonly date: string;
  readonly window: DayWindow;
  readonly theme: Theme;
  readonly dayOfStop: number;
  /** Which of the town's dinners it has, counted over every stay there: it moves with what the day is about. */
  readonly dinner: number;
}

/** Builds every day of the trip. */
export function buildItinerary(brief: Brief, choice: Choice): Built {
  const windows = travelDays(brief, choice);
  const notes: PlanRemark[] = [];
  const unswapped = openDays(brief, choice, windows);
  const open = swapped(unswapped, brief, notes);
  const tourDays = brief.stops.map((_, stop) => tourDayOf(open, brief, choice, stop));
  const used = new Set<string>(brief.stops.flatMap((stop) => bookedAt(stop, brief)));
  const filled = open.map((day, index): FilledDay => {
    const stop = stopOf(brief, day.stop);
    const tour = tourDays[day.stop] === index ? (choice.tours[day.stop] ?? null) : null;
    const items = fillDay({ ...day, brief, stop, tour, used });
    for (const item of items) if (item.kind === 'sight') used.add(item.title);
    return { day, tour, items };
  });
  const located = brief.edits.map((edit) => ({ edit, index: positionOf(edit, unswapped, open, brief) }));
  const asWished = withMoved(brief, applyEdits(brief, withoutHoles(brief, filled), located, notes), notes);
  const edited = withMusts(brief, asWished, notes).map((own) => ({
    ...own,
    items: withTimeForWays(own.items, brief),
  }));
  const days = edited.map(({ day, items }, index): PlanDay => {
    const stop = stopOf(brief, day.stop);
    return {
      number: index + 1,
      date: day.date,
      city: stop.place.city,
      title: titleOf(day, items, brief, index),
      items: items.map((item, position) => ({
        ...itemOf(item, `d${index + 1}-${position + 1}`),
        ...whereabouts(item, stop, brief),
      })),
    };
  });
  const left = unplannedTrips(brief, (stop) => windowsOf(brief, stop, windows));
  if (left.length > 0) notes.push({ code: 'no_room', towns: left });
  const kept = withoutTours(brief, choice, (id) =>
    edited.some(({ items }) => items.some(({ offerId }) => offerId === id)),
  );
  return {
    plan: {
      ...bookingsOf(brief, brief.edits.length > 0 ? kept : choice),
      towns: townsOf(brief),
      days,
    },
    choice: brief.edits.length > 0 ? kept : choice,
    unplacedTours: tourDays.flatMap((day, stop) => (day < 0 && choice.tours[stop] ? [stop] : [])),
    notes,
  };
}

/** A piece as the plan has it: on the clock, and without what only its making had to know. */
function itemOf(
  { kind, title, note, city, cost, offerId, start, end, isFixed }: Draft,
  id: string,
): PlanDay['items'][number] {
  return {
    kind,
    title,
    note,
    city,
    ...(offerId === undefined ? {} : { offerId }),
    id,
    start: clockAt(start),
    end: clockAt(end),
    cost: cost ?? null,
    ...(isFixed ? { fixed: true as const } : {}),
  };
}

function openDays(brief: Brief, choice: Choice, windows: readonly DayWindow[]): OpenDay[] {
  const shown = new Map<Stop['place'], Had>();
  return brief.stops.flatMap((stop, index) => {
    const own = windowsOf(brief, stop, windows);
    const had = shown.get(stop.place) ?? { seen: new Set(bookedAt(stop, brief)), free: 0 };
    shown.set(stop.place, had);
    // what was chosen by hand stands among the days as they are
    const tour = heldTour(brief, stop) ? null : (choice.tours[index] ?? null);
    const themes = themesOf({ brief, stop, windows: own, tour, had });
    return own.map((window, dayOfStop): OpenDay => ({
      stop: index,
      date: addDays(stop.firstDay, dayOfStop),
      window,
      theme: themes[dayOfStop] ?? { kind: 'rest' },
      dayOfStop,
      dinner: dayOfStop + daysBefore(brief, index),
    }));
  });
}

/** What is seen by appointment is in no other hour. */
function bookedAt({ guide }: Stop, { ownTimes }: Brief): string[] {
  return sightsBooked(
    guide,
    ownTimes.flatMap(({ kind, what }) => (kind === 'fixed' ? [what] : [])),
  );
}

/** Days of earlier stays in the same town. */
function daysBefore({ stops }: Brief, index: number): number {
  return stops
    .slice(0, index)
    .filter(({ place }) => place === stops[index]?.place)
    .reduce((sum, { days }) => sum + days, 0);
}

function windowsOf(brief: Brief, stop: Stop, windows: readonly DayWindow[]): readonly DayWindow[] {
  const before = brief.stops.slice(0, brief.stops.indexOf(stop)).reduce((sum, other) => sum + other.days, 0);
  return windows.slice(before, before + stop.days);
}

/** Where the day of an edit is now: it has moved with the swaps that came after it. */
function positionOf(
  { day, afterSwaps }: Brief['edits'][number],
  unswapped: readonly OpenDay[],
  open: readonly OpenDay[],
  brief: Brief,
): number | null {
  if (day === null) return null;
  const then = swapped(unswapped, { ...brief, swaps: brief.swaps.slice(0, afterSwaps) }, []);
  const theme = then[day - 1]?.theme;
  return open.findIndex((own) => own.theme === theme);
}

/** The day on which a town's tour has time, in its quarter where it has one; -1 for none. */
function tourDayOf(open: readonly OpenDay[], brief: Brief, choice: Choice, stop: number): number {
  const tour = choice.tours[stop];
  if (!tour) return -1;
  const place = stopOf(brief, stop);
  const fitsAt = (day: OpenDay) =>
    day.stop === stop && day.theme.kind !== 'trip' && tourFits(tour, day.window);
  const held = heldTour(brief, place);
  if (held) {
    const own = open.findIndex((day) => day.dayOfStop === held.day && fitsAt(day));
    return own >= 0 ? own : open.findIndex(fitsAt);
  }
  const quarter = quarterOf(tour, place);
  const fits = (day: OpenDay) =>
    fitsAt(day) && (quarter === null || (day.theme.kind === 'area' && day.theme.area.name === quarter));
  const whole = open.findIndex((day, index) => index > 0 && fits(day));
  return whole >= 0 ? whole : open.findIndex(fits);
}

function titleOf(day: OpenDay, items: readonly Draft[], brief: Brief, index: number): string {
  const isSeen = items.some(({ kind }) => kind === 'sight' || kind === 'tour');
  const town = stopOf(brief, day.stop).place.city;
  const isMove = index > 0 && day.dayOfStop === 0;
  const prefix = isMove ? `To ${town}: ` : '';
  const { theme } = day;
  if (theme.kind === 'own' && !isMove) return theme.isAsked ? 'Your own time' : openTitle(items);
  if (theme.kind === 'trip') return `Day trip: ${theme.town}`;
  if (theme.kind === 'area' && isSeen) return `${prefix}${quarterTitle(theme.area, items, brief)}`;
  if (theme.kind === 'generic' && items.some((item) => item.kind === 'free' && item.city === town))
    return `${prefix}${theme.day.title}`;
  if (isMove) return `To ${town}`;
  const [fixed] = items.filter(({ isFixed }) => isFixed);
  if (fixed) return fixed.title;
  if (index === brief.days - 1 && brief.routes.some(({ role }) => role === 'home')) return 'The way home';
  return index === 0 ? 'Arrive and settle in' : 'On the way';
}

/** Of a day in a town without a guide: what is booked on it, else that it is open. */
function openTitle(items: readonly Draft[]): string {
  const booked = items.find(({ kind, isFixed }) => kind === 'tour' || isFixed);
  return (
    booked?.title ?? (items.some(({ kind }) => kind === 'flight') ? 'Arrive and settle in' : 'An open day')
  );
}

function stopOf(brief: Brief, index: number): Stop {
  return brief.stops[index] ?? brief.stops[0];
}
