/** What of a message no act rests on. */
import { matchesIn } from '../../domain/text/matches.ts';
import { isEmptyWord } from './emptyWords.ts';
import type { Span } from './words.ts';

/** Words of a piece that is quoted. */
const MOST_QUOTED = 12;

/** Pieces of the text between what acts rest on, each with a word that asks for something; at most `most`. */
export function residueOf(text: string, understood: readonly Span[], most = 20): string[] {
  return residueIn(text, understood)
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))
    .slice(0, most);
}

/** Where the pieces of {@link residueOf} stand. */
export function residueIn(text: string, understood: readonly Span[]): Span[] {
  const isTaken = new Uint8Array(text.length);
  for (const { start, end } of understood) isTaken.fill(1, Math.max(0, start), Math.max(0, end));
  const pieces: Span[] = [];
  let piece: Word[] = [];
  const close = () => {
    const words = trimmed(piece);
    const [first] = words;
    const final = words.at(-1);
    if (first && final) pieces.push({ start: first.from, end: final.to });
    piece = [];
  };
  let last = 0;
  for (const match of matchesIn(text, /[\p{L}\p{M}\p{N}'’]+/gu)) {
    const word = { from: match.index, to: match.index + match[0].length, text: match[0] };
    // the end of a clause, or an understood word, ends the piece
    const between = text.slice(last, word.from);
    const isNumber = /^[.,]$/.test(between) && /\d/.test(text[last - 1] ?? '') && /^\d/.test(word.text);
    const isCut = (/[.;!?,\n]/.test(between) && !isNumber) || isTaken[word.from] === 1;
    if (isCut) close();
    if (isTaken[word.from] !== 1) piece.push(word);
    last = word.to;
  }
  close();
  return pieces;
}

interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** From the first to the last word that asks for something; empty where none does. */
function trimmed(words: readonly Word[]): readonly Word[] {
  const asks = words.map(({ text }) => !isEmpty(text));
  const first = asks.indexOf(true);
  return first < 0 ? [] : words.slice(first, asks.lastIndexOf(true) + 1).slice(0, MOST_QUOTED);
}

/** Whether a text is words alone that ask for nothing: grammar, courtesy. */
export function asksNothing(text: string): boolean {
  return text.split(' ').every(isEmpty);
}

function isEmpty(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
  return (
    isEmptyWord(plain) || isEmptyWord(word.toLowerCase()) || (plain.length === 1 && !/\p{N}/u.test(plain))
  );
}
