/** Words before a place that tell what it is in the trip. */

/** Longer than any cue, with the spaces within it. */
const CUE_CHARS = 60;

/** What stands right before a place: a pattern that looked through all of it would take the longer the more places there are. */
export function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - CUE_CHARS), at);
}
