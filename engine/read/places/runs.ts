/** Runs of words that may be the name of a place. */
import { normalize } from '../../../domain/text/normalize.ts';
import type { Word } from './mentions.ts';
import type { Span } from './regionNames.ts';

export const MAX_WORDS = 5;

/** Runs of words from one on, the longest first, without a break between them. */
export function spansAt(text: string, words: readonly Word[], at: number) {
  const spans: (Span & { readonly to: number; readonly count: number })[] = [];
  for (let count = Math.min(MAX_WORDS, words.length - at); count >= 1; count -= 1) {
    const first = words[at];
    const last = words[at + count - 1];
    if (!first || !last) continue;
    const from = first.index;
    const to = last.index + last.text.length;
    const typed = text
      .slice(from, to)
      .replace(/(?:['’]s)$/i, '')
      .replace(/\.$/, '');
    if (!/[\n,;:!?()]/.test(typed)) spans.push({ typed, name: normalize(typed), from, to, count });
  }
  return spans;
}
