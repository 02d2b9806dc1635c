/** A date that a message takes back in part: "20 to 24 feb, oops meant march", "on the 8th of June, scratch that the 9th". */
import { matchesIn } from '../../../domain/text/matches.ts';
import { MARKS } from '../corrections.ts';
import { DAY_TH, MONTH } from './patterns.ts';
import type { Span } from '../words.ts';

/** A text as it is after a correction. */
export interface Corrected {
  readonly text: string;
  /** Where a part of it was typed. */
  readonly typedAt: (span: Span) => Span;
  /** The words that correct. */
  readonly spans: readonly Span[];
}

const LEAD = "^[\\s,:]*(?:(?:it'?s|i mean(?:t)?|meant|on|in|the|from)\\s+)*";
const NEW_MONTH = new RegExp(`${LEAD}${MONTH}(?!\\w|\\s*(?:the\\s+)?\\d)`, 'i');
const NEW_DAY = new RegExp(
  `${LEAD}${DAY_TH}(?!\\w|\\s+(?:of\\s+)?${MONTH}|\\s*(?:-|–|to\\b|till?\\b|until\\b))`,
  'i',
);
const PART = '(first|second|third|fourth|last)';
/** "The first week of May, hm, second week". */
const NEW_PART = new RegExp(`${LEAD}${PART} week(?:end)?\\b(?! (?:of|in)\\b)`, 'i');
const OLD_PART = new RegExp(`\\b${PART}(?= week(?:end)? (?:of|in) (?:the )?${MONTH})`, 'gi');
const A_WEEKDAY = '((?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** "By the Sunday, no wait, not the Sunday, the Saturday". */
const NEW_WEEKDAY = new RegExp(
  `${LEAD}(?:not (?:on )?(?:the )?\\w+day,? )?(?:but )?(?:on )?(?:the )?${A_WEEKDAY}(?!\\w|\\s+(?:the\\s+)?\\d|\\s*(?:-|–|to\\b|till?\\b|until\\b))`,
  'i',
);
const OLD_WEEKDAY = new RegExp(`\\b${A_WEEKDAY}\\b`, 'gi');
const OLD_MONTH = new RegExp(`(?<=\\d(?:st|nd|rd|th)?(?: of)? ?|[a-z] )${MONTH}(?!\\w)`, 'gi');
const OLD_DAY = new RegExp(
  `(?<!\\w)${DAY_TH}(?= (?:of )?${MONTH})|(?<=${MONTH} (?:the )?)${DAY_TH}(?!\\w)|(?<=\\bthe )${DAY_TH}(?!\\w)`,
  'gi',
);

/** With the month, its week or the day that is said last in the place of the one before it; null where nothing is corrected so. */
export function correctedDates(typed: string): Corrected | null {
  for (const mark of matchesIn(typed, MARKS)) {
    const before = typed.slice(0, mark.index);
    const from = mark.index + mark[0].length;
    const after = typed.slice(from);
    // "second" is a day by itself
    const part = NEW_PART.exec(after);
    const month = part ? null : NEW_MONTH.exec(after);
    const day = part || month ? null : NEW_DAY.exec(after);
    const weekday = part || month || day ? null : NEW_WEEKDAY.exec(after);
    const said = month ?? day ?? weekday ?? part;
    const value = said?.[1];
    const olds = month ? OLD_MONTH : day ? OLD_DAY : weekday ? OLD_WEEKDAY : OLD_PART;
    const old = matchesIn(before, olds).at(-1);
    if (
      value === undefined ||
      !old ||
      !/\d|first|second|third|last|th\b|\b(?:early|mid|late|end|start|beginning|middle)\b/i.test(before)
    )
      continue;
    const end = from + (said?.[0].length ?? 0);
    return replaced(typed, old, value, { start: mark.index, end }, from);
  }
  return null;
}

/** What stands behind the correction keeps its place. */
function replaced(typed: string, old: RegExpMatchArray, value: string, gone: Span, from: number): Corrected {
  const at = old.index ?? 0;
  const to = at + old[0].length;
  const head = typed.slice(0, at) + value + typed.slice(to, gone.start);
  const text = head.padEnd(gone.end) + typed.slice(gone.end);
  const shift = value.length - old[0].length;
  const place = (position: number) =>
    position <= at || position >= gone.end ? position : Math.max(at, position - shift);
  return {
    text,
    typedAt: ({ start, end }) => ({ start: place(start), end: place(end) }),
    spans: [{ start: from, end: gone.end }],
  };
}
