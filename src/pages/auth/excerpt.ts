/** Shown as far as it fits: the whole of it goes along. */
const SHOWN_CHARS = 200;

/** Somebody's words as a page quotes them, cut with an ellipsis where they are longer than it has room for. */
export function excerpt(words: string): string {
  return words.length <= SHOWN_CHARS ? words : `${words.slice(0, SHOWN_CHARS).trimEnd()}…`;
}
