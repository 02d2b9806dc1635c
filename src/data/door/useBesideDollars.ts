/** Prices in the traveller's own money, for a component. Apart from the clock: the table of rates comes with it. */
import { useCallback } from 'react';
import { besideDollars } from '@domain/money/besideDollars.ts';
import { useDeviceSettings } from './useDeviceSettings.ts';

/** What a price in dollars is in the money that the traveller chose besides; undefined where none is chosen. */
export function useBesideDollars(): (dollars: number) => string | undefined {
  const { currency } = useDeviceSettings();
  return useCallback((dollars) => besideDollars(dollars, currency), [currency]);
}
