/** The areas of a guide in the order in which this traveller should see them. */
import { wishesIn } from './demands/wished.ts';
import type { Area, CityGuide, Interest } from '../../content/towns/types.ts';

/** What was asked for by its own name outweighs tastes. */
const NAMED_WISH = 3;

interface Tastes {
  readonly interests: readonly Interest[];
  readonly avoid: readonly Interest[];
  readonly activities: readonly string[];
}

/** Areas with most of what the traveller likes first; equals keep the guide's order, and dislikes go last. */
export function rankAreas(guide: CityGuide, tastes: Tastes): Area[] {
  return guide.areas
    .map((area, index) => ({ area, score: scoreOf(area, tastes) - index * 0.4 }))
    .sort((a, b) => b.score - a.score)
    .map(({ area }) => area);
}

function scoreOf(area: Area, { interests, avoid, activities }: Tastes): number {
  const tags = area.sights.flatMap((sight) => sight.tags);
  // what was named last weighs most: "add a museum day"
  const liked = interests.reduce((sum, interest, index) => {
    const count = tags.filter((tag) => tag === interest).length;
    return sum + Math.min(count, 3) * (index === 0 ? 1.3 : 0.8);
  }, 0);
  const disliked = tags.filter((tag) => avoid.includes(tag)).length;
  return liked - disliked * 1.5 + wishesIn(area, activities) * NAMED_WISH;
}
