/** What a trip may cost after a message: a sum without a currency is in that of the sum before it. */
import { amountsIn, currencyIn } from '../read/money/amounts.ts';
import { Words } from '../read/words.ts';
import { inHomeMoney } from './homeMoney.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Message } from '../read/types.ts';
import type { Budget, NightLimit } from '../read/money/sums.ts';
import type { TripSpec } from './spec.ts';

/** How long a trip is, where that is known, and for how many. */
interface TripSize {
  readonly days: number | null;
  readonly people: number;
  /** Nobody had said before where the travellers live. */
  readonly isHomeNew: boolean;
}

type Money = Pick<TripSpec, 'budget' | 'maxNight'>;

/**
 * The budget and the most for a night.
 * @param home tells the money of the first sum that names none
 * @param size of the trip as it stands
 */
export function moneyAfter(
  before: Money,
  { budget, budgetChange, maxNight, days, party }: Message,
  home: Gazetted | null,
  size: TripSize,
): Money {
  const last = before.budget ?? before.maxNight;
  const settled = <Sum extends Budget | NightLimit>(sum: Sum, daysOfAll = 0) =>
    inCurrencyOf(sum, last?.converted ?? null) ??
    inHomeMoney(sum, last && !sum.open?.noun ? null : home, daysOfAll);
  const people = party === null ? size.people : party.adults + party.children;
  const length = days ?? size.days ?? 0;
  const daysOf = { trip: length * people, person: length, day: 0, personDay: 0 };
  const told = size.isHomeNew ? inMoneyOf(before.budget, home) : before.budget;
  return {
    budget:
      budgetChange?.kind === 'off'
        ? null
        : (changed(told, budgetChange, settled, size) ??
          (budget && settled(budget, daysOf[budget.per])) ??
          told),
    maxNight: (maxNight && settled(maxNight)) ?? before.maxNight,
  };
}

/** "15,000 pesos", told before the home town, in the money of it. */
function inMoneyOf(budget: Budget | null, home: Gazetted | null): Budget | null {
  const [sum] = budget?.converted ? amountsIn(new Words(budget.converted)) : [];
  if (!budget || !sum?.open?.noun) return budget;
  return inHomeMoney({ ...budget, open: sum.open }, home);
}

function changed(
  before: Budget | null,
  change: Message['budgetChange'],
  settled: (sum: Budget) => Budget,
  size: TripSize,
): Budget | null {
  if (change === null || change.kind === 'off') return null;
  if (change.kind === 'times') return before && ofAmount(before, before.amount * change.factor);
  const sum = settled(change.sum);
  if (change.kind === 'to')
    return before ? { ...before, ...sum, per: change.isWhole ? sum.per : before.per } : sum;
  const whole = before && sum.per === 'trip' ? ofTrip(before, size) : before;
  const amount = (whole?.amount ?? 0) + change.sign * sum.amount;
  return whole && amount > 0 ? ofAmount(whole, amount) : null;
}

/** A sum for each day as one for the whole trip, where it is known how long that is: what is added once is added to that. */
function ofTrip(budget: Budget, { days, people }: TripSize): Budget {
  const isDaily = budget.per === 'day' || budget.per === 'personDay';
  if (!isDaily || days === null) return budget;
  const times = days * (budget.per === 'day' ? 1 : people);
  return ofAmount({ ...budget, per: 'trip' }, budget.amount * times);
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
