/** Longest piece that is spoken in one go, in characters: Chrome falls silent after some 15 s of one utterance. */
import { matchesIn } from '../text/matches.ts';

export const MAX_PIECE_CHARS = 180;

/** Words whose full stop ends no sentence. */
const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'mt',
  'no',
  'vs',
  'etc',
  'approx',
  'e.g',
  'i.e',
  'a.m',
  'p.m',
  'u.s',
]);

/** A text as pieces that are spoken one after the other: sentences, the long ones cut at a comma or a space. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap(splitLine)
    .flatMap(cutLong)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of matchesIn(line, /[.!?…]+["'”’)\]]*\s+/g)) {
    const end = match.index + match[0].length;
    if (!endsSentence(line.slice(start, match.index), match[0], line.slice(end))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter(Boolean);
}

/** A full stop after an abbreviation or an initial, or before a small letter, is none. */
function endsSentence(before: string, mark: string, after: string): boolean {
  if (!mark.startsWith('.')) return true;
  if (/^\p{Ll}/u.test(after)) return false;
  const word =
    /\S+$/
      .exec(before)?.[0]
      .replace(/^[("'“‘[]+/, '')
      .toLowerCase() ?? '';
  return !ABBREVIATIONS.has(word) && !/^\p{L}$/u.test(word);
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_PIECE_CHARS) {
    const cut = cutAt(rest);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest];
}

/** Where to cut: after the last comma or the like, else at the last space, else in the middle of a word. */
function cutAt(text: string): number {
  const head = text.slice(0, MAX_PIECE_CHARS);
  const pause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  if (pause > MAX_PIECE_CHARS / 3) return pause + 1;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space : MAX_PIECE_CHARS;
}
