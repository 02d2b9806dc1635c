/** What is told of a feast. */

export interface Feast {
  /** As in a sentence. */
  readonly name: string;
  /** How people write it, as the source of a pattern. */
  readonly words: string;
  /** First and last day of a trip for it, as rules of countries.ts; the last may lie in the next year. */
  readonly from: string;
  readonly to: string;
  /** The day itself, where it is one. */
  readonly day?: string;
  /** The trip may lie anywhere in it: a season, and no few days. */
  readonly isSeason?: true;
  /** The town that it is gone to in, where none is named. */
  readonly town?: string;
  /** What a traveller should know of it, as a sentence. */
  readonly hint: string;
}
