/** Two days that change places: "swap day 2 and 3". */
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';

const SWAP = new RegExp(
  `\\b(?:swap|switch|exchange|flip|swop)\\s+(?:days?\\s*|d)?${COUNT}\\s*(?:and|with|&|for|/|\\+|<->)\\s*(?:days?\\s*|d)?${COUNT}\\b(?:\\s+around)?`,
);

/** Whether a text asks for it. */
export function isSwap(text: string): boolean {
  return SWAP.test(text.toLowerCase());
}

export const swapDays: ActReader = {
  act: 'swap of days',
  read: (words) => {
    const [, first, second] = words.exec(SWAP) ?? [];
    return first === undefined || second === undefined
      ? null
      : { swapDays: [countOf(first), countOf(second)] };
  },
  examples: ['swap day 2 and 3', 'switch days two with four', 'flip day 1 for day 2 please'],
  counterExamples: ['swap Paris for Rome', 'day 2 and 3 are too full'],
};
