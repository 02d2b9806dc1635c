/** Sights that the traveller has named: each is in a day of its town, or it is said that it is not. */
import { isNamed } from '../../edits/names.ts';
import { weekdayOf } from '../../../domain/dates/calendar.ts';
import { eventNamed, eventsDuring } from '../../facts/events.ts';
import { kilometres } from '../../facts/ground.ts';
import { lineFor } from './needs.ts';
import { isOpenSight } from './sights.ts';
import { restsOn } from './swaps.ts';
import type { Must } from '../../read/types.ts';
import type { PlanRemark } from '../../say/planRemarks.ts';
import type { Brief } from '../brief/brief.ts';
import type { OpenDay } from './itinerary.ts';
import type { Draft } from './types.ts';

interface Day {
  readonly day: Pick<OpenDay, 'stop' | 'date' | 'theme'>;
  readonly items: readonly Draft[];
}

/** A town this near to a stop is seen from there. */
const NEAR_KM = 40;
/** Shorter than this nothing is seen. */
const LEAST_MINUTES = 60;
/** Nor does a sight take a whole day that was open. */
const MOST_MINUTES = 240;
/** So many days after the first of a stay nobody asks why it is not sooner. */
const MOST_LATER = 2;
/** Things of a day that no guide has: more of them, and the place itself is not seen. */
const MOST_OWN = 2;

/**
 * The days with each must in one of its town: what a day has of least weight gives way.
 * @param notes takes what found no place
 */
export function withMusts<Own extends Day>(brief: Brief, days: readonly Own[], notes: PlanRemark[]): Own[] {
  const planned = brief.musts.reduce<Own[]>(
    (current, must) => {
      if (isLeftOut(must, brief) || current.some((day) => holds(day, must))) return current;
      const isNear = brief.stops.every(({ place }) => place !== must.town);
      const stops = brief.stops.flatMap(({ place }, index) =>
        place === must.town || (isNear && kilometres(place, must.town) < NEAR_KM) ? [index] : [],
      );
      if (stops.length === 0) {
        notes.push({ code: 'must_elsewhere', thing: must.name, town: must.town.name });
        return current;
      }
      const own = current.filter(({ day }) => stops.includes(day.stop));
      const changes = own.flatMap((day) => changeOf(day, must, brief)).toSorted((a, b) => a.loss - b.loss);
      const asked = dayAskedFor(must, brief);
      const onIt = changes.find(({ day }) => current.indexOf(day) + 1 === asked);
      const change = onIt ?? changes[0];
      if (asked !== null) forgetThing(notes, must);
      if (!change) {
        const onDay = current[(asked ?? 0) - 1];
        notes.push(noRoomFor(must, onDay ? [onDay] : own, brief));
        return current;
      }
      if (asked !== null && !onIt)
        notes.push({
          code: 'must_other_day',
          asked,
          day: current.indexOf(change.day) + 1,
          ...restsOn(brief, must.name, current[asked - 1]?.day.date),
        });
      return current.map((day) =>
        day === change.day
          ? { ...day, items: day.items.map((item) => (item === change.old ? change.item : item)) }
          : day,
      );
    },
    [...days],
  );
  notes.push(...brief.musts.flatMap((must) => shutOnArrival(must, planned, brief)));
  return planned;
}

/** Of a short stay, a must that is shut on its first day, where it would be seen first. */
function shutOnArrival(must: Must, days: readonly Day[], brief: Brief): PlanRemark[] {
  const at = days.findIndex((day) => holds(day, must));
  const first = days.findIndex(({ day }) => day.stop === days[at]?.day.stop);
  const rest = restsOn(brief, must.name, days[first]?.day.date);
  const isLater = at > first && at - first <= MOST_LATER;
  return !isLater || rest.shutOn === null || dayAskedFor(must, brief) !== null
    ? []
    : [{ code: 'must_other_day', asked: first + 1, day: at + 1, ...rest }];
}

/** Whether a day has it, or is spent on it. */
function holds({ day: { theme }, items }: Day, must: Must): boolean {
  return (theme.kind === 'trip' && isNamed(theme.town, must.name)) || items.some((item) => isIn(item, must));
}

/** Number of the day that it was put on last; null where it was put on none. */
function dayAskedFor({ name }: Must, { swaps }: Pick<Brief, 'swaps'>): number | null {
  const last = swaps.findLast((swap) => 'to' in swap && isNamed(name, swap.thing));
  return last && 'to' in last ? last.to : null;
}

/** Takes back that the plan has no such thing. */
function forgetThing(notes: PlanRemark[], { name }: Must): void {
  const isOf = (note: PlanRemark) => note.code === 'not_moved' && isNamed(name, note.thing);
  // put on a day by two of its names it is told twice
  while (notes.some(isOf)) notes.splice(notes.findIndex(isOf), 1);
}

/** Why a must is in none of the days: it is shut on the weekday of each, or they are full. */
function noRoomFor({ name }: Must, days: readonly Day[], brief: Brief): PlanRemark {
  const [sight] = brief.stops
    .flatMap(({ guide }) => guide?.areas.flatMap(({ sights }) => sights) ?? [])
    .filter((own) => isNamed(own.name, name));
  const weekdays = [...new Set(days.map(({ day }) => weekdayOf(day.date)))];
  const isShut = weekdays.length > 0 && weekdays.every((weekday) => sight?.closed?.includes(weekday));
  return isShut ? { code: 'must_shut', thing: name, weekdays } : { code: 'must_no_room', thing: name };
}

/**
 * The days with what was to move to a day that could not change its whole plan: the sight alone takes the time of what
 * the day has of least weight, which goes where the sight was.
 * @param notes loses what the days could not do as a whole
 */
