/** What of a day a condition rules out: general advice of health services on the safe side, by the words of guides and tours. */
import { DRINKS, EFFORT, FALLS, HIGH, HOT, LOUD, NARROW } from '../../../content/words/activities.ts';
import { wholeWords } from './dishes.ts';
import type { Need, NeedKind } from '../../read/acts/needs/need.ts';

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
