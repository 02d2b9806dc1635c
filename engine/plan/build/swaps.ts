/** Days that change places, as the traveller asked. */
import { weekdayOf } from '../../../domain/dates/calendar.ts';
import { isNamed, plain } from '../../edits/names.ts';
import type { Brief } from '../brief/brief.ts';
import type { Swap } from '../../edits/types.ts';
import type { OpenDay } from './itinerary.ts';
import type { PlanRemark } from '../../say/planRemarks.ts';
import type { Theme } from './themes.ts';

/**
 * Exchanges what two days are about; dates, arrival and the way home stay where they are.
 * @param untold takes why days could not change places
 */
export function swapped(days: readonly OpenDay[], brief: Brief, untold: PlanRemark[]): OpenDay[] {
  return brief.swaps.reduce<OpenDay[]>(
    (current, swap, position) => {
      const notes = position < brief.told.swaps ? [] : untold;
      const pair = pairOf(swap, current, brief, notes);
      return pair === null ? current : exchanged(current, pair, notes);
    },
    [...days],
  );
}

/** Numbers of the days; null where the thing is nowhere, or in its place already. */
function pairOf(
  swap: Swap,
  days: readonly OpenDay[],
  brief: Brief,
  notes: PlanRemark[],
): readonly [number, number] | null {
  if (!('to' in swap)) return swap;
  const from = days.findIndex(({ theme }) => holds(theme, swap.thing)) + 1;
  const rest = restsOn(brief, swap.thing, days[swap.to - 1]?.date);
  if (from > 0 && rest.shutOn !== null) {
    // one that stands on that very day is given another with the musts
    if (from !== swap.to) notes.push({ code: 'must_other_day', asked: swap.to, day: from, ...rest });
    return null;
  }
  // a day that something else was put on stays: the thing alone is moved there, with the musts
  const isKept = (number: number) =>
    brief.swaps.some(
      (own) =>
        'to' in own &&
        own.to === number &&
        !isNamed(own.thing, swap.thing) &&
        days.some(({ theme }, index) => index + 1 === number && holds(theme, own.thing)),
    );
  if (from > 0 && from !== swap.to) {
    if (!isKept(from) && !isKept(swap.to)) return [from, swap.to];
    notes.push({ code: 'must_other_day', asked: swap.to, day: from, ...rest });
    return null;
  }
  const thing = plain(swap.thing);
  notes.push(from === 0 ? { code: 'not_moved', thing } : { code: 'there_already', thing, day: from });
  return null;
}

/** A thing as its guide calls it, and the weekday of a date, where it rests on that. */
export function restsOn({ stops }: Pick<Brief, 'stops'>, thing: string, date: string | undefined) {
  const sight = stops
    .flatMap(({ guide }) => guide?.areas.flatMap(({ sights }) => sights) ?? [])
    .find(({ name }) => isNamed(name, thing));
  const weekday = date === undefined ? null : weekdayOf(date);
  const isShut = weekday !== null && sight?.closed?.includes(weekday) === true;
  return { thing: sight?.name ?? plain(thing), shutOn: isShut ? weekday : null };
}

function holds(theme: Theme, thing: string): boolean {
  switch (theme.kind) {
    case 'area':
      return [theme.area.name, ...theme.area.sights.map(({ name }) => name)].some((name) =>
        isNamed(name, thing),
      );
    case 'trip':
      return isNamed(theme.town, thing);
    case 'generic':
      return isNamed(theme.day.title, thing);
    case 'own':
    case 'rest':
      return false;
  }
}

function exchanged(current: OpenDay[], swap: readonly [number, number], notes: PlanRemark[]): OpenDay[] {
  const [a, b] = [current[swap[0] - 1], current[swap[1] - 1]];
  const refuse = (why: PlanRemark) => {
    notes.push(why);
    return current;
  };
  if (!a || !b) return refuse({ code: 'swap_no_day', swap, days: current.length });
  if (a.stop !== b.stop) return refuse({ code: 'swap_towns', swap });
  const travels = [a, b].filter(isTravelDay);
  if (travels.length > 0) {
    const on = travels.map((day) => current.indexOf(day) + 1);
    return refuse({ code: 'swap_travel', swap, on });
  }
  return current.map((day) =>
    day === a
      ? { ...a, theme: b.theme, dinner: b.dinner }
      : day === b
        ? { ...b, theme: a.theme, dinner: a.dinner }
        : day,
  );
}

/** Whether flights or other ways between towns take their part of the day. */
function isTravelDay({ window }: OpenDay): boolean {
  return window.items.some(({ kind }) => kind === 'flight' || kind === 'transfer');
}
