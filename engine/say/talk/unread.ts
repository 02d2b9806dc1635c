/** What of a message was not understood, said before anything else is claimed. */
import { listOf } from '../write/format.ts';
import { quoted } from './unchanged.ts';
import type { Need } from '../../read/acts/needs/need.ts';
import type { NoNeed } from '../../read/acts/needs/denied.ts';

/** Of one piece. */
const MOST_CHARS = 120;

/** What was named and is nobody's need; null for nothing. */
export function noNeedWords(needsOff: readonly Pick<NoNeed, 'words'>[]): string | null {
  const named = [
    ...new Set(needsOff.flatMap(({ words }) => (words === '' ? [] : [`“${quoted(words, MOST_CHARS)}”`]))),
  ];
  return named.length === 0 ? null : `As I read you, ${listOf(named)} is no need of this trip.`;
}

/** That a need which a question only supposes is not planned for yet, and how it would be. */
export function supposedWords(needs: readonly Need[]): string {
  const words = needs.map((need) => quoted(need.words));
  return `You ask and do not tell, so no day is made for ${listOf(words)}: say “plan it for ${words[0] ?? ''}”, and I do.`;
}

/** Where others set out is not planned, and said; null where nobody comes from elsewhere. */
export function otherHomesWords(towns: readonly string[], home: string | null): string | null {
  if (towns.length === 0 || home === null) return null;
  const others = listOf([...new Set(towns)]);
  return `The ways and their prices are from ${home} for all of you: I plan from one home town, so ask me for those from ${others} as a trip of their own.`;
}

/** That the days which were named are not as many as the length which was named beside them. @param piece the first and the last of them */
export function otherLengthWords(piece: string, days: number): string {
  return `The length you named does not fit ${quoted(piece, MOST_CHARS)}: I planned ${days} days from the first of them. Give me the last day if that one counts.`;
}

/** One sentence with every piece as it was typed. @param pieces at least one */
export function unreadWords(pieces: readonly string[]): string {
  return `I did not take into account: ${inQuotes(pieces)}.`;
}

/** What was read as told and not as asked for. @param pieces at least one */
export function asideWords(pieces: readonly string[]): string {
  return `Said by the way, as I read it, and not taken into account: ${inQuotes(pieces)}.`;
}

function inQuotes(pieces: readonly string[]): string {
  return pieces.map((piece) => `“${quoted(piece, MOST_CHARS)}”`).join(', ');
}
