/** Prices in the traveller's own money, beside dollars: about, and by the rates of a named day. */
import { parseIsoDate, MONTH_NAMES } from '../dates/calendar.ts';
import { RATES_DATE, RATES_SOURCE, UNITS_PER_DOLLAR } from './rates.ts';

const UNITS: Readonly<Record<string, number>> = UNITS_PER_DOLLAR;

/** ISO codes of the currencies that prices can be shown in beside dollars, by their English names. */
export function currencyChoices(): { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return Object.keys(UNITS)
    .filter((code) => code !== 'USD')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** "at the rate of 29 Sep 2026": the day of the table. */
export function ratesOfDay(): string {
  return `at the rate of ${shortDay()}`;
}

/** What the rates are, for where they are chosen. */
export function ratesInWords(): string {
  return `Rates of ${shortDay()}, from ${RATES_SOURCE}. A guide only: offers and plans are priced in dollars.`;
}

/** "about €112, at the rate of 29 Sep 2026"; undefined where {@link amountBeside} is. */
export function besideDollars(dollars: number, currency: string | null): string | undefined {
  const amount = amountBeside(dollars, currency);
  return amount && `about ${amount}, ${ratesOfDay()}`;
}

/**
 * "€112", for where many prices stand together and {@link besideNote} says once what they are; undefined for nothing, for
 * dollars and for a currency that the table does not have.
 */
export function amountBeside(dollars: number, currency: string | null): string | undefined {
  if (currency === null || currency === 'USD' || !Object.hasOwn(UNITS, currency)) return undefined;
  const amount = dollars * (UNITS[currency] ?? 0);
  if (amount <= 0) return undefined;
  // a coffee has its cents, where the currency has any
  const format = {
    style: 'currency',
    currency,
    ...(amount < 10 ? {} : { maximumFractionDigits: 0 }),
  } as const;
  return new Intl.NumberFormat('en-US', format).format(amount);
}

/** "Prices in EUR are about, at the rate of 29 Sep 2026."; undefined where {@link amountBeside} has none. */
export function besideNote(currency: string | null): string | undefined {
  return amountBeside(1, currency) && `Prices in ${currency} are about, ${ratesOfDay()}.`;
}

function shortDay(): string {
  const date = parseIsoDate(RATES_DATE) ?? new Date(0);
  return `${date.getUTCDate()} ${(MONTH_NAMES[date.getUTCMonth()] ?? '').slice(0, 3)} ${date.getUTCFullYear()}`;
}
