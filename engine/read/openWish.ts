/** A wish for a place that is not named. */

export type Continent = 'Europe' | 'Asia' | 'Africa' | 'America' | 'Oceania';

/** What is asked of a place that is not named. */
export interface OpenWish {
  /** In another part of where the plan goes already. */
  readonly isPart?: true | undefined;
  readonly climate: 'warm' | 'cold' | null;
  /** Warm, and not hot. */
  readonly isMild?: true | undefined;
  readonly isQuiet?: true | undefined;
  /** The language of the place, with a capital. */
  readonly speaks?: string | undefined;
  /** Hours by air. */
  readonly maxHours: number | null;
  readonly continent: Continent | null;
  /** Where it is not to be. */
  readonly outside?: Continent | undefined;
  /** The home of somebody to be met on half the way, as the gazetteer names it. */
  readonly halfwayTo?: string | undefined;
}
