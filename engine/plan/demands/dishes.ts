/** Which dishes a need keeps off the plate, by the table of what they hold. */
import { ALCOHOL, DIETS, HOLDS, RAW } from '../../../content/words/dishes.ts';
import { ownEntry } from '../../../domain/text/typedWords.ts';
import type { Need } from '../../read/acts/needs/need.ts';

const MOST_PATTERNS = 200;
const patterns = new Map<string, RegExp>();

/** What a need keeps off the plate; null where it is none of food, or of no food that is known. */
export function dishesAgainst({ kind, what }: Pick<Need, 'kind' | 'what'>): RegExp | null {
  if (kind === 'diet') return patternOf(ownEntry(DIETS, what));
  if (kind === 'pregnancy') return patternOf(`${RAW}|${ALCOHOL}`);
  if (kind !== 'allergy') return null;
  const plain = what.replace(/[^\p{L}\p{N} -]/gu, '').trim();
  return patternOf(
    ownEntry(HOLDS, what) ??
      (plain === ''
        ? undefined
        : plain.endsWith('y')
          ? `${plain.slice(0, -1)}(?:y|ies)`
          : `${plain}(?:s|es)?`),
  );
}

/** Whether the dishes of an allergy or a diet are known, and more than its own word is looked for. */
export function hasDishes({ kind, what }: Pick<Need, 'kind' | 'what'>): boolean {
  return kind === 'diet' ? Object.hasOwn(DIETS, what) : kind === 'allergy' && Object.hasOwn(HOLDS, what);
}

/** Words as a pattern that meets them whole, in any case. */
export function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'iu');
}

function patternOf(alternatives: string | undefined): RegExp | null {
  if (alternatives === undefined) return null;
  const known = patterns.get(alternatives) ?? wholeWords(alternatives);
  // words of travellers would fill it without end
  if (patterns.size < MOST_PATTERNS) patterns.set(alternatives, known);
  return known;
}
