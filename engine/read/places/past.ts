/** Places that are spoken of and not wished for: where somebody was before, and the ends of a way. */
import { textBefore } from './cues.ts';

interface Spot {
  readonly from: number;
  readonly to: number;
}

const WAS_BEFORE =
  /\b(?:(?:we|i) (?:were|was|went|flew|stayed)|(?:we|i)(?:'ve| have) (?:already )?(?:been|visited|done|seen)|(?:already )?(?:been|done|visited)) (?:already )?(?:in |to |at )?(?:the )?$/i;
const THEN =
  /^[^.;!?,]{0,20}\b(?:last (?:year|time|summer|winter|spring|autumn|month)|years? ago|already|before|(?:once|twice)|many times)\b/i;
const SINCE =
  /\b(?:last (?:year|time|summer|winter|spring|autumn|month)|years? ago) (?:in|to|at) (?:the )?$/i;

/** "We were in Málaga last year", "we have been to Rome already". */
export function isOfPast(text: string, { from, to }: Spot): boolean {
  const before = textBefore(text, from);
  if (SINCE.test(before)) return true;
  return (
    WAS_BEFORE.test(before) &&
    (/\b(?:been|done|visited|seen)\b/i.test(before.slice(-20)) || THEN.test(text.slice(to)))
  );
}

const TOO_MUCH =
  /^\s*(?:is|looks|seems|['’]?s)?\s*(?:way |much |a bit |really )?(?:too (?:far|expensive|touristy|crowded|hot|cold|much|long a way|pricey|busy)|not (?:worth it|for us|for me))\b/i;
const OTHER = /\b(?:instead|rather|replace|swap|switch|change|better)\b/i;

/** "Vienna is too far, replace with Salzburg". */
export function isTooMuch(text: string, { to }: Spot): boolean {
  return TOO_MUCH.test(text.slice(to)) && OTHER.test(text.slice(to));
}

const BETWEEN = /\bbetween\s+(?:the\s+)?$/i;
const BY_MODE =
  /\b(?:fly|flight|train|rail|bus|coach|drive|driving|car|ferry|boat|go by|travel by|take the)\b/i;

/** The two ends of a way, where a text says how to travel it: "between Vancouver and Calgary we fly". */
export function waysEnds<Place extends Spot>(text: string, found: readonly Place[]): readonly Place[] {
  return found.flatMap((mention, index) => {
    const next = found[index + 1];
    if (!next || !BETWEEN.test(textBefore(text, mention.from))) return [];
    if (!/^\s*(?:and|&)\s+$/i.test(text.slice(mention.to, next.from))) return [];
    const behind = /^[^.;!?]*/.exec(text.slice(next.to))?.[0] ?? '';
    const ahead = /[^.;!?]*$/.exec(text.slice(Math.max(0, mention.from - 60), mention.from))?.[0] ?? '';
    return BY_MODE.test(`${ahead} ${behind}`) ? [mention, next] : [];
  });
}
