/** Sums whose money only the home of whoever writes tells: "15k each" from Pune is in rupees. */
import { MOST_DOLLARS } from '../read/money/amounts.ts';
import { countryFacts } from '../../content/countries/countries.ts';
import { RATES } from '../read/money/rates.ts';
import type { Gazetted } from '../facts/types.ts';
import type { OpenSum } from '../read/money/sums.ts';

/** Dollars. Where a unit is worth more, a bare sum to travel on may be in dollars as well: "2k" from Oslo. */
const SMALL_UNIT = 0.05;
/** A smaller sum is none to travel on, so it was meant in dollars: of each traveller and day where both are known. */
const LEAST_DOLLARS = 40;
const LEAST_A_DAY = 8;
/** A smaller bare figure for a whole trip is in dollars from everywhere: nobody crosses a border for 6666 Egyptian pounds. */
const LEAST_OF_TRIP = 1e4;

interface Sum {
  readonly amount: number;
  readonly converted: string | null;
  readonly open?: OpenSum | undefined;
  readonly per?: string;
}

/**
 * A sum in dollars, in the money of the home town where it names none of its own.
 * @param daysOfAll days of the trip times its travellers, where the sum is for all of them; 0 where they are not known
 */
export function inHomeMoney<Own extends Sum>(
  { open, ...own }: Own,
  home: Gazetted | null,
  daysOfAll = 0,
): Omit<Own, 'open'> {
  const currency = home && countryFacts(home.countryCode)?.currency;
  const rate = currency ? RATES[currency.code.toLowerCase()] : undefined;
  if (!open || !currency || rate === undefined) return own;
  const { value, typed, noun } = open;
  const amount = Math.min(value * rate, MOST_DOLLARS);
  const isMeant =
    noun === null
      ? rate < SMALL_UNIT &&
        (own.per !== 'trip' || value >= LEAST_OF_TRIP) &&
        amount >= Math.max(LEAST_DOLLARS, daysOfAll * LEAST_A_DAY)
      : isCalled(currency.name, noun);
  if (!isMeant || rate === 1) return own;
  // a name alone would be taken for the best known money of that name when the sum is read again
  const isTold = noun !== null && RATES[noun] === rate;
  return { ...own, amount, converted: isTold ? typed : `${withoutNoun(typed, noun)} ${currency.code}` };
}

function withoutNoun(typed: string, noun: string | null): string {
  return noun !== null && typed.toLowerCase().endsWith(noun)
    ? typed.slice(0, -noun.length).replace(/[\s-]*(?:of )?$/, '')
    : typed;
}

/** "pesos" are Colombian where the money of home is the "Colombian peso"; "kr" and "crowns" are said of several. */
function isCalled(name: string, noun: string): boolean {
  const stem = /^(?:kr|kron|crown)/.test(noun) ? 'kr|korun' : noun.replace(/s$/, '');
  return new RegExp(`(?:^| )(?:${stem})`).test(name.normalize('NFD').replace(/\p{M}/gu, ''));
}
