/** A part of a day that is to stay free: "keep Thursday afternoon free", "nothing on Sunday morning". */
import { dayIn, type DayOf } from './when.ts';
import type { ActReader } from '../act.ts';
import type { Busy } from './busyHours.ts';
import type { Span, Words } from '../../words.ts';

const PARTS = {
  morning: { from: 8 * 60, until: 12 * 60 + 30 },
  afternoon: { from: 13 * 60, until: 18 * 60 },
  evening: { from: 17 * 60 + 30, until: 24 * 60 - 1 },
} as const;
const PART = /\b(mornings?|afternoons?|evenings?|nights?)\b/iu;
const EACH =
  /\b(?:every|each|all|the) (?:mornings|afternoons|evenings|nights)\b|\b(?:every|each) (?:morning|afternoon|evening|night)\b|\b(?:mornings|afternoons|evenings)\b/iu;
const KEEP =
  /\b(?:(?:keep|leave|have|want|need|make|with)\b[^.;!?]{0,50}\b(?:free|open|empty|off|clear|unplanned|to ourselves|to myself)|(?:free|nothing(?: planned)?|no (?:plans?|program(?:me)?|sights?|activities))\b[^.;!?]{0,30})/iu;
const ITS_OWN = /\b(?:completely|totally|entirely|fully|please|pls|planned)\b/giu;

function freeIn(words: Words): Busy[] {
  return [...words.text.matchAll(/[^.;!?\n]+/gu)].flatMap((clause) => {
    const own = words.slice(clause.index, clause.index + clause[0].length);
    const keep = KEEP.exec(own.text);
    const part = PART.exec(own.text);
    if (!keep || !part || /\b(?:before|after|until|till|later|earlier)\b/iu.test(own.text)) return [];
    // the part of the day is what is kept free, or stands right behind it
    if (part.index < keep.index - 30 || part.index > keep.index + keep[0].length + 20) return [];
    const day = dayIn(own.text, null);
    const isEach = EACH.test(own.text) && !day;
    if (!day && !isEach) return [];
    const spans: Span[] = [
      { start: keep.index, end: keep.index + keep[0].length },
      { start: part.index, end: part.index + part[0].length },
      ...(day ? [day] : []),
    ];
    for (const { start, end } of spans) own.take(start, end);
    own.all(ITS_OWN);
    return [busyOf(part[1] ?? '', day?.value ?? null)];
  });
}

function busyOf(word: string, on: DayOf | null): Busy {
  const part = /^m/i.test(word) ? 'morning' : /^a/i.test(word) ? 'afternoon' : 'evening';
  return { what: `Free ${part}`, weekdays: [], on, ...PARTS[part] };
}

export const freeHalf: ActReader = {
  act: 'free half',
  takesWords: true,
  read: (words) => {
    const busy = freeIn(words);
    return busy.length === 0 ? null : { busy };
  },
  examples: [
    'keep thursday afternoon free',
    'and leave the afternoon of day 2 completely free',
    'nothing on sunday morning, we go to mass',
    'we want the evening of the last day free',
    'free morning on day 3 please',
  ],
  counterExamples: [
    'keep day 4 free',
    'nothing before 10 in the morning',
    'a free walking tour on day 2',
    'morning at the market on day 2',
  ],
};
