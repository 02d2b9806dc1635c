import { type CurrencyCode, UNITS_PER_DOLLAR } from '../../domain/money/rates.ts';

/** What a sum is worth by the table of rates, whatever its day. */
export function inDollars(amount: number, currency: CurrencyCode): number {
  return amount / UNITS_PER_DOLLAR[currency];
}

/** The same as it is said: "$2,648". */
export function saidInDollars(amount: number, currency: CurrencyCode): string {
  return `$${Math.round(inDollars(amount, currency)).toLocaleString('en-US')}`;
}
