/** Weekdays to start on or to keep clear of, within the dates that a plan has. */
import { SOME_ON_DAY } from '../../../content/words/dates.ts';
import { findWeekday } from './dayRefs.ts';
import type { Weekday } from '../../../domain/dates/calendar.ts';
import type { Words } from '../words.ts';

export interface WeekdayWish {
  /** To start on, not to travel on, or to start on the one after or before the first day that the plan has. */
  readonly kind: 'start' | 'avoid' | 'after' | 'before';
  readonly weekday: Weekday;
}

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const AVOID = new RegExp(
  `\\b(?:not|no|never|avoid|except|can't (?:do|travel|fly|leave|go))(?: (?:on|a|any|travel(?:ling)?|flying|fly|leave|leaving))*\\s+(${DAY}s?)\\b`,
  'i',
);
const START = new RegExp(
  `\\b(?:start|begin|leave|leaving|head|heading|set|arrive|arriving|(?<=\\b(?:we|i)(?:['’](?:ll|re|m|d))?(?: (?:can|could|only|will|would|now|both|all|are|am|actually|just))* )com(?:e|ing)(?! (?:back|home))|fly|flying|go|depart|starting|beginning)(?: (?:out|off|already|only|there|it|the trip|on|a|the|from))*\\s+(${DAY})\\b(?! (?:and|&|\\+) (?!stay|leav|go |back|be |fl|com|return)|,? (?:the )?\\d)|\\b(${DAY})s? (?:start|departure|to ${DAY})\\b|\\bfrom (?:a )?(${DAY})\\b|\\b(?:can'?t|cannot|can not|unable to|not) (?:leave|go|start|travel|fly|get away|set off|make it)(?: (?:away|out|there))? (?:till?|until|before) (${DAY})\\b`,
  'i',
);

/** "It needs to be the Saturday after that". */
const NEXT = new RegExp(
  `(?:^\\W*|\\b(?:be|(?:make|change|move|shift|push) (?:it|that|everything)(?: back| forward)?(?: to)?|rather|better|meant?|no|sorry|wait|(?:start|leav|go|fly|travel)(?:e|ing)?(?: on)?)\\W+)(?:for )?the (?:(${DAY}) (after|before)(?: (?:that|it|this)(?: one)?)?|following (${DAY}))(?=\\W*(?:$|[.,;!?]|(?:please|pls|instead|then|because|as|since)\\b))`,
  'i',
);

/** A weekday that is told from the first day of a plan; null for none. */
export function findWeekdayBeside(words: Words): WeekdayWish | null {
  const match = words.exec(NEXT);
  const weekday = match && findWeekday(`on ${match[1] ?? match[3]}`);
  return weekday === null ? null : { kind: match?.[2] === 'before' ? 'before' : 'after', weekday };
}

/** What a message says of weekdays to travel on; null for nothing, and for "next Monday", which is a date. */
export function findWeekdayWish(words: Words): WeekdayWish | null {
  if (/\b(?:this|next|coming)\s+(?:coming\s+)?\w+day\b/i.test(words.text)) return null;
  const avoided = AVOID.exec(words.text)?.[1];
  const weekday = avoided === undefined ? null : findWeekday(`on ${avoided}`);
  if (weekday !== null) {
    words.exec(AVOID);
    return { kind: 'avoid', weekday };
  }
  const own = words.leaving(SOME_ON_DAY);
  const match = START.exec(own.text);
  const named = match?.slice(1).find((group) => group !== undefined);
  const first = named === undefined ? null : findWeekday(`on ${named}`);
  if (first === null) return null;
  own.exec(START);
  return { kind: 'start', weekday: first };
}
