/** What stands just before a place in a message. */

/** As long as the longest cue of this folder with room to spare; spaces are single. */
const LEAD_CHARS = 48;

/**
 * The end of the text before a place, where a cue would stand. Every place of a message is asked for several cues, and
 * searching all that stands before each of hundreds would take seconds.
 */
export function leadOf(text: string, from: number): string {
  return text.slice(Math.max(0, from - LEAD_CHARS), from);
}
