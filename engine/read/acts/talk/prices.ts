/** That prices are to be looked up anew, as a plan of what was found earlier proposes (say/talk/notKept.ts). */
import type { ActReader } from '../act.ts';

const PRICES = String.raw`(?:the |all |my |its |current |new |latest )*(?:prices|fares|offers)`;
const LOOK_UP = new RegExp(
  String.raw`\b(?:(?:look up|check|refresh|update|renew) ${PRICES}|look ${PRICES} up)\b(?: (?:again|anew|now))?`,
);

export const prices: ActReader = {
  act: 'prices',
  read: (words) => (words.test(LOOK_UP) ? { wantsPrices: true } : null),
  examples: [
    'Look up the prices',
    'look the prices up again',
    'update the prices please',
    'check all fares now',
  ],
  counterExamples: [
    'how much is it',
    'what are the prices like in Oslo',
    'cheaper flights',
    'special offers',
  ],
};
