/** Writing XML 1.0 by hand: text is escaped, and what no document may hold is left out. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Not allowed in XML 1.0 even as a reference (W3C, Extensible Markup Language 1.0, section 2.2, Char). */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** An element that holds text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Text as it may stand in an element or in a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
