/** Sights that the traveller has named: each is in a day of its town, or it is said that it is not. */
import { isNamed } from '../../edits/names.ts';
import { eventNamed, eventsDuring } from '../../facts/events.ts';
import { lineFor } from './needs.ts';
import { isOpenSight } from './sights.ts';
import type { Must } from '../../read/types.ts';
import type { PlanRemark } from '../../say/planRemarks.ts';
import type { Brief } from '../brief/brief.ts';
import type { Draft } from './types.ts';

interface Day {
  readonly day: { readonly stop: number; readonly date: string; readonly theme: { readonly kind: string } };
  readonly items: readonly Draft[];
}

/** Shorter than this nothing is seen. */
const LEAST_MINUTES = 60;

/**
 * The days with each must in one of its town: what a day has of least weight gives way.
 * @param notes takes what found no place
 */
export function withMusts<Own extends Day>(brief: Brief, days: readonly Own[], notes: PlanRemark[]): Own[] {
  return brief.musts.reduce<Own[]>(
    (current, must) => {
      if (isLeftOut(must, brief) || current.some(({ items }) => items.some((item) => isIn(item, must))))
        return current;
      const stops = brief.stops.flatMap(({ place }, index) => (place === must.town ? [index] : []));
      if (stops.length === 0) {
        notes.push({ code: 'must_elsewhere', thing: must.name, town: must.town.name });
        return current;
      }
      const own = current.filter(({ day }) => stops.includes(day.stop));
      const change = own.flatMap((day) => changeOf(day, must, brief)).toSorted((a, b) => a.loss - b.loss)[0];
      if (!change) {
        notes.push({ code: 'must_no_room', thing: must.name });
        return current;
      }
      return current.map((day) =>
        day === change.day
          ? { ...day, items: day.items.map((item) => (item === change.old ? change.item : item)) }
          : day,
      );
    },
    [...days],
  );
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
  const line = known
    ? lineFor(known, brief)
    : event
      ? event.line
      : 'from you; look up its hours, and book ahead where one can.';
  if (line === null) return [];
  const inTown = day.items.filter(
    (item) =>
      (item.kind === 'sight' || item.kind === 'free') &&
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
      end: old.end,
      title: known?.name ?? must.name.charAt(0).toUpperCase() + must.name.slice(1),
      note: line,
      city: stop.place.city,
    },
    // the last sight of a day that has several is missed least
    loss: (old.kind === 'free' ? 0 : 10 - sightCount) + (inTown.length - index) * 0.1,
  }));
}

function isIn({ title, kind }: Draft, must: Must): boolean {
  return (kind === 'sight' || kind === 'tour' || kind === 'free') && isNamed(title, must.name);
}

/** Whether the traveller took it out again. */
function isLeftOut(must: Must, { edits }: Pick<Brief, 'edits'>): boolean {
  return edits.some(({ change }) => change.kind === 'without' && isNamed(must.name, change.words));
}
