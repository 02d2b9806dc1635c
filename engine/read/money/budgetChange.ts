/** A budget that is told by the one before it: "bring it down to 3,200", "300 more", "double the budget". */
import { matchesIn } from '../../../domain/text/matches.ts';
import { amountsIn } from './amounts.ts';
import { BUDGET_OFF } from '../../../content/words/money.ts';
import { Words } from '../words.ts';
import type { Budget, BudgetChange } from './sums.ts';

const BUDGET = '(?:(?:the|our|my|that|this|total|whole) )*(?:budget|limit|total|costs?|price|spend(?:ing)?)';
const WHAT = `(?:${BUDGET}|it|that|this|everything)`;
const FIGURE = '(?=[^\\p{L}\\d]{0,2}\\d|[a-z]{1,3}\\$? ?\\d)';
/** Beside a change to a sum: it is of everybody and the whole trip. */
const OF_WHOLE = new RegExp(
  `\\b(?:${BUDGET}|in total|altogether|all in|for (?:everything|the whole trip))\\b`,
);
/** Up to the sum. */
const TO = new RegExp(
  `\\b(?:bring|lower|cut|reduce|drop|raise|increase|up|bump|push|get|take|put|set|change|move|cap|limit|keep)(?:ing)? ${WHAT}(?: (?:down|up|back))? (?:to|at|under|below) (?:about |around |max )?${FIGURE}|\\b${BUDGET}(?: (?:is|was|has|got|went|goes|just|only|now|been|gets|had|to be|a bit|unfortunately))* (?:cut|lowered|reduced|raised|increased|gone|dropped|slashed|upped|down|up|changed|set|more like)(?: up| down| back)? (?:to |at )?(?:about |around |only |just |max )?${FIGURE}|\\b${BUDGET}(?: (?:is|was))? now(?: only| just| about)? ${FIGURE}|\\b(?:can|could) (?:we|you|it|i)(?: do| make| get| plan)?(?: (?:it|this|that|everything))?(?: be)? (?:for|within|with) (?:under |about |around |max )?${FIGURE}(?=\\D{0,3}\\d[\\d,.]{2,}|\\D{0,3}\\d+(?:\\.\\d)?k)|\\b(?:make|let'?s make|call) (?:it|that) ${FIGURE}(?=\\D{0,3}\\d+(?:[.,]\\d+)?\\s?k\\b)|\\b(?:so|it'?s|now|say|we have|rather) (?:only |just |about )?${FIGURE}(?=\\D{0,3}[\\d.,]+k? (?:now|max|altogether|tops)\\b)`,
  'u',
);
const BY_BEFORE = new RegExp(
  `\\b(raise|increase|up|bump|extend|lower|cut|reduce|drop|shrink)(?:ing)? ${WHAT}(?: up| down)? by (?:about |another )?${FIGURE}|\\b(add|put|throw in|take|knock|shave) (?:another |an extra |about )?${FIGURE}(?=[^.;!?]{1,24}?\\b(?:to|on|onto|on top of|off|from|out of) ${BUDGET}\\b)|\\b(?:we|i)(?:'ve| have)?(?: got| can spend| now have)? (?:another |an extra )()${FIGURE}(?=[^.;!?]{1,24}?(?:to spend|for (?:it|the trip|this)|\\s*$))`,
  'u',
);
/** Behind the sum. */
const BY_AFTER =
  /^[^\p{L}.;!?]{0,3}(?:pesos|euros?|dollars?|pounds|bucks)?\s*(more|extra|less|fewer|on top)\b(?! (?:than|expensive)\b)(?:\s+(?:to spend|for (?:it|the trip|this|everything)|in (?:the )?(?:budget|kitty)|now|please|altogether))*/u;
const HAS = /\b(?:we|i)(?:'ve| have)?(?: now)?(?: got| have| can spend)(?: about)? $/u;
const TIMES =
  /\b(double|triple|halve|half) (?:the|our|my) (?:budget|limit)\b|\b(?:the|our|my) budget (?:has |is |was |got )*(doubled|tripled|halved)\b/;
const FACTORS: Readonly<Record<string, number>> = { d: 2, t: 3, h: 0.5 };
const SUM_OF_BUDGET = new RegExp(
  `^[^.;!?]{0,6}\\b(?:to|on|onto|on top of|off|from|out of) ${BUDGET}\\b`,
  'u',
);

/** The change; null where a message names none. */
export function findBudgetChange(words: Words): BudgetChange | null {
  if (words.exec(BUDGET_OFF)) return { kind: 'off' };
  const times = words.exec(TIMES);
  if (times) return { kind: 'times', factor: FACTORS[(times[1] ?? times[2] ?? '').slice(0, 1)] ?? 1 };
  const by = BY_BEFORE.exec(words.lower);
  if (by) {
    const verb = by[1] ?? by[2] ?? 'add';
    const sum = sumAt(words, by.index, by.index + by[0].length);
    const isLess = /^(?:lower|cut|reduce|drop|shrink|take|knock|shave)/.test(verb);
    if (sum) return { kind: 'by', sum, sign: isLess ? -1 : 1 };
  }
  const to = TO.exec(words.lower);
  const sum = to && sumAt(words, to.index, to.index + to[0].length);
  if (!to || !sum) return moreMoney(words);
  return {
    kind: 'to',
    sum,
    isWhole: OF_WHOLE.test(words.lower.slice(to.index).split(/[.;!?](?!\d)/, 1)[0] ?? ''),
  };
}

/** "We got 500 extra", "we have 500 less to spend". */
function moreMoney(words: Words): BudgetChange | null {
  for (const match of matchesIn(words.lower, /\d[\d,.]*\s?k?\b/gu)) {
    const before = words.lower.slice(Math.max(0, match.index - 40), match.index);
    const [behind, side] = BY_AFTER.exec(words.lower.slice(match.index + match[0].length)) ?? [];
    const isOfMoney =
      HAS.test(before.replace(/[^\p{L}' ]+$/u, '')) || /to spend|budget|kitty/.test(behind ?? '');
    if (behind === undefined || side === undefined || !isOfMoney) continue;
    const has = HAS.exec(before.replace(/[^\p{L}' ]+$/u, ''))?.[0].length ?? 0;
    const sum = sumAt(words, match.index - has, match.index);
    if (!sum) continue;
    words.take(match.index, match.index + match[0].length + behind.length);
    return { kind: 'by', sum, sign: /less|fewer/.test(side) ? -1 : 1 };
  }
  return null;
}

const OF_EACH = /^\s*(?:pp\b|each\b|per\b|a (?:person|head|day|night)\b|\/|p\.p)/;
const NAMED = 'budget ';
/** A smaller one is as well a time or a count. */
const LEAST = 50;

/** The sum that stands at a place of the text, with the words before it from `start`, both taken. */
function sumAt(words: Words, start: number, at: number): Budget | null {
  const rest = words.lower.slice(at, at + 60);
  const [first] = amountsIn(new Words(`${NAMED}${rest}`));
  if (!first || first.at > NAMED.length + 1 || first.dollars < (first.open?.noun === null ? LEAST : 0))
    return null;
  const end = at + first.end - NAMED.length;
  // what it is for is read with the budget itself
  if (OF_EACH.test(words.lower.slice(end, end + 20))) return null;
  const behind = SUM_OF_BUDGET.exec(words.lower.slice(end, end + 50))?.[0].length ?? 0;
  words.take(start, end + behind);
  return {
    amount: first.dollars,
    per: 'trip',
    converted: first.converted,
    ...(first.open && { open: first.open }),
  };
}
