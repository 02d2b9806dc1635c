import { compiled } from './compiled.ts';

/**
 * Every match of a pattern with the flag `g`, as {@link String.matchAll} finds them. That makes a copy of the pattern for
 * each text, which of the readers' long ones costs more than to look for them in a message.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('A pattern for every match needs the flag g');
  compiled(pattern);
  const from = pattern.lastIndex;
  const matches: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += widthAt(text, pattern);
  }
  pattern.lastIndex = from;
  return matches;
}

/** How far an empty match moves on: past a whole character where the pattern knows those. */
function widthAt(text: string, { lastIndex, unicode }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xff_ff ? 2 : 1;
}
