/** What of a message was not understood, said before anything else is claimed. */
import { quoted } from './unchanged.ts';

/** Of one piece. */
const MOST_CHARS = 120;

/** One sentence with every piece as it was typed. @param pieces at least one */
export function unreadWords(pieces: readonly string[]): string {
  return `I did not take into account: ${pieces.map((piece) => `“${quoted(piece, MOST_CHARS)}”`).join(', ')}.`;
}
