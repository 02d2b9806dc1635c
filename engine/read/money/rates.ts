/** Currencies as people write them, and what they are worth. */
import { CURRENCY_NAMES } from '../../../content/words/currencies.ts';
import { UNITS_PER_DOLLAR } from '../../../domain/money/rates.ts';

/** Units that are as well people, what is theirs, or rooms: money only where no noun follows. */
export const ADJECTIVES: ReadonlySet<string> = new Set(['canadian', 'aussie', 'australian', 'rm']);

/** The currency that each way to write one means. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(UNITS_PER_DOLLAR).flatMap((code) =>
    [code.toLowerCase(), ...(CURRENCY_NAMES[code] ?? [])].map((name) => [name, code]),
  ),
);
const WORTH: Readonly<Record<string, number>> = UNITS_PER_DOLLAR;

/** US dollars that one unit was worth, by every way to write it; said to the traveller with the day of the rates. */
export const RATES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(CODES).map(([name, code]) => [name, 1 / (WORTH[code] ?? 1)]),
);

const WRITTEN = Object.keys(CODES)
  .filter((name) => /^[a-zł ]{3,}$/.test(name))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const ASKED = new RegExp(
  `\\b(?:in|to|into|how many) (?:my |our )?(${WRITTEN})(?=(?: (?:please|(?:is|are|would|does|will) (?:that|it|this|we)(?: (?:be|cost|come to|make|pay))?|all in all|pls|each|per person|a person|instead|then|roughly|for (?:us|me|all of us)|all together|altogether|all in|in total|overall|total))*\\W*$)`,
);

/** ISO code of the currency that a question wants a sum in: "how much is that in pounds"; null for none. */
export function currencyAsked(question: string): string | null {
  return CODES[ASKED.exec(question.toLowerCase())?.[1] ?? ''] ?? null;
}
