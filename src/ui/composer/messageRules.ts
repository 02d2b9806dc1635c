import { formatCount } from '../count.ts';

/** So far before the limit the field begins to count. */
const COUNTED_CHARS = 400;

/** "3,912 / 4,000" near the limit, what to do beyond it, nothing before. */
export function lengthNote(text: string, max: number): string | null {
  const { length } = text.trim();
  if (length < max - COUNTED_CHARS) return null;
  const figures = `${formatCount(length)} / ${formatCount(max)}`;
  const over = length - max;
  if (over <= 0) return figures;
  return `${figures}. Shorten it by ${formatCount(over)} ${over === 1 ? 'character' : 'characters'}.`;
}

/**
 * A text with words put in at the cursor, in place of what is selected, and the place of the cursor after them.
 * Spoken words come without spaces around them: they get those that the text there has not.
 */
export function insertWords(
  text: string,
  { from, to }: { from: number; to: number },
  words: string,
): { text: string; cursor: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const tail = after === '' || /^\s/.test(after) ? '' : ' ';
  const head = `${before}${lead}${words.trim()}`;
  return { text: `${head}${tail}${after}`, cursor: head.length };
}

/** Whether a text may go: not empty, not only space, not too long (requirements §5, Chat send). */
export function isSendable(text: string, max: number): boolean {
  const { length } = text.trim();
  return length > 0 && length <= max;
}
