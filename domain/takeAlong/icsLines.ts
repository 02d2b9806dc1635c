/** Lines of an iCalendar file, RFC 5545: escaped, folded, and with no way for a text to begin a line of its own. */

/** Octets that a line may have, its end not counted (RFC 5545, 3.1). */
const MAX_OCTETS = 75;
export const LINE_END = '\r\n';

/** What no text may hold (RFC 5545, 3.1, CONTROL), and halves of characters, which UTF-8 cannot write. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/gu;

/** A value of type TEXT (RFC 5545, 3.3.11). */
export function icsText(text: string): string {
  return text
    .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/**
 * A content line, folded where it is long: no character is torn, as readers unfold after they have decoded.
 * @param name with its parameters, which are the caller's own and need no quotes
 * @param value in the form of its type
 */
export function icsLine(name: string, value: string): string {
  const lines: string[] = [];
  let [line, octets] = ['', 0];
  for (const character of `${name}:${value}`) {
    const more = octetsOf(character);
    if (octets + more > MAX_OCTETS) {
      lines.push(line);
      // the space that marks the rest of a line counts
      [line, octets] = [' ', 1];
    }
    line += character;
    octets += more;
  }
  return [...lines, line].join(LINE_END);
}

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
