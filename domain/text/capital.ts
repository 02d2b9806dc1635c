/** A first word of small letters alone: an address, a name like "iPhone" or a code stays as it is. */
const PLAIN_WORD = /^\p{Ll}[\p{Ll}’'-]*[,;:.!?]?(?=\s|$)/u;

/** A text that stands by itself: its first letter is a capital, unless the first word is written small on purpose. */
export function capitalized(text: string): string {
  return PLAIN_WORD.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
