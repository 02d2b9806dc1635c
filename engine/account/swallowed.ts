/** Words that an act took and that say nothing to it: any other word in their place reads the same. */
import { matchesIn } from '../../domain/text/matches.ts';
import { aside } from '../read/acts/talk/aside.ts';
import { isOccasion } from '../read/places/directFlights.ts';
import { asksNothing } from '../read/residue.ts';
import type { Reading } from '../read/acts/act.ts';
import type { Span } from '../read/words.ts';

/** Each word is read anew with the whole message: as many as this, and as many characters in all. */
const MOST_WORDS = 12;
const MOST_CHARS = 2_000;
const LEAST_CHARS = 3;
/** An answer writes them short. */
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*day$/iu;

/**
 * Where a message says what nobody read.
 * @param isSaid whether the answer speaks of a word
 * @param read reads the message with other words in it
 */
export function swallowedIn(
  { text, acts, message, residue }: Reading,
  isSaid: (word: string) => boolean,
  read: (text: string) => Reading,
): readonly Span[] {
  const whole = JSON.stringify(message);
  const isTaken = new Uint8Array(text.length);
  for (const { start, end } of acts.flatMap(({ spans }) => spans)) isTaken.fill(1, start, end);
  // what is told beside the trip asks for nothing, and what days of it are for is held with the days
  for (const { act, spans } of acts)
    for (const { start, end } of spans)
      if (act === aside.act || isOccasion(text.slice(start, end))) isTaken.fill(0, start, end);
  const isCarried = ({ start, end }: Span) => {
    const blind = 'zqx'.repeat(end - start).slice(0, end - start);
    const other = read(text.slice(0, start) + blind + text.slice(end));
    return (
      other.residue.length !== residue.length ||
      other.residue.some((piece) => piece.includes(blind)) ||
      JSON.stringify(other.message) !== whole
    );
  };
  return matchesIn(text, /[\p{L}\p{M}'’]+/gu)
    .filter(
      ({ 0: word, index }) =>
        isTaken[index] === 1 &&
        word.length >= LEAST_CHARS &&
        !asksNothing(word) &&
        !isSaid(WEEKDAY.exec(word)?.[1] ?? word),
    )
    .slice(0, Math.min(MOST_WORDS, Math.floor(MOST_CHARS / Math.max(1, text.length))))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .filter((span) => !isCarried(span));
}
