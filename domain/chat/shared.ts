/** What another app shares with Waymark (Web Share Target, Level 1): a link, a text, a booking mail as text. */
import { storableText } from '../text/text.ts';

/** Fields of the address that it comes in, as the manifest names them. */
export const SHARE_FIELDS = { title: 'shared-title', text: 'shared-text', url: 'shared-url' } as const;

/** So much of it is taken; a message is shorter, and the field says by how much it has to be cut. */
export const MAX_SHARED_CHARS = 20_000;

/**
 * The words that an address brings for the assistant's field; null where it brings none. A part that another holds
 * already is left out: browsers share a page's link in its text as well, and its title as the text.
 * @param fields of an address's query: anyone can have written it
 */
export function sharedWords(fields: { get(name: string): string | null }): string | null {
  const parts: string[] = [];
  for (const name of [SHARE_FIELDS.text, SHARE_FIELDS.title, SHARE_FIELDS.url]) {
    const part = storableText((fields.get(name) ?? '').slice(0, MAX_SHARED_CHARS))
      .replaceAll('\r\n', '\n')
      .trim();
    if (part === '' || parts.some((earlier) => earlier.includes(part))) continue;
    if (name === SHARE_FIELDS.title) parts.unshift(part);
    else parts.push(part);
  }
  const words = parts.join('\n').slice(0, MAX_SHARED_CHARS).trim();
  return words === '' ? null : words;
}
