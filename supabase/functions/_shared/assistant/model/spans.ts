/** The words of a message that an act of a model rests on. */
import type { Span } from '../../../../../engine/read/words.ts';

/** Words that turn round, or compare, what stands behind them, in the languages that are most written. */
export const NEGATIONS: ReadonlySet<string> = wordSet(
  'no not without never nor neither less nicht ohne kein keine keinen keiner nie niemals weniger mehr ne pas sans jamais ' +
    'aucun aucune moins plus sin nunca ni menos más mas non senza mai meno più não nao sem niet geen zonder nooit minder meer ' +
    'nie bez mniej więcej inte utan aldrig ingen inga mindre mer ikke uden uten değil olmadan daha tidak bukan tanpa jangan lebih ' +
    'не без ни нет меньше больше',
);

/** Words that say nothing by themselves: no act rests on these alone. */
const GRAMMAR: ReadonlySet<string> = wordSet(
  'a an the of to in on at for and or by with from is are it i we my our der die das den dem des ein eine einen und oder für mit ' +
    'nach von im am zu zum zur auf le la les l un une de du d et ou à au aux en pour par avec el los las y o e con del al il lo gli ' +
    'di da per dos do os as um uma na em het een van met voor i w z do och med till по с в на и к',
);
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
/** Scripts that write no spaces, or add to a word what is a word elsewhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const JOINED = /\p{Script=Hangul}/u;

/** More than one act is ever said by. */
const MOST_WORDS = 12;
const MOST_UNSPACED = 40;
/** Words between a negation and what it is about: "nicht mit dem Zug". */
const MOST_BETWEEN = 3;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Whether a text has words that are not written apart. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/**
 * Where a span stands in the message, as whole words, white space and case aside; null where it does not, or says nothing.
 * @param text on one line
 */
export function spanIn(text: string, span: string): Span | null {
  const wanted = onOneLine(span);
  const isWhole = !UNSPACED.test(wanted) && !JOINED.test(wanted);
  if (isWhole && !/\p{L}[\p{M}'’]*\p{L}|\p{N}/u.test(wanted)) return null;
  const words = wordsOf(wanted);
  if (words.every(({ word }) => GRAMMAR.has(word))) return null;
  const all = lowered(text);
  const own = lowered(wanted);
  for (let start = all.indexOf(own); start >= 0; start = all.indexOf(own, start + 1)) {
    const end = start + own.length;
    if (
      isWhole &&
      (/[\p{L}\p{N}]$/u.test(all.slice(start - 2 < 0 ? 0 : start - 2, start)) ||
        /^[\p{L}\p{M}\p{N}]/u.test(all.slice(end, end + 2)))
    )
      continue;
    const most = isWhole ? (words[MOST_WORDS - 1]?.end ?? own.length) : MOST_UNSPACED;
    return { start, end: Math.min(end, start + most) };
  }
  return null;
}

/** Where a negation begins that a span stands right behind, grammar aside; null for none. */
export function negationBefore(text: string, { start }: Span): number | null {
  const from = Math.max(0, start - 60);
  const before = text.slice(from, start);
  const clause = Math.max(...['.', ',', ';', ':', '!', '?'].map((mark) => before.lastIndexOf(mark))) + 1;
  const words = wordsOf(before.slice(clause))
    .toReversed()
    .slice(0, MOST_BETWEEN + 1);
  const last = words.findIndex(({ word }) => !GRAMMAR.has(word));
  const found = words[last];
  return found && NEGATIONS.has(found.word) ? from + clause + found.start : null;
}

function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** As spans are looked for. */
export function onOneLine(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** In lower case where that keeps every letter in its place. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
