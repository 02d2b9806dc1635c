/**
 * Markdown that anybody may have stored. The reader's time grows with the square of some patterns and the depth of
 * what is drawn with the nesting: both are bounded here, far above what a reply needs.
 */

/** As many as the server stores of a message. */
const MAX_CHARS = 40_000;
/** Quotes and lists in one another, on one line. */
const MAX_NESTING = 6;
/** The same emphasis mark in a row; a ruler needs three. */
const MAX_RUN = 6;
/** Emphasis marks that the reader has to match with one another, in text without an empty line. */
const MAX_MARKS = 500;
/** Lines that underline a heading, each looked for from the head of the text. */
const MAX_UNDERLINES = 100;
/** Indentation that can open one more list in the one above: six levels of it and room for code. */
const MAX_INDENT = 24;
/** Marks that may open a link, code or HTML and be looked for up to the end of the text. */
const MAX_OPENERS = 1_000;
/** Each is a block of its own at worst, held against the ones before it. */
const MAX_LINES = 2_000;

const longRun = new RegExp(String.raw`([*_~])\1{${MAX_RUN},}`, 'g');
const nested = new RegExp(
  String.raw`^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${MAX_NESTING}})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+`,
  'gm',
);
const indented = new RegExp(String.raw`^([ \t]{${MAX_INDENT}})[ \t]+`, 'gm');

/** The text with its runs, its nesting and its indentation cut to what is read; null for one to be shown as it is. */
export function tameMarkdown(text: string): string | null {
  if (text.length > MAX_CHARS) return null;
  const tame = text
    .replace(longRun, (run) => run.slice(0, MAX_RUN))
    .replace(nested, '$1')
    .replace(indented, '$1');
  return isTooIntricate(tame) ? null : tame;
}

function isTooIntricate(text: string): boolean {
  if (count(text, /^[ \t]*(?:=+|-+)[ \t]*$/gm) > MAX_UNDERLINES) return true;
  if (count(text, /\n/g) > MAX_LINES || count(text, /[[\]<`]/g) > MAX_OPENERS) return true;
  return text.split(/\n[ \t]*\n/).some((block) => count(block, /[*_]/g) > MAX_MARKS);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
