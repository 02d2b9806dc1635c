/** Towns in a row: what stands beside a town is one too. */
import { regionsNamed } from '../../../content/regions/regions.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { kilometres } from '../../facts/ground.ts';
import { WEIGHT, type Gazetted } from '../../facts/types.ts';
import { isNoMisspelling, isRowWord } from '../../../content/words/everyday.ts';
import { isSightName } from './sightNames.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Span } from './regionNames.ts';

/** Between two towns of a list. */
export const BESIDE =
  /^\s*(?:\(?\d{1,2}\s?(?:n|nts?|nights?|d|days?)?\)?)?\s*(?:[,;/&+|>•·.-]|->|→|–)?\s*(?:(?:and|then|plus|n|or)\s+)?(?:\d{1,2}\s?(?:[.)x]|n|nights?|days?)?\s*)?$/u;

/** What follows at once, where it is a town, a sight or a wide place; a place only of a town. */
export function townBehind(after: string, gazetteer: Gazetteer): Gazetted | 'other' | null {
  const [, ...words] = /^\s*[,/>&+-]?\s*(?:(?:and|then|or)\s+)?(\p{L}+)(?:\s+(\p{L}+))?/u.exec(after) ?? [];
  const [first, second] = words;
  const names = [second === undefined ? undefined : `${first} ${second}`, first].filter(
    (name) => name !== undefined,
  );
  for (const name of names) {
    if (isNoMisspelling(normalize(name))) continue;
    const town = gazetteer.byName(name);
    if (
      town &&
      town.weight >= WEIGHT.town &&
      (town.at !== undefined || normalize(town.name) === normalize(name))
    )
      return town;
    if (isSightName(name) || regionsNamed(normalize(name)).length > 0) return 'other';
  }
  return null;
}

/** "kandy, ella, galle": what is no sure name by itself is the town near the one it stands in a row with. */
export function inRow(
  { typed, name }: Span,
  after: string,
  before: Gazetted | null,
  gazetteer: Gazetteer,
): Gazetted | null {
  const isWord = isNoMisspelling(name);
  if (name.length < 3 || (isWord && !isRowWord(name))) return null;
  const towns = isWord ? gazetteer.namesakes(name) : [gazetteer.byName(typed), ...gazetteer.namesakes(name)];
  const behind = towns.length === 0 ? null : townBehind(after, gazetteer);
  if (behind === null && (before === null || !ROW_ENDS.test(after))) return null;
  const beside = before ?? (behind === 'other' ? null : behind);
  return (
    towns.find(
      (own) =>
        own?.kind === 'city' &&
        own.weight >= (isWord ? WEIGHT.little : WEIGHT.town) &&
        (normalize(own.name) === name || own.at !== undefined || own.borrowsCode) &&
        beside !== null &&
        own !== beside &&
        kilometres(own, beside) < IN_A_ROW_KM,
    ) ?? null
  );
}

const IN_A_ROW_KM = 450;
const ROW_ENDS = /^\s*(?:$|[,.;!?)+&>/]|->|[-–—]\s|\(?\d|(?:and|then|for|from|with|to|in|on|plus|n)\b)/u;
