/** Prices in the traveller's own money, for a component. Apart from the clock: the table of rates comes with it. */
import { useCallback } from 'react';
import { amountBeside, besideDollars, besideNote } from '@domain/money/besideDollars.ts';
import { useDeviceSettings } from './useDeviceSettings.ts';

/** What a price in dollars is in the money that the traveller chose besides; undefined where none is chosen. */
export function useBesideDollars(): (dollars: number) => string | undefined {
  const { currency } = useDeviceSettings();
  return useCallback((dollars) => besideDollars(dollars, currency), [currency]);
}

interface AmountsBeside {
  /** The amount alone ("€112"), which is about. */
  readonly amountOf: (dollars: number) => string | undefined;
  /** What the amounts are, to be said once near them. */
  readonly note: string | undefined;
}

/** As {@link useBesideDollars}, for where many prices stand close together. */
export function useAmountsBeside(): AmountsBeside {
  const { currency } = useDeviceSettings();
  const amountOf = useCallback((dollars: number) => amountBeside(dollars, currency), [currency]);
  return { amountOf, note: besideNote(currency) };
}
