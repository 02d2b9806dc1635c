/**
 * What of a message may not be lost: numbers with what they count, sums, hours, dates, weekdays and people. They are
 * read by themselves and not by the acts, so that an act that took the words and not what they say is found out.
 */
import { matchesIn } from '../../domain/text/matches.ts';
import { AGES, COUNTS, SUMS } from './counts.ts';
import { WHENS } from './whens.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Span } from '../read/words.ts';

interface Counted {
  readonly count: number;
  /** The like for everybody, or everywhere. */
  readonly isEach: boolean;
}

/** By kind, what a piece of a message says. */
export interface SaidBy {
  /** Each of the counts is one reading. */
  length: {
    readonly unit: 'day' | 'night' | 'week';
    readonly counts: readonly number[];
    readonly isEach: boolean;
  };
  people: Counted;
  grown: Counted;
  kin: Counted;
  children: Counted;
  couples: Counted;
  rooms: Counted;
  towns: Counted;
  stars: Counted;
  age: Counted;
  /** Of what nobody knows. */
  number: Counted;
  money: { readonly amount: number; readonly isNight: boolean; readonly isEach: boolean };
  clock: { readonly minutes: readonly number[] };
  /** All of them, or readings of one. */
  date: { readonly dates: readonly DayOfYear[]; readonly isOneOf: boolean };
  /** 0 is Sunday. */
  weekday: { readonly weekday: number };
  alone: object;
  /** Somebody who is named by what they are to whoever writes. */
  person: { readonly who: string };
  name: { readonly name: string; readonly place: Gazetted };
  /** Read, and no wish: a year, an address, how long ago. */
  nothing: object;
}

export type SaidOf<Name extends keyof SaidBy> = { readonly kind: Name } & SaidBy[Name];
/** What a piece of a message says. */
export type Said = { [Name in keyof SaidBy]: SaidOf<Name> }[keyof SaidBy];

export type Content = Span & Said;

/** From 1; null for what is not said. */
export interface DayOfYear {
  readonly day: number | null;
  readonly month: number | null;
}

/** One way to say something; null where a match says nothing of the kind after all. @param after what follows */
export type Kind = readonly [pattern: RegExp, read: (match: RegExpMatchArray, after: string) => Said | null];

/** Addresses; the seats of a car, a half of the trip, and whose beds they are. */
const NOTHING: Kind = [
  /[^\s@]+@\S+|https?:\S+|\bwww\.\S+|\+\d[\d ()-]{6,}\d|\bseats \d+(?: people)?|\b(?:first|second|last) (?:part|bit|half|leg)\b|\bat (?:our |my |some )?(?:friends|mates|cousins)\b/g,
  () => ({ kind: 'nothing' }),
];
/** Tried in this order; what one has taken no later one sees. */
const KINDS: readonly Kind[] = [NOTHING, ...SUMS, ...AGES, ...WHENS, ...COUNTS];
/** Characters that are looked at behind a match. */
const LOOKS_ON = 40;
/** Pieces that are looked at: each is compared with the whole plan, and no traveller says so many. */
const MOST_PIECES = 200;

/** Everything of a text that says how much, when, who or how many, in the order of the text. */
export function contentIn(text: string): Content[] {
  const lowered = text.toLowerCase();
  // a letter that is longer in lower case would shift all after it
  const lower = lowered.length === text.length ? lowered : text;
  const isTaken = new Uint8Array(text.length);
  const all: Content[] = [];
  for (const [pattern, read] of KINDS) {
    for (const match of matchesIn(lower, pattern)) {
      if (all.length >= MOST_PIECES) break;
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (end <= start || isTaken.subarray(start, end).includes(1)) continue;
      const said = read(match, lower.slice(end, end + LOOKS_ON));
      if (said === null) continue;
      isTaken.fill(1, start, end);
      all.push({ ...said, start, end });
    }
  }
  // "5 days, in 3 weeks": one of two lengths that is none but when
  const lengths = all.filter(({ kind }) => kind === 'length').length;
  const isWhen = ({ kind, start, end }: Content) =>
    lengths > 1 &&
    kind === 'length' &&
    /\bin $/.test(lower.slice(0, start)) &&
    /weeks?$/.test(lower.slice(start, end));
  return all.filter((own) => !isWhen(own)).toSorted((a, b) => a.start - b.start);
}
