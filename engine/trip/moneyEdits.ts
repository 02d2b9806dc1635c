/** What a trip may cost after a message: a sum without a currency is in that of the sum before it. */
import { currencyIn } from '../read/money/amounts.ts';
import type { Budget, Message, NightLimit } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

type Money = Pick<TripSpec, 'budget' | 'maxNight'>;

/** The budget and the most for a night. */
export function moneyAfter(before: Money, { budget, budgetChange, maxNight }: Message): Money {
  const typed = before.budget?.converted ?? before.maxNight?.converted ?? null;
  return {
    budget:
      changed(before.budget, budgetChange, typed) ?? (budget && inCurrencyOf(budget, typed)) ?? before.budget,
    maxNight: (maxNight && inCurrencyOf(maxNight, typed)) ?? before.maxNight,
  };
}

function changed(
  before: Budget | null,
  change: Message['budgetChange'],
  typed: string | null,
): Budget | null {
  if (change === null) return null;
  if (change.kind === 'times') return before && ofAmount(before, before.amount * change.factor);
  const sum = inCurrencyOf(change.sum, typed);
  if (change.kind === 'to') return before ? { ...before, amount: sum.amount, converted: sum.converted } : sum;
  const amount = (before?.amount ?? 0) + change.sign * sum.amount;
  return before && amount > 0 ? ofAmount(before, amount) : null;
}

/** A budget of another amount, in dollars; said in its own currency. */
function ofAmount(budget: Budget, amount: number): Budget {
  const currency = budget.converted === null ? null : currencyIn(budget.converted);
  return { ...budget, amount, converted: currency && inWords(amount / currency.rate, currency.unit) };
}

/** @param typed a sum of before, with its currency; null where that was in dollars */
function inCurrencyOf<Sum extends Budget | NightLimit>(
  { isBare, ...sum }: Sum,
  typed: string | null,
): Omit<Sum, 'isBare'> {
  const currency = isBare === true && typed !== null ? currencyIn(typed) : null;
  if (!currency) return sum;
  const { unit, rate } = currency;
  return { ...sum, amount: sum.amount * rate, converted: inWords(sum.amount, unit) };
}

/** "£1,800", "15,000 mexican pesos". */
function inWords(amount: number, unit: string): string {
  const figure = Math.round(amount).toLocaleString('en-US');
  const isSign = !/^\p{L}{2,}/u.test(unit);
  if (isSign) return `${unit.toUpperCase()}${figure}`;
  return `${figure} ${unit.length === 3 ? unit.toUpperCase() : unit}`;
}