export function withMoved<Own extends Day>(brief: Brief, days: readonly Own[], notes: PlanRemark[]): Own[] {
  return brief.swaps.reduce<Own[]>(
    (current, swap) => {
      if (!('to' in swap)) return current;
      const target = current[swap.to - 1];
      const stop = target && brief.stops[target.day.stop];
      const isThing = ({ title, kind }: Draft) => kind === 'sight' && isNamed(title, swap.thing);
      if (!target || !stop || target.items.some(isThing)) return current;
      const source = current.find(({ items }) => items.some(isThing));
      const known = stop.guide?.areas
        .flatMap((area) => area.sights)
        .find(({ name }) => isNamed(name, swap.thing));
      const change = known
        ? changeOf(target, { name: known.name, town: stop.place }, brief).toSorted(
            (a, b) => a.loss - b.loss,
          )[0]
        : undefined;
      if (!change) return current;
      forget(notes, swap);
      const left = source && fits(change.old, source, brief) ? change.old : null;
      return current.map((day) => {
        if (day === target)
          return { ...day, items: day.items.map((item) => (item === change.old ? change.item : item)) };
        if (day !== source) return day;
        const items = day.items.flatMap((item): Draft[] =>
          !isThing(item) ? [item] : left ? [{ ...left, start: item.start, end: item.end }] : [],
        );
        return { ...day, items };
      });
    },
    [...days],
  );
}

/** Whether a sight that gives way is open on the day that the other leaves. */
function fits({ title, kind }: Draft, { day }: Day, brief: Brief): boolean {
  const sights = brief.stops[day.stop]?.guide?.areas.flatMap((area) => area.sights) ?? [];
  const known = sights.find(({ name }) => name === title);
  return kind === 'sight' && known !== undefined && isOpenSight(known, day.date, brief);
}

/** Takes back that a move to a day was not possible. */
function forget(notes: PlanRemark[], { thing, to }: { readonly thing: string; readonly to: number }): void {
  const at = notes.findIndex(
    (note) =>
      note.code === 'not_moved' ||
      (note.code === 'must_other_day' && isNamed(note.thing, thing)) ||
      ((note.code === 'swap_travel' || note.code === 'swap_towns') && note.swap[1] === to),
  );
  if (at >= 0) notes.splice(at, 1);
}

interface Change<Own> {
  readonly day: Own;
  readonly old: Draft;
  readonly item: Draft;
  /** What is lost by it: a free hour less than a sight. */
  readonly loss: number;
}

/** What a day could give for a must: nothing where the sight is shut, or the day is spent elsewhere. */
function changeOf<Own extends Day>(day: Own, must: Must, brief: Brief): Change<Own>[] {
  const stop = brief.stops[day.day.stop];
  if (!stop || day.day.theme.kind === 'trip') return [];
  const sights = stop.guide?.areas.flatMap((area) => area.sights) ?? [];
  const known = sights.find(({ name }) => isNamed(name, must.name));
  if (known && !isOpenSight(known, day.day.date, brief)) return [];
  const event = known ? null : eventNamed(stop.guide, must.name);
  const isOn =
    event && eventsDuring(stop.guide, day.day.date, day.day.date).some((time) => time.event === event);
  if (event && !isOn) return [];
  const isOwn = (title: string) => sights.every(({ name }) => name !== title);
  const ownCount = day.items.filter(
    (item) => isOwn(item.title) && brief.musts.some((other) => isIn(item, other)),
  ).length;
  if (!known && !event && ownCount >= MOST_OWN) return [];
  const line = known
    ? lineFor(known, brief)
    : event
      ? event.line
      : must.town === stop.place
        ? 'from you; look up its hours, and book ahead where one can.'
        : `from you; it is in ${must.town.name}, so look up the way there and its hours.`;
  if (line === null) return [];
  const inTown = day.items.filter(
    (item) =>
      (item.kind === 'sight' || item.kind === 'free') &&
      // of a day of travel the morning is in the town that is left
      item.city === stop.place.city &&
      item.end - item.start >= LEAST_MINUTES &&
      !brief.musts.some((other) => isIn(item, other)),
  );
  const sightCount = day.items.filter(({ kind }) => kind === 'sight').length;
  return inTown.map((old, index) => ({
    day,
    old,
    item: {
      kind: 'sight',
      start: old.start,
      end: Math.min(old.end, old.start + MOST_MINUTES),
      title: known?.name ?? titled(must.name),
      note: line,
      city: stop.place.city,
    },
    // the last sight of a day that has several is missed least
    loss: (old.kind === 'free' ? 0 : 10 - sightCount) + (inTown.length - index) * 0.1,
  }));
}

/** As names of sights are written: "Ghost Tour"; a longer one as a sentence: "Boat thing on the river". */
function titled(name: string): string {
  const isShort = name.split(' ').every((word) => word.length > 3);
  return name.replace(isShort ? /(?<![\p{L}\p{M}'’-])\p{Ll}/gu : /^\p{Ll}/u, (letter) =>
    letter.toUpperCase(),
  );
}

function isIn({ title, kind }: Draft, must: Must): boolean {
  return (kind === 'sight' || kind === 'tour' || kind === 'free') && isNamed(title, must.name);
}

/** Whether the traveller took it out again, and has put it on no day since. */
function isLeftOut(must: Must, { edits, swaps }: Pick<Brief, 'edits' | 'swaps'>): boolean {
  const putAt = swaps.findLastIndex((swap) => 'to' in swap && isNamed(must.name, swap.thing));
  return edits.some(
    ({ change, afterSwaps }) =>
      change.kind === 'without' && isNamed(must.name, change.words) && afterSwaps > putAt,
  );
}
