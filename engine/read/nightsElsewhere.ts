/** Lengths of a follow-up that are said of a place which nobody knows. */
import { length } from './acts/time/length.ts';
import { residueIn } from './residue.ts';
import type { Act, ReadContext } from './acts/act.ts';
import type { Span } from './words.ts';

/** Behind "on" or "in", and no place: "make it 8 days on second thoughts". */
const NO_PLACE = /^(?:second|further|hindsight|reflection|balance|all|average)\b/i;

/** "One night on Goso": of a plan that stands, nights somewhere that nobody knows are not the length of all of it. */
export function withoutOthersNights(
  text: string,
  acts: readonly Act[],
  { towns = [] }: ReadContext,
): readonly Act[] {
  if (towns.length === 0) return acts;
  const unread = residueIn(
    text,
    acts.flatMap(({ spans }) => spans),
  );
  const isElsewhere = ({ end }: Span) =>
    unread.some(
      ({ start }) =>
        /^\s+(?:in|at|on|near)\s+$/i.test(text.slice(end, start)) && !NO_PLACE.test(text.slice(start)),
    );
  return acts.filter(({ act, spans }) => act !== length.act || !spans.some(isElsewhere));
}
