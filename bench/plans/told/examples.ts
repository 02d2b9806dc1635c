/** Examples of clauses that tell something and of clauses that ask for it. */
import { z } from 'zod';
import { clauseFeatures, clausesIn } from '../../../engine/read/told.ts';
import type { CaseFile, Wish } from '../typed/caseFile.ts';
import type { Example } from '../votes/learn.ts';

/** Told, asks, question. */
const labelSchema = z.enum(['t', 'a', 'q']);

/** A file of messages, each cut into pieces with their labels by who wrote it. */
export const piecesSchema = z.array(z.array(z.tuple([labelSchema, z.string()])).min(1));
export type Pieces = z.infer<typeof piecesSchema>[number];

export interface Labelled extends Example {
  readonly label: z.infer<typeof labelSchema>;
  readonly text: string;
}

/** Of a clause that reaches over pieces, this share of it makes it a request. */
const SHARE = 0.3;

/** The clauses of a message as the engine cuts it, each with the label of the pieces that it lies in. */
export function labelledIn(pieces: Pieces): Labelled[] {
  let text = '';
  const marks = pieces.map(([label, typed]) => {
    const piece = typed.trim();
    const start = text.length + (text === '' || /^[,.;!?)]/.test(piece) ? 0 : 1);
    text = text.padEnd(start) + piece;
    return { label, start, end: text.length };
  });
  const clauses = clausesIn(text);
  const features = clauseFeatures(text, clauses);
  return clauses.map(({ start, end }, index) => {
    const of = (label: string) =>
      marks
        .filter((mark) => mark.label === label)
        .reduce((sum, mark) => sum + Math.max(0, Math.min(end, mark.end) - Math.max(start, mark.start)), 0) /
      (end - start);
    const label = of('a') > SHARE ? 'a' : of('q') > SHARE ? 'q' : 't';
    return { features: features[index] ?? [], label, isSo: label === 't', text: text.slice(start, end) };
  });
}

/** Wishes about the trip; a follow-up after which one of them is another has changed it. */
const OF_TRIP = [
  'places',
  'onlyPlaces',
  'minCities',
  'days',
  'start',
  'people',
  'adults',
  'children',
  'rooms',
  'budget',
  'maxNight',
  'origin',
  'lastFrom',
  'noFlights',
  'wantMode',
  'noHotel',
  'busy',
] as const satisfies readonly (keyof Wish)[];

/** The clauses of a message that changes the trip, one of which must have asked for it, or of one that only asks a question. */
export interface Bag {
  readonly isQuestion: boolean;
  readonly typed: string;
  readonly clauses: readonly (readonly string[])[];
}

/** Of the dialogues of a set that was opened. */
export function bagsOf({ dialogues }: CaseFile): Bag[] {
  return dialogues.flatMap(({ messages, wishes = [] }) =>
    messages.flatMap((typed, index) => {
      const wish = wishes[index];
      const before = wishes[index - 1];
      if (!wish || index === 0) return [];
      const isQuestion = wish.kind === 'info';
      const isChange = !isQuestion && before && OF_TRIP.some((key) => differs(wish[key], before[key]));
      // as the engine cuts it, before short forms are written out
      const text = typed.replaceAll('’', "'");
      return isQuestion || isChange
        ? [{ isQuestion, typed, clauses: clauseFeatures(text, clausesIn(text)) }]
        : [];
    }),
  );
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
