/** What a trip may cost after a message: a sum without a currency is in that of the sum before it. */
import { currencyIn } from '../read/money/amounts.ts';
import { inHomeMoney } from './homeMoney.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Message } from '../read/types.ts';
import type { Budget, NightLimit } from '../read/money/sums.ts';
import type { TripSpec } from './spec.ts';

type Money = Pick<TripSpec, 'budget' | 'maxNight'>;

/**
 * The budget and the most for a night.
 * @param home tells the money of the first sum that names none
 */
export function moneyAfter(
  before: Money,
  { budget, budgetChange, maxNight }: Message,
  home: Gazetted | null,
): Money {
  const last = before.budget ?? before.maxNight;
  const settled = <Sum extends Budget | NightLimit>(sum: Sum) =>
    inCurrencyOf(sum, last?.converted ?? null) ?? inHomeMoney(sum, last && !sum.open?.noun ? null : home);
  return {
    budget: changed(before.budget, budgetChange, settled) ?? (budget && settled(budget)) ?? before.budget,
    maxNight: (maxNight && settled(maxNight)) ?? before.maxNight,
  };
}

function changed(
  before: Budget | null,
  change: Message['budgetChange'],
  settled: (sum: Budget) => Budget,
): Budget | null {
  if (change === null) return null;
  if (change.kind === 'times') return before && ofAmount(before, before.amount * change.factor);
  const sum = settled(change.sum);
  if (change.kind === 'to')
    return before ? { ...before, ...sum, per: change.isWhole ? sum.per : before.per } : sum;
  const amount = (before?.amount ?? 0) + change.sign * sum.amount;
  return before && amount > 0 ? ofAmount(before, amount) : null;
}

/** A budget of another amount, in dollars; said in its own currency. */
function ofAmount(budget: Budget, amount: number): Budget {
  const currency = budget.converted === null ? null : currencyIn(budget.converted);
  return { ...budget, amount, converted: currency && inWords(amount / currency.rate, currency.unit) };
}

/**
 * A sum in the currency of one before it; null where it is in another.
 * @param typed the sum of before, with its currency; null where that was in dollars
 */
function inCurrencyOf<Sum extends Budget | NightLimit>(
  { open, ...sum }: Sum,
  typed: string | null,
): Omit<Sum, 'open'> | null {
  const currency = open && typed !== null ? currencyIn(typed) : null;
  if (!open || !currency) return null;
  const { unit, rate } = currency;
  // "pesos" after "colombian pesos" are the same
  if (open.noun !== null && !unit.endsWith(` ${open.noun}`)) return null;
  return { ...sum, amount: open.value * rate, converted: inWords(open.value, unit) };
}

/** "£1,800", "15,000 mexican pesos". */
function inWords(amount: number, unit: string): string {
  const figure = Math.round(amount).toLocaleString('en-US');
  const isSign = !/^\p{L}{2,}/u.test(unit);
  if (isSign) return `${unit.toUpperCase()}${figure}`;
  return `${figure} ${unit.length === 3 ? unit.toUpperCase() : unit}`;
}
