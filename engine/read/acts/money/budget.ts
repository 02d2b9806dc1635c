/** The act of money. */
import { lastSaid } from '../../corrections.ts';
import { findMoney } from '../../money/budget.ts';
import { findBudgetChange } from '../../money/budgetChange.ts';
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

/** What changes of the budget of before. */
export const budgetChange: ActReader = {
  act: 'change of budget',
  takesWords: true,
  read: (words) => {
    const change = findBudgetChange(words);
    return change && { budgetChange: change };
  },
  examples: [
    'could you bring the budget down to $3,200',
    'our budget got cut to 3200',
    'lower it to 4k',
    'add 300 to the budget',
    'raise the budget by 300 euros',
    'we got 500 extra',
    'we have 500 less to spend',
    'double the budget',
    'forget the budget',
    'the budget does not matter any more',
    'no budget limit any more',
    'make it 12k',
    'budget is now 30000',
    'so 1900 now',
  ],
  counterExamples: [
    'no budget airlines',
    'drop the budget hotel',
    'make it 4',
    'make it 4 days',
    'add a museum',
    'bring it on',
    'lower the pace',
    'we have 2 more days',
    'can we do it with 3 kids',
    'cut it to 5 days',
    'add 3 nights in Rome',
  ],
};
