/** How single ways of a trip are made: "by train to Porto, fly home", "ferry from Buenos Aires to Colonia". */
import { matchesIn } from '../../../domain/text/matches.ts';
import { textBefore } from './cues.ts';
import type { Mode } from '../../../domain/itinerary/itinerary.ts';
import type { Leg } from '../acts/ways/modes.ts';
import type { Found } from './mentions.ts';
import type { Span } from '../words.ts';

const WORDS: readonly (readonly [Mode, string])[] = [
  ['train', '(?:trains?|rail|railway|amtrak|eurostar|tgv|shinkansen|sleeper)'],
  ['bus', '(?:bus|buses|coach|coaches)'],
  ['boat', '(?:ferry|ferries|boats?|ship|catamaran|hydrofoil)'],
  ['flight', '(?:fly|flights?|flying|planes?)'],
  ['car', '(?:drive|driving|car|road)'],
];
const ANY = WORDS.map(([, words]) => words).join('|');
const ON = '(?: (?:over|across|on|down|up|out|onwards?|there|straight|ride|it|then|trip)){0,2}';
const BEFORE = new RegExp(`\\b(${ANY})${ON} (?:to|into)\\s+(?:the )?$`, 'iu');
const FROM = new RegExp(`\\b(${ANY}) (?:from|between)\\s+(?:the )?$`, 'iu');
const TO = /^\s*(?:to|and|->|over to|across to|on to)\s*(?:the )?$/iu;
/** "Train Kandy - Ella". */
const AHEAD = new RegExp(`\\b(${ANY})\\s+(?:the )?$`, 'iu');
/** "The Kandy to Ella train". */
const TRAILING = new RegExp(`^\\s+(${ANY})\\b`, 'iu');
const DASHED = /^\s*(?:to|-|–|->|→)\s*$/iu;
const BEHIND = new RegExp(
  `^\\s*(?:by|on|via|with)\\s+(?:the |a |an )?(?:(?:fast|slow|night|overnight|express|direct|local|bullet|high-speed) )?(${ANY})\\b`,
  'iu',
);
const HOME = new RegExp(
  `\\b(${ANY})(?: (?:straight|then|directly))? (?:back|home)\\b(?! (?:to|at|from) (?:the |our |my |a )?(?:\\p{L}+ )?(?:hotels?|hostel|rooms?|apartment|flat|airbnb|airport|ship|port|beach|resort|villa)\\b)|\\b(?:back|home|return)(?: home)? (?:by|on|with) (?:the |a )?(?:night |fast )?(${ANY})\\b`,
  'giu',
);
/** What denies the word right behind it: "no flights to", "do not want to drive". */
const DENIED =
  /(?:\b(?:no|not|never|without|avoid(?:ing)?|instead of|rather than|hate|refuse|skip|cannot|dont|cant|wont)|n['’]t)(?: (?:a|an|the|any|more|want|like|need|be|have|wish|to|take|taking|use|using|by|on|go|going|get))*\s*$/iu;

function isDenied(text: string, at: number): boolean {
  return DENIED.test(textBefore(text, at));
}

/** The word of a way that ends a text, unless it is denied. */
function wordBefore(cue: RegExp, before: string): string | undefined {
  const match = cue.exec(before);
  return match && !isDenied(before, match.index) ? match[1] : undefined;
}

function modeOf(word: string): Mode | null {
  return WORDS.find(([, words]) => new RegExp(`^${words}$`, 'iu').test(word))?.[0] ?? null;
}

/** Where a text tells how the way home is made. */
export function homewardSpans(text: string): Span[] {
  return matchesIn(text, HOME)
    .filter(({ index }) => !isDenied(text, index))
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** @param origin where the trip sets out, to which no way of it leads */
export function legsIn(text: string, found: readonly Found[], origin: Found | null): Leg[] {
  const ways = found.flatMap((mention, index) => {
    const next = found[index + 1];
    const before = textBefore(text, mention.from);
    const isFrom = next !== undefined && TO.test(text.slice(mention.to, next.from));
    const isWay = next !== undefined && DASHED.test(text.slice(mention.to, next.from));
    return [
      { word: wordBefore(BEFORE, before), to: mention },
      { word: BEHIND.exec(text.slice(mention.to, mention.to + 40))?.[1], to: mention },
      { word: isFrom ? wordBefore(FROM, before) : undefined, to: next },
      {
        word: isWay
          ? (wordBefore(AHEAD, before) ?? TRAILING.exec(text.slice(next.to, next.to + 40))?.[1])
          : undefined,
        to: next,
      },
    ].flatMap(({ word, to }) => {
      const mode = word === undefined ? null : modeOf(word);
      return mode === null || !to || to.place === origin?.place ? [] : [{ mode, to: to.place.name }];
    });
  });
  const home = matchesIn(text, HOME).find(({ index }) => !isDenied(text, index));
  const back = home ? modeOf(home[1] ?? home[2] ?? '') : null;
  return back === null ? ways : [...ways, { mode: back, to: null }];
}
