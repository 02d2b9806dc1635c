/** Places as the functions know them: airports, and cities that one or more airports serve. */

export interface Airport {
  /** IATA code. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** ISO 3166-2 code of the state or province. */
  readonly regionCode: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly isLarge: boolean;
  /** Names and keywords of the data set, which it is also found by. */
  readonly otherNames: readonly string[];
}

/** A place that a traveller can name. */
export interface Gazetted {
  /** `city` covers metro areas and cities with one airport; `airport` is one airport of several. */
  readonly kind: 'city' | 'airport';
  /** IATA metro or airport code; of a city without an airport, that of the place people fly to. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  /** Airports to fly to, the usual one first; never empty. */
  readonly airports: readonly [Airport, ...Airport[]];
  /** Other names it is found by. */
  readonly otherNames: readonly string[];
  /** True for a place without an airport: the code it shows is another's. */
  readonly borrowsCode: boolean;
  /** Of {@link WEIGHT}: breaks ties of the search, and says how sure a word must be to mean it. */
  readonly weight: number;
  /** ISO 3166-2 code of its state, where that of its airport may be another's. */
  readonly regionCode?: string;
  /** Where it lies, in degrees, where that is known beside its airports. */
  readonly at?: { readonly latitude: number; readonly longitude: number };
  /** Of an island without flights of its own: ferries go between it and the ports of this name. */
  readonly sea?: string;
}

/** How well known a place is, by what a text must show beside its name. */
export const WEIGHT = {
  /** Small, or called as a word of English: a capital and a word before it ("in", "from"). */
  little: 1,
  /** A town of some size whose name is no English word: a word before it. */
  town: 2,
  /** A large town: its name alone, where the rest of the trip is not on another continent. */
  large: 2.5,
  /** Travellers name it: its name alone, and a misspelling of it is mended. */
  wellKnown: 3,
  metro: 4,
} as const;
