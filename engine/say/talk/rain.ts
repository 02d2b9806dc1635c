/** What there is under a roof, for a wet day: from the guides, and on which day the plan has it. */
import { isTooHard } from '../../plan/build/needs.ts';
import { listOf } from '../write/format.ts';
import { itemsOf } from './planLines.ts';
import type { Standing } from '../../plan/standing.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Interest } from '../../../content/towns/types.ts';

/** Kinds of sight that are a house, nearly always. */
const INDOORS: readonly Interest[] = ['museums', 'wellness'];
const MOST = 5;

/** A line for each town with a guide, and how to change a day; none of it is a forecast. */
export function rainAnswer({
  brief,
  plan,
}: {
  readonly brief: Brief;
  readonly plan: Standing | null;
}): string {
  const items = plan ? itemsOf(plan) : [];
  const dayOf = (name: string) => items.find(({ text }) => text.includes(`${name}:`))?.day;
  const lines = brief.stops.flatMap(({ place, guide }) => {
    const sights = (guide?.areas ?? [])
      .flatMap((area) => area.sights)
      .filter((sight) => sight.tags.some((tag) => INDOORS.includes(tag)))
      .filter((sight) => !isTooHard(sight, brief) && !(brief.children > 0 && sight.adult === true))
      .slice(0, MOST)
      .map(({ name }) => {
        const day = dayOf(name);
        return day === undefined ? name : `${name} (in the plan on ${day})`;
      });
    return sights.length === 0 ? [] : [`- **${place.name}:** ${listOf(sights)}`];
  });
  const unknown = 'I have no guide to tell me what is under a roof there: the tourist office knows.';
  return [
    'No forecast reaches that far, so no day is planned for rain.',
    lines.length === 0 ? unknown : `Mostly under a roof, from my guide:\n${[...new Set(lines)].join('\n')}`,
    ...(lines.length === 0 || plan === null
      ? []
      : ['On the wet morning say “museum day on day 2”, or “swap day 2 and 3”, and I change those days.']),
  ].join('\n\n');
}
