/** Days that change places, as the traveller asked. */
import { isNamed, plain } from '../../edits/names.ts';
import { plural } from '../../say/write/format.ts';
import type { Brief } from '../brief/brief.ts';
import type { Swap } from '../../edits/types.ts';
import type { OpenDay } from './itinerary.ts';
import type { Theme } from './themes.ts';

/**
 * Exchanges what two days are about; dates, arrival and the way home stay where they are.
 * @param untold takes why days could not change places
 */
export function swapped(days: readonly OpenDay[], brief: Brief, untold: string[]): OpenDay[] {
  return brief.swaps.reduce<OpenDay[]>(
    (current, swap, position) => {
      const notes = position < brief.told.swaps ? [] : untold;
      const pair = pairOf(swap, current, notes);
      return pair === null ? current : exchanged(current, pair, notes);
    },
    [...days],
  );
}

/** Numbers of the days; null where the thing is nowhere, or in its place already. */
function pairOf(swap: Swap, days: readonly OpenDay[], notes: string[]): readonly [number, number] | null {
  if (!('to' in swap)) return swap;
  const from = days.findIndex(({ theme }) => holds(theme, swap.thing)) + 1;
  if (from > 0 && from !== swap.to) return [from, swap.to];
  const name = `“${plain(swap.thing)}”`;
  notes.push(
    from === 0
      ? `I find no ${name} in the plan, so nothing has moved.`
      : `The plan has ${name} on day ${from} already.`,
  );
  return null;
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
    case 'rest':
      return false;
  }
}

function exchanged(
  current: OpenDay[],
  [first, second]: readonly [number, number],
  notes: string[],
): OpenDay[] {
  const [a, b] = [current[first - 1], current[second - 1]];
  const refuse = (why: string) => {
    notes.push(why);
    return current;
  };
  if (!a || !b)
    return refuse(
      `I could not swap days ${first} and ${second}: the plan has ${plural(current.length, 'day')}.`,
    );
  if (a.stop !== b.stop)
    return refuse(`Days ${first} and ${second} are in different towns, so they stay where they are.`);
  const travels = [a, b].filter(isTravelDay);
  if (travels.length > 0) {
    const which = travels.map((day) => current.indexOf(day) + 1).join(' and ');
    return refuse(
      `I could not swap days ${first} and ${second}: you travel on day ${which}, which leaves no room for another day’s plan.`,
    );
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
