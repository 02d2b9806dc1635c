/** Sums as they are read: what they are for, and whose money they are in. */

/** A sum whose money only the home of whoever writes tells. */
export interface OpenSum {
  readonly value: number;
  readonly typed: string;
  /** What the money is called, where that was said: "pesos" of one country are not those of another. */
  readonly noun: string | null;
}

export interface Budget {
  /** US dollars. */
  readonly amount: number;
  /** What it is for: everybody and the whole trip, each person, a day of all, a day of each. */
  readonly per: 'trip' | 'person' | 'day' | 'personDay';
  /** The flights are paid beside it. */
  readonly withoutFlights?: true | undefined;
  /** As typed ("£2k"), when it was not in dollars. */
  readonly converted: string | null;
  /** As read; what is kept of it has the money that the home of that moment told. */
  readonly open?: OpenSum | undefined;
}

/** A budget that is told by the one before: "300 more", "double the budget". */
export type BudgetChange =
  | { readonly kind: 'by'; readonly sum: Budget; readonly sign: 1 | -1 }
  /** The sum alone; what it is for stays as it was, but where the whole is named. */
  | { readonly kind: 'to'; readonly sum: Budget; readonly isWhole: boolean }
  | { readonly kind: 'times'; readonly factor: number }
  /** There is none any more. */
  | { readonly kind: 'off' };

/** The most that a night may cost. */
export interface NightLimit {
  /** US dollars. */
  readonly amount: number;
  /** For all rooms together, for each, or for each traveller. */
  readonly per: 'party' | 'room' | 'person';
  /** As typed, when it was not in dollars. */
  readonly converted: string | null;
  /** As read; what is kept of it has the money that the home of that moment told. */
  readonly open?: OpenSum | undefined;
}
