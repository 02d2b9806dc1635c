import { createContext, use } from 'react';

/** A trip that a page shows beside the chat. */
export interface BesideTrip {
  readonly id: string;
  /** Puts the focus on it. */
  readonly onShow: () => void;
}

export const BesideTripContext = createContext<BesideTrip | null>(null);

/** The trip that stands beside the chat; null where none does. */
export function useBesideTrip(): BesideTrip | null {
  return use(BesideTripContext);
}
