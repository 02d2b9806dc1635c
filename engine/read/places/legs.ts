/** How single ways of a trip are made: "by train to Porto, fly home", "ferry from Buenos Aires to Colonia". */
import { textBefore } from './cues.ts';
import type { Leg, Mode } from '../acts/ways/modes.ts';
import type { Found } from './mentions.ts';

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
const BEHIND = new RegExp(
  `^\\s*(?:by|on|via|with)\\s+(?:the |a |an )?(?:(?:fast|slow|night|overnight|express|direct|local|bullet|high-speed) )?(${ANY})\\b`,
  'iu',
);
const HOME = new RegExp(
  `\\b(${ANY})(?: (?:straight|then|directly))? (?:back|home)\\b|\\b(?:back|home|return)(?: home)? (?:by|on|with) (?:the |a )?(?:night |fast )?(${ANY})\\b`,
  'iu',
);

const BY_LAND = new RegExp(
  `\\b(?:${WORDS.filter(([mode]) => mode !== 'flight')
    .map(([, words]) => words)
    .join('|')})\\b`,
  'iu',
);

function modeOf(word: string): Mode | null {
  return WORDS.find(([, words]) => new RegExp(`^${words}$`, 'iu').test(word))?.[0] ?? null;
}

/** @param origin where the trip sets out, to which no way of it leads */
export function legsIn(text: string, found: readonly Found[], origin: Found | null): Leg[] {
  const ways = found.flatMap((mention, index) => {
    const next = found[index + 1];
    const before = textBefore(text, mention.from);
    const isFrom = next !== undefined && TO.test(text.slice(mention.to, next.from));
    return [
      { word: BEFORE.exec(before)?.[1], to: mention },
      { word: BEHIND.exec(text.slice(mention.to, mention.to + 40))?.[1], to: mention },
      { word: isFrom ? FROM.exec(before)?.[1] : undefined, to: next },
    ].flatMap(({ word, to }) => {
      const mode = word === undefined ? null : modeOf(word);
      return mode === null || !to || to.place === origin?.place ? [] : [{ mode, to: to.place.name }];
    });
  });
  const home = HOME.exec(text);
  const back = home ? modeOf(home[1] ?? home[2] ?? '') : null;
  const legs = back === null ? ways : [...ways, { mode: back, to: null }];
  // to fly is the usual way: that is worth a word only beside another
  return legs.every(({ mode }) => mode === 'flight') && !BY_LAND.test(text) ? [] : legs;
}
