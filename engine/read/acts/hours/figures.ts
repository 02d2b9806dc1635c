/** Clock hours and days of a month that are told in words, as figures in the same place: "at ten in the morning". */
import { countOf, ORDINAL_WORDS, ordinalOf } from '../../numbers.ts';
import { MONTHS } from './when.ts';
import type { ActReader } from '../act.ts';
import type { Span, Words } from '../../words.ts';

const NAMES = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const HALF = '(?:\\s+in\\s+the\\s+(morning|afternoon|evening)|\\s+at\\s+(night)|\\s*([ap])\\.?m\\b\\.?)';
const PAST =
  '(half past|half|quarter past|quarter to|(?:five|ten|twenty|twenty[- ]five) (?:minutes )?(?:past|to)) ';
const MINUTES = '(?:[ -](thirty|fifteen|forty[- ]five))?';
const CLOCK = "(?:[- ]?ish)?(?: o'?clock)?(?: sharp)?";
const NO_COUNT = '(?! (?:days?|nights?|weeks?|hours?|people|adults?|kids?|of)\\b)';
const HOURS = new RegExp(
  [
    // "five to four in the afternoon", "half past two"
    `\\b${PAST}(${NAMES}|\\d{1,2})\\b${CLOCK}(?:${HALF}|(?<=\\b(?:half|quarter) [^.;!?]{0,16})${NO_COUNT})`,
    // "ten in the morning", "9.30 in the evening", "three thirty pm", "8ish at night"
    `\\b(?:(${NAMES})${MINUTES}|(\\d{1,2})(?:[:.](\\d{2}))?)${CLOCK}(?:${HALF}|(?<= o'?clock))`,
    // "from nine to five", "by seven"
    // "one till three" by itself
    `(?:(?<=\\b(?:at|by|from|until|till?|before|after|around|to) )|(?=(?:${NAMES}) (?:to|till?|until) (?:half )?(?:${NAMES})\\b${NO_COUNT}))(${NAMES})\\b${MINUTES}${CLOCK}(?:(?<=\\b(?:${NAMES}) (?:to|till?|until) \\w+)${NO_COUNT}|(?=\\s*(?:$|[,.;!?)]|(?:to|till?|until|and) (?:half (?:past )?)?(?:${NAMES}|late|midnight|noon)\\b(?! (?:days?|nights?|people))|(?:every|each|daily|on|sharp|for (?:an|about|around|\\w+ hours?))\\b)))`,
    '\\b(noon|midday|midnight)\\b',
  ].join('|'),
  'giu',
);
const DAYS = new RegExp(
  `(?<=\\bthe )(?:${ORDINAL_WORDS})(?=\\s+(?:of )?(?:${MONTHS})\\b|\\s*(?:-|–|to|through|till?|until|and|,)\\s+(?:the )?(?:${ORDINAL_WORDS})\\b)`,
  'giu',
);
/** The half of the day stands before the hour: "in the evening (around 8)". */
const HALF_FIRST = new RegExp(
  `\\bin the (morning|afternoon|evening)[ ,(–-]+(?:at |around |about |~ ?)(${NAMES}|\\d{1,2})(?::(\\d{2}))?\\b(?!\\s*[ap]\\.?m\\b)${NO_COUNT}`,
  'giu',
);
const FULL = { noon: '12pm', midday: '12:00', midnight: '23:59' } as const;

/** The same reader, for which hours and days in words are in figures; it rests on the words. */
export function inFigures(reader: ActReader): ActReader {
  return { ...reader, read: (words, context) => reader.read(figured(words), context) };
}

function figured(words: Words): Words {
  const whole: Span[] = [];
  const put = (match: string, at: number, figure: string | null) => {
    if (figure === null || figure.length > match.length) return match;
    whole.push({ start: at, end: at + match.length });
    return figure.padEnd(match.length);
  };
  const text = words.text
    .replace(
      HALF_FIRST,
      (match: string, half: string, typed: string, minutes: string | undefined, at: number) =>
        put(match, at, `at ${clockOf(half.toLowerCase(), typed, Number(minutes ?? 0))}`),
    )
    .replace(HOURS, (match: string, ...groups: (string | number | undefined)[]) => {
      const at = groups.find((group) => typeof group === 'number') ?? 0;
      return put(
        match,
        at,
        figureOf(groups.map((group) => (typeof group === 'string' ? group.toLowerCase() : undefined))),
      );
    })
    .replace(DAYS, (match: string, at: number) =>
      put(match, at, `${ordinalOf(match.toLowerCase()) ?? ''}th`.padStart(match.length)),
    );
  return whole.length === 0 ? words : words.reworded(text, whole);
}

/** "HH:MM" where the half of the day is told, else as a clock shows it. @param groups of {@link HOURS} */
function figureOf(groups: readonly (string | undefined)[]): string | null {
  const [past, pastHour, pm1, pn1, pa1, name, plus, digits, minutes, pm2, pn2, pa2, bare, barePlus, full] =
    groups;
  if (full === 'noon' || full === 'midday' || full === 'midnight') return FULL[full];
  const typed = pastHour ?? name ?? digits ?? bare ?? '';
  // "9:30 pm" is in figures
  if (digits !== undefined && pa2 !== undefined) return null;
  const hour = hourOf(typed);
  const [own, by] = minutesOf(past, plus ?? barePlus, minutes);
  const part = pm1 ?? pn1 ?? pa1 ?? pm2 ?? pn2 ?? pa2;
  const minute = ((hour + halfOf(part, hour)) * 60 + own * by + 24 * 60) % (24 * 60);
  if (part !== undefined && minute === 0) return FULL.midnight;
  const shown = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  if (part !== undefined) return shown.padStart(5, '0');
  return minute % 60 === 0 && past === undefined ? String(hour) : shown;
}

function hourOf(typed: string): number {
  return /\d/.test(typed) ? Number(typed) : countOf(typed);
}

/** "HH:MM" */
function clockOf(half: string, typed: string, minutes: number): string {
  const hour = hourOf(typed);
  return `${String(hour + halfOf(half, hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Hours to add for the half of the day. */
function halfOf(part: string | undefined, hour: number): number {
  if (part === undefined || hour > 12) return 0;
  const isMorning = part === 'morning' || part === 'a' || (part === 'night' && (hour < 6 || hour === 12));
  if (isMorning) return hour === 12 ? -12 : 0;
  return hour === 12 ? 0 : 12;
}

/** Minutes, and whether they are before or after the hour. */
function minutesOf(
  past: string | undefined,
  plus: string | undefined,
  figures: string | undefined,
): [number, 1 | -1] {
  if (figures !== undefined) return [Number(figures), 1];
  const word = past ?? plus ?? '';
  const own = /half|thirty/.test(word)
    ? 30
    : /quarter|fifteen/.test(word)
      ? 15
      : /forty/.test(word)
        ? 45
        : /twenty.five/.test(word)
          ? 25
          : /twenty/.test(word)
            ? 20
            : word.startsWith('ten')
              ? 10
              : word.startsWith('five')
                ? 5
                : 0;
  return [own, word.endsWith(' to') ? -1 : 1];
}
