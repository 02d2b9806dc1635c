/** Dates, weekdays and hours of the day. */
import { IN_A_ROW, NO_DATE } from '../../content/words/whens.ts';
import { HOURS, numberInWords, ORDINAL_WORDS, ordinalOf } from '../read/numbers.ts';
import { WEEKDAY_NAMES } from '../../domain/dates/calendar.ts';
import { monthNumberOf } from '../read/time/calendar.ts';
import { MONTH } from '../read/time/patterns.ts';
import { minutesIn } from './clocks.ts';
import type { DayOfYear, Kind, Said } from './content.ts';

/** "The last third of September" is no day of it. */
const DAY = `(?<!\\b(?:first|second|last|middle|final|each) )(?:\\d{1,2}(?:st|nd|rd|th|\\.)?|${ORDINAL_WORDS})`;
const NAMED = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,?\\s+)?';
const TO = `\\s*(?:-|–|—|to|til|till|until|through|and|&|or|/|,)\\s*(?:the\\s+)?${NAMED}`;
/** What makes a number behind a date none of a month: "june 18-21, 6 girls". */
const COUNTED =
  '\\s+(?:girls|guys|lads|women|men|friends|rooms?|couples|families|twins|doubles|singles|beds?|cities|towns|stars?|students|seniors)\\b';
const WEEKDAYS = WEEKDAY_NAMES.map((name) => name.toLowerCase());

function dateOf(
  days: readonly (readonly [day: number | null, month: number | null])[],
  isOneOf = false,
): Said | null {
  const dates = days
    .filter(([day, month]) => isWithin(day, 31) && isWithin(month, 12))
    .map(([day, month]): DayOfYear => ({ day, month }));
  return dates.length === 0 ? null : { kind: 'date', dates, isOneOf };
}

function isWithin(value: number | null, most: number): boolean {
  return value === null || (value >= 1 && value <= most);
}

const IS_MONTH = new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, 'u');
const DAYS = new RegExp(`\\d{1,2}|${ORDINAL_WORDS}`, 'g');

/** The days that are named beside a month. */
function daysBeside(text: string): Said | null {
  const name = IS_MONTH.exec(text.replaceAll(/(?<=\d)(?=[a-z]{3})|(?<=[a-z]{3})(?=\d)/g, ' '))?.[1] ?? '';
  const days = text.replace(name, ' ').match(DAYS) ?? [];
  return dateOf(days.map((day) => [ordinalOf(day) ?? Number(day), monthNumberOf(name)]));
}

function ordinal(day: number, after: string): Said | null {
  if (IN_A_ROW.test(after)) return { kind: 'nothing' };
  return NO_DATE.test(after) ? { kind: 'number', count: day, isEach: false } : dateOf([[day, null]]);
}

export const WHENS: readonly Kind[] = [
  [/\b20\d\d-(\d\d)-(\d\d)\b/g, ([, month, day]) => dateOf([[Number(day), Number(month)]])],
  [/\b20\d\d\/(\d\d?)\/(\d\d?)\b/g, ([, month, day]) => dateOf([[Number(day), Number(month)]])],
  [
    /\b(\d{1,2})[/.-](\d{1,2})[/.-](?:20)?\d\d\b/g,
    ([, a, b]) =>
      dateOf(
        [
          [Number(a), Number(b)],
          [Number(b), Number(a)],
        ],
        true,
      ),
  ],
  [
    /(?<![\d.,:]|\bat )(\d{1,2})\.(0?[1-9]|1[0-2])\.(?!\d)|(?<=\b(?:on|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:day)?),? )(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    ([, c, d, a = c, b = d]) =>
      dateOf(
        [
          [Number(a), Number(b)],
          [Number(b), Number(a)],
        ],
        true,
      ),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d:])${DAY}(?:${TO}${DAY})*(?:\\s+of\\s+(?:the\\s+)?|\\s*-?\\s*)${MONTH}(?!\\p{L})`,
      'gu',
    ),
    ([all]) => daysBeside(all),
  ],
  [
    new RegExp(
      `(?<!\\p{L})${MONTH}\\s*(?:the\\s+)?${DAY}(?:${TO}${DAY}(?!${COUNTED}))*(?![\\p{L}\\d:]|[.,]\\d|\\s*(?:days?|nights?|nts|weeks?|people|persons?|ppl|adults?|pax|kids|of us|k)\\b)`,
      'gu',
    ),
    ([all]) => daysBeside(all),
  ],
  // dictated: "thursday eighteenth"
  [
    new RegExp(`\\b(?:${WEEKDAYS.join('|')}),? (?:the )?(${ORDINAL_WORDS})(?!\\p{L})`, 'gu'),
    ([, day = ''], after) => ordinal(ordinalOf(day) ?? 0, after),
  ],
  // "my 40th", "our anniversary (25th!)"
  [
    /\b(?:my|our|his|her|their|\p{L}+'s|birthday|bday|anniversary)(?: own)? ?\(?(?:the )?\d{1,2}(?:st|nd|rd|th)(?!\p{L}| of\b)/gu,
    () => ({ kind: 'nothing' }),
  ],
  [/(?<!\p{L})(?:the )?(\d{1,2})(?:st|nd|rd|th)(?!\p{L})/gu, ([, day], after) => ordinal(Number(day), after)],
  [
    new RegExp(`\\bthe (${ORDINAL_WORDS})\\b`, 'g'),
    ([, day = ''], after) => ordinal(ordinalOf(day) ?? 0, after),
  ],
  // "may" and "march" are verbs as well
  [
    new RegExp(
      `(?<=\\b(?:in|of|mid|early|late|end|next|this|from|until|till|for|during|after|before|or|and|beginning of|start of)[- ])${MONTH}(?!\\p{L})|\\b(?:january|february|april|june|july|august|september|october|november|december)\\b`,
      'gu',
    ),
    ([all]) => dateOf([[null, monthNumberOf(all)]]),
  ],
  [
    new RegExp(`\\b(${WEEKDAYS.join('|')})s?\\b`, 'g'),
    ([, name = '']) => ({ kind: 'weekday', weekday: WEEKDAYS.indexOf(name) }),
  ],
  [
    new RegExp(`\\b(${HOURS.join('|')})[- ](fifteen|thirty|forty[- ]five)\\b(?! (?:days|nights|of us))`, 'g'),
    ([, hour = '', past = '']) => ({
      kind: 'clock',
      minutes: minutesIn(`${HOURS.indexOf(hour) + 1}:${numberInWords(past)}`),
    }),
  ],
  [
    /(?<![\p{L}\d.,:])(?:\d{1,2}[:.]\d\d(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?(?:[ap]\.?m\b\.?|o'?clock\b)|\d{1,2}h(?:\d\d)?\b|noon\b|midday\b|midnight\b)(?!\d)/gu,
    ([all]) => {
      const minutes = minutesIn(all);
      return minutes.length === 0 ? null : { kind: 'clock', minutes };
    },
  ],
];
