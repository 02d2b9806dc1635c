/** Names that are towns elsewhere, and no towns where they stand. */
import { guideFor } from '../../facts/guides.ts';
import { kilometres } from '../../facts/ground.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { WEIGHT, type Gazetted } from '../../facts/types.ts';
import { textBefore } from './cues.ts';
import type { Found } from './mentions.ts';
import type { Span } from './regionNames.ts';

/** A quarter of a town has its namesake farther away. */
const FAR_KM = 900;

/** "Buenos Aires Palermo", right behind a town a quarter of it, and no town far away. */
export function isPartOf(place: Gazetted, { name, from }: Span, last: Found | null, text: string): boolean {
  if (last === null || last.region !== undefined || last.sight !== undefined) return false;
  if (!/^,? $/.test(text.slice(last.to, from)) || kilometres(place, last.place) < FAR_KM) return false;
  const areas = guideFor(last.place)?.areas ?? [];
  return areas.some((area) => normalize(area.name).split(/\W+/u).includes(name));
}

/** "In the Fira", beside another town: what has an article is a hall, and no village of that name. */
export function isWithArticle(
  place: Gazetted,
  { typed, from }: Span,
  last: Found | null,
  text: string,
): boolean {
  return (
    last !== null &&
    last.place !== place &&
    place.weight < WEIGHT.wellKnown &&
    // "the Siwa Oasis" says what it is
    !/^the\b|\s/i.test(typed) &&
    /\b(?:in|at|to|from|near) the\s+$/i.test(textBefore(text, from))
  );
}
