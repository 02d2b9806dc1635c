/** The act of money. */
import { lastSaid } from '../../corrections.ts';
import { findMoney } from '../../money/budget.ts';
import type { ActReader } from '../act.ts';

/** What the trip may cost, and the most for a night. */
export const budget: ActReader = {
  act: 'budget',
  takesWords: true,
  read: (words) =>
    lastSaid(words, (part) => {
      const { budget: whole, maxNight } = findMoney(part);
      if (!whole && !maxNight) return null;
      return { ...(whole ? { budget: whole } : {}), ...(maxNight ? { maxNight } : {}) };
    }),
  examples: [
    'under 100 a night',
    'max 70 euro a night',
    'under two hundred a night',
    'two thousand dollars for both',
    '150/day per person excluding flights',
    '£800pp',
    '1500 pounds',
    'budget 10k',
    '$2500-5000 budget',
    '2 lakh',
    'under 2000 AUD',
    'budget of 1.5k each',
    '8k max',
    'R25 000 for two',
    "budget CHF 2'500",
    'a couple of grand',
    'between $3,000 and $4,000',
  ],
  counterExamples: [
    'under 5 hours by plane',
    'about 3 days',
    "we don't want to walk more than 5k a day",
    'for 2 people',
    'rent a sedan, about 72 USD per day',
    'around 3pm',
    'the Sagrada Familia costs 26 euros',
    '4 days total',
  ],
};
