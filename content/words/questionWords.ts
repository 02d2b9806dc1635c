/** Words that questions about a plan are made of. */
import { ANIMAL_WORDS } from './animals.ts';

/** Words of a question that say nothing of what it is about. */
export const EMPTY_IN_QUESTIONS: ReadonlySet<string> = new Set(
  'whats wheres hows wat now which what when where who why how are is was were did do does the and for with you your our have has day days time plan pick picked choose chose on in at of to it we there that this many much long kids children family us me my get any good some best nice live anywhere somewhere here again will would can could should see find go going point sometime actually really also then still be been its is it from by into about need want like single one if or just stay only think know tell take enough more most doing planned planning happening put included chosen info information details please describe explain might may must likely usually normally often probably roughly maybe perhaps ever even too very so of they them their he she his her thank thanks ok great hi hey lol wonder sure am as than people bit'.split(
    ' ',
  ),
);

const ANIMALS = `(?:${ANIMAL_WORDS.replaceAll(' ', '|').replaceAll('_', ' ')})\\b`;

/** Other words for what is asked. */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  music: 'music|concert|jazz|fado|session|gig|opera|blues',
  trad: 'trad|session|fiddle',
  market: 'market|mercado|mercato|marche',
  shop: 'shop|market|boutique|mall',
  club: 'club|nightlife|bar|dance',
  nightlife: 'nightlife|bar|club',
  toddler: 'playground|park|zoo|beach|family',
  kid: 'playground|zoo|park|family|child|children',
  whale: 'whale',
  wildlife: ANIMALS,
  animal: ANIMALS,
  creature: ANIMALS,
  swim: 'swim|beach|pool|bath',
  hike: 'hike|walk|trail',
  light: 'lights|aurora',
};
