/** Days of a quarter of which something is left out, since the traveller does not like it: what takes its time and its name. */
import { kmBetween } from '../../../domain/geo/distance.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import type { Area, Sight } from '../../../content/towns/types.ts';
import type { FilledDay } from '../../edits/applyEdits.ts';
import { isLeftOut } from '../demands/wished.ts';
import { listOf } from '../../say/write/format.ts';
import type { Brief } from '../brief/brief.ts';
import { sightsOf } from './sights.ts';
import { isTaken } from './taken.ts';
import type { Draft } from './types.ts';

/** Morning and afternoon, each up to where its last sight may begin. */
const HALVES = [
  [9 * 60, 12 * 60],
  [14 * 60, 17 * 60],
] as const;
/** Letters from which on a word that a quarter and a sight have in common is a name. */
const SHORTEST_NAME = 6;

function isVisit({ kind }: Draft): boolean {
  return kind === 'sight' || kind === 'tour';
}

function isDisliked({ name, line, tags }: Sight, { avoid, nots }: Brief): boolean {
  return tags.some((tag) => avoid.includes(tag)) || isLeftOut({ title: name, note: line }, nots);
}

/** The days, a half that has lost all its sights with one of another quarter that no day has: the nearest first. */
export function withoutHoles(brief: Brief, days: readonly FilledDay[]): FilledDay[] {
  const used = new Set(days.flatMap(({ items }) => items.map(({ title }) => title)));
  return days.map((own) => {
    const { theme, window, date, stop: at } = own.day;
    const stop = brief.stops[at];
    if (theme.kind !== 'area' || !stop?.guide || !theme.area.sights.some((sight) => isDisliked(sight, brief)))
      return own;
    const km = ({ at: there }: Area) => kmBetween(theme.area.at, there);
    const others = stop.guide.areas.toSorted((a, b) => km(a) - km(b));
    const items = HALVES.reduce<readonly Draft[]>((all, [from, until]) => {
      const isThere = ({ start, end }: Draft) => start < until && end > from;
      if (all.some((item) => isVisit(item) && isThere(item))) return all;
      const taken = all.map(({ start, end }) => ({ from: start, until: end }));
      const [found] = others.flatMap((area) =>
        sightsOf(area, date, window, used, brief, stop.place.city).filter(
          (item) => isThere(item) && !isTaken(item, taken),
        ),
      );
      if (!found) return all;
      used.add(found.title);
      return [...all, found].toSorted((a, b) => a.start - b.start || a.end - b.end);
    }, own.items);
    return { ...own, items };
  });
}

/** The quarter's name; where that is of a sight that is left out, those of what is seen there. */
export function quarterTitle({ name, sights }: Area, items: readonly Draft[], brief: Brief): string {
  const words = namesIn(name);
  const isNamesake = (other: string) => namesIn(other).some((word) => words.includes(word));
  const seen = items.flatMap(({ kind, title }) => (kind === 'sight' ? [title] : []));
  const isLost = sights.some((sight) => isDisliked(sight, brief) && isNamesake(sight.name));
  return isLost && seen.length > 0 && !seen.some(isNamesake) ? listOf(seen.slice(0, 2)) : name;
}

function namesIn(name: string): string[] {
  return normalize(name)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_NAME);
}
