/** What of a day a condition rules out: general advice of health services on the safe side, by the words of guides and tours. */
import { wholeWords } from './dishes.ts';
import type { Need, NeedKind } from '../../read/acts/needs/need.ts';

const HOT =
  'hot springs?|onsens?|thermal|bath ?houses?|baths|saunas?|hammams?|steam rooms?|jacuzzis?|sentō|sento|jjimjilbang|spas?';
const FALLS =
  'rafting|zip ?lin\\w+|bungee|roller ?coasters?|rollercoasters?|scuba|diving|surf\\w*|horse ?riding|riding|rides?|camels?|quad\\w*|ski\\w*|snowboard\\w*|sledg\\w*|jet ?ski\\w*|paragliding|sky ?div\\w+|parasail\\w*|climb\\w*|volcano|sandboard\\w*|toboggan|trampolin\\w*|canyoning|white ?water|speedboat|buggy ride|waterslides?|funfair|tivoli rides';
const LOUD = 'night ?clubs?|clubs?|clubbing|disco\\w*|techno|rave|pub crawl';
const DRINKS =
  'wine tasting|tastings?|wine|pub crawl|brewer(?:y|ies)|beer|cocktails?|bars?|pubs?|whisk(?:e?y|ies)|distiller\\w+|winer(?:y|ies)|vineyards?|port houses?|sherry|sake|heuriger?';
const NARROW =
  'catacombs?|caves?|caverns?|crypts?|tunnels?|bunkers?|mines?|dungeons?|submarines?|escape rooms?|burial chambers?|cellars?|cisterns?|underground (?:city|tour|passages?|river)|grotto\\w*|tomb (?:shaft|passage)';
const HIGH =
  'sky ?deck|skywalk|sky ?tree|observation|observatory|rooftops?|cable cars?|ropeways?|chairlifts?|gondola lift|ferris|big wheel|giant wheel|london eye|glass floor|balloons?|the lift up|lift to the top|to the top|from the top|top of|suspension|footbridge|skybridge|belvedere deck|cliffs?|steps up|climb\\w*|dome|belfry|bell tower|minarets?|viewing platform|tower|skyscraper|panorama deck|bungee|zip ?lin\\w+';
const EFFORT = 'climb\\w*|hik\\w+|summit|steep|uphill|stairs?|steps up|trails?|mountain bik\\w+';

const AGAINST: Partial<Record<NeedKind, RegExp>> = {
  pregnancy: wholeWords(`${HOT}|${FALLS}|${LOUD}|${DRINKS}`),
  heart: wholeWords(
    `${HOT}|rafting|bungee|roller ?coasters?|zip ?lin\\w+|sky ?div\\w+|scuba|diving|${EFFORT}`,
  ),
  epilepsy: wholeWords(
    `${LOUD}|strobe\\w*|laser\\w*|light shows?|digital art|virtual reality|scuba|diving|teamlab\\w*`,
  ),
  asthma: wholeWords(`shisha|hookah|smok(?:e|y|ing)|incense|sulphur\\w*|volcano|${EFFORT}`),
  claustrophobia: wholeWords(NARROW),
  heights: wholeWords(HIGH),
  autism: wholeWords(`${LOUD}|strobe\\w*|funfair`),
  baby: wholeWords(`${LOUD}|rafting|zip ?lin\\w+|scuba|diving|casinos?|cabarets?|burlesque`),
};

const OF_DRINKS = wholeWords(DRINKS);

/** What a need keeps out of the hours between meals; null where it rules nothing out by name. */
export function activitiesAgainst({ kind, what }: Pick<Need, 'kind' | 'what'>): RegExp | null {
  if (kind === 'diet' && what === 'alcohol-free') return OF_DRINKS;
  return AGAINST[kind] ?? null;
}
