/** Countries that a text names alone. */
import { wordsOf, type Found } from './mentions.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';

/** Without a town, which may have its country's name, and the country right behind it: "from Singapore", "from Birmingham UK". */
function withoutTown({ place, from, to }: Found, text: string, gazetteer: Gazetteer): string {
  const [behind = '', name = ''] = /^[\s,(]*(\p{L}+)/u.exec(text.slice(to)) ?? [];
  const end = gazetteer.country(name) === place.country ? to + behind.length : to;
  return `${text.slice(0, from)} ${text.slice(end)}`;
}

/** A text without places that are no goal: home, where others come from, where somebody was before. */
export function withoutTowns(towns: readonly Found[], text: string, gazetteer: Gazetteer): string {
  return towns
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, town) => withoutTown(town, left, gazetteer), text);
}

/** "Not too far from Germany" goes elsewhere. */
const FAR_FROM = /\b(?:far(?: away)?|away|not) from\s+$|\b(?:close|near) to\s+$/iu;

/** The first country that a text names; null for none. */
export function countryIn(text: string, gazetteer: Gazetteer): string | null {
  const words = wordsOf(text);
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 3; count >= 1; count -= 1) {
      const name = words
        .slice(at, at + count)
        .map((word) => word.text)
        .join(' ');
      const country = gazetteer.country(name);
      if (country !== null && !FAR_FROM.test(text.slice(0, words[at]?.index))) return country;
    }
  }
  return null;
}
