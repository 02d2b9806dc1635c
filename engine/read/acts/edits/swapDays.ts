/** Two days that change places: "swap day 2 and 3", "switch Friday and Saturday around". */
import { COUNT, countOf } from '../../numbers.ts';
import { findDayRef, type DayRef } from '../../follow/dayRefs.ts';
import type { ActReader } from '../act.ts';

const SWAP = new RegExp(
  `\\b(?:swap|switch|exchange|flip|swop)\\s+(?:days?\\s*|d)?${COUNT}\\s*(?:and|with|&|for|/|\\+|<->)\\s*(?:days?\\s*|d)?${COUNT}\\b(?:\\s+around)?`,
);
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const ORDINAL = '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|last)(?:\\s+day)?';
const NAMED = `((?:the\\s+)?(?:${WEEKDAY}|${ORDINAL}|day\\s+\\d{1,2}))`;
const SWAP_NAMED = new RegExp(
  `\\b(?:swap|switch|exchange|flip|swop)\\s+${NAMED}\\s*(?:and|with|&|for|/|\\+)\\s*${NAMED}\\b(?:\\s+around|\\s+round)?`,
);
/** "Do the 2nd day on the 4th and the 4th on the 2nd": said both ways. */
const EACH_ON = new RegExp(
  `\\b(?:do|put|move|have)\\s+${NAMED}\\s+(?:on|to)\\s+${NAMED}\\s*(?:,|and)\\s*${NAMED}\\s+(?:on|to)\\s+${NAMED}\\b`,
);

/** "Swap the first two days", "the last two days the other way round". */
const ENDS =
  /\b(?:swap|switch|exchange|flip|swop) (?:round |around )?(?:the |our |my )?(first|last) (?:two|2|couple of) days\b(?: (?:a?round|over))?|\b(?:the |our |my )?(first|last) (?:two|2) days (?:the )?other way (?:a?round)\b/;

/** Whether a text asks for it. */
export function isSwap(text: string): boolean {
  const lower = text.toLowerCase();
  return [SWAP, SWAP_NAMED, EACH_ON, ENDS].some((pattern) => pattern.test(lower));
}

export const swapDays: ActReader = {
  act: 'swap of days',
  // "the second and third day" are no dates
  takesWords: true,
  read: (words) => {
    const [, first, second] = words.exec(SWAP) ?? [];
    if (first !== undefined && second !== undefined)
      return {
        swapDays: [
          { kind: 'number', number: countOf(first) },
          { kind: 'number', number: countOf(second) },
        ],
      };
    const ends = words.exec(ENDS);
    if (ends)
      return {
        swapDays: ends.includes('first')
          ? [
              { kind: 'number', number: 1 },
              { kind: 'number', number: 2 },
            ]
          : [{ kind: 'last', back: 1 }, { kind: 'last' }],
      };
    const named = words.exec(SWAP_NAMED) ?? words.exec(EACH_ON);
    const one = dayNamed(named?.[1]);
    const other = dayNamed(named?.[2]);
    return one && other ? { swapDays: [one, other] } : null;
  },
  examples: [
    'swap day 2 and 3',
    'switch days two with four',
    'flip day 1 for day 2 please',
    'can u switch friday and saturday around',
    'do the 2nd day on the 4th and the 4th on the 2nd',
    'swap the first two days',
  ],
  counterExamples: ['swap Paris for Rome', 'day 2 and 3 are too full'],
};

/** "The 2nd" is a day too. */
function dayNamed(name: string | undefined): DayRef | null {
  if (name === undefined) return null;
  const whole =
    /^(?:the\s+)?(?:\d|\p{L}+(?:st|nd|rd|th)$|last$)/u.test(name) && !name.includes('day')
      ? `${name} day`
      : name;
  return findDayRef(/^(?:the\s+)?(?:sat|sun|wed|mon)$/.test(name) ? `on ${name}` : whole)?.ref ?? null;
}
