/** The trip in a line: "Kyoto: 5 days for two". */
import { childrenInWords, listOf, plural } from './format.ts';
import type { Brief } from '../../plan/brief/brief.ts';

const SMALL_NUMBERS = ['nobody', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function headline(brief: Brief): string {
  return `${listOf(brief.stops.map(({ place }) => place.name))}: ${plural(brief.days, 'day')} for ${partyInWords(brief)}`;
}

/** "two", "2 adults and 1 child". */
export function partyInWords({ adults, children, travellers }: Brief): string {
  if (children === 0) return SMALL_NUMBERS[travellers] ?? String(travellers);
  return `${plural(adults, 'adult')} and ${childrenInWords(children)}`;
}
