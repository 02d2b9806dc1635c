/** Words that ask for nothing by themselves: what is left of a message in these alone is not quoted. */
import { EMPTY_WORD_GROUPS } from '../../content/words/emptyWords.ts';

const EMPTY_WORDS: ReadonlySet<string> = new Set(EMPTY_WORD_GROUPS.flatMap((group) => group.split(' ')));

/** Words of which the form of an empty one is none: "autumn leaves", "an old building". */
const TELLING = /^(?:evenings?|buildings?|hearing|outings?|spotting|readings?|leaves)$/;

/** Whether a word is one of them, or one of them with an ending of grammar. @param word in lower case */
export function isEmptyWord(word: string): boolean {
  if (EMPTY_WORDS.has(word)) return true;
  if (word.length < 5 || TELLING.test(word)) return false;
  const [, stem = '', ending] = /^(.{3,}?)(s|ing|ed)$/.exec(word) ?? [];
  const stems = ending === 's' ? [stem] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  return ending !== undefined && stems.some((own) => EMPTY_WORDS.has(own));
}
