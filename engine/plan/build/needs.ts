/** Meals and sights that suit what the travellers eat and how they get about. */
import { isNamed } from '../../edits/names.ts';
import { brokenNeed, isForbiddenFood, isTooSteep } from '../demands/brokenNeed.ts';
import { wholeWords } from '../demands/dishes.ts';
import type { Sight } from '../../../content/towns/types.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { Must } from '../../read/types.ts';

/** Steps, slopes and rough ground, and ways that are made on foot or by bicycle. */
const STEEP = wholeWords(
  'steps|stepped|stairs?|staircases?|stairway|climb\\w*|hik\\w+|steep|uphill|summit|trails?|cobble\\w*|on foot|scrambl\\w+|' +
    'bicycles?|bikes?|cycl\\w+|walks?|walkers|walkway|strolling|catacombs?|crypts?|caves?|ruins?|ruined|cliffs?|rocks?|boulders?|ridges?|hills?|hillsides?|hilltop|' +
    'mountains?|peaks?|mount|terraces?|stepwell|belfry|bell tower|minarets?|rooftops?|ladders?|barefoot|rafting|kayak\\w*|surf\\w*|swim\\w*|snorkel\\w*|toboggan|gorge|canyon|crater|fort',
);
/** Where one eats or drinks on one's feet. */
const STANDING =
  /\bstanding\b|\bno chairs\b|\bwithout chairs\b|\bstand[- ]up\b|\bat the bar\b|\bplastic (?:stools|chairs)\b/i;
/** Where children are not let in, or have no place. */
const ADULTS = wholeWords(
  'bars?|pubs?|pints?|beer|breweries|brewery|wine|cocktails?|whisk(?:e?y|ies)|gin|jenever|sake|sherry|ginjinha|vermouth|tequila|mezcal|absinthe|nightclubs?|clubs?|clubbing|techno|cabarets?|burlesque|casinos?|izakayas?|speakeas\\w+|drag|red[- ]light|erotic',
);

/** Where the guide's dish is not for them: how to find another, said in turn. */
const ELSEWHERE = [
  (food: string) =>
    `a place nearby with ${food} dishes marked on its menu; ask your hotel for the one it would choose.`,
  (food: string) =>
    `look for ${food} food on a map the evening before: near sights the good places fill early.`,
  (food: string) =>
    `a kitchen that cooks ${food} by itself, so that nothing has to be left out; ask before you sit down.`,
] as const;
const TELL = 'say before you order what must not be in it.';

/**
 * A meal as these travellers can eat it: what the guide says, or how to find another where that clashes.
 * @param number of the meal, so that the advice is not the same each day
 */
export function mealFor(pick: string, brief: Pick<Brief, 'needs' | 'diets'>, number: number): string {
  if (brief.diets.length === 0) return isEatable(pick, brief) ? pick : `a plain kitchen nearby: ${TELL}`;
  const names = brief.diets.join(' and ');
  if (isEatable(pick, brief)) return `${pick.replace(/\.$/, '')}; ask for what is ${names}.`;
  return (ELSEWHERE[number % ELSEWHERE.length] ?? ELSEWHERE[0])(names);
}

/**
 * The words of a meal where this party can have it: with a chair for those who cannot stand long, and outside bars
 * where children travel.
 */
export function placeFor(pick: string, brief: Pick<Brief, 'mobility' | 'children'>): string {
  return isSuitable(pick, brief)
    ? pick
    : 'a place nearby with tables for everybody; ask your hotel for one it trusts.';
}

/** Whether the words of a meal name nothing that these needs forbid. */
export function isEatable(pick: string, { needs }: Pick<Brief, 'needs'>): boolean {
  return !needs.some((need) => isForbiddenFood(pick, need));
}

/** Whether the words of a meal suit those who cannot stand long, and the children of the party. */
export function isSuitable(
  pick: string,
  { mobility, children }: Pick<Brief, 'mobility' | 'children'>,
): boolean {
  return !(mobility.length > 0 && STANDING.test(pick)) && !(children > 0 && ADULTS.test(pick));
}

/** Whether a place asks more of the legs than these travellers have, as its guide says. */
export function isTooHard(place: Pick<Sight, 'steep'>, { needs }: Pick<Brief, 'needs'>): boolean {
  return isTooSteep(place, needs);
}

/** Whether words that are no guide's speak of what these travellers asked to be spared: steps, slopes, long ways, standing. */
export function soundsTooHard(text: string, brief: Pick<Brief, 'mobility' | 'needs'>): boolean {
  return (
    (brief.mobility.length > 0 && (STEEP.test(text) || STANDING.test(text))) ||
    brokenNeed({ kind: 'free', title: text, note: '' }, brief.needs) !== null
  );
}

/**
 * What a guide says of a place without the clauses on dishes that somebody cannot eat; null where nothing is left, or
 * where the place itself is nothing for them.
 */
export function lineFor(place: Pick<Sight, 'name' | 'line'>, { needs }: Pick<Brief, 'needs'>): string | null {
  const isOf = (text: string) => brokenNeed({ kind: 'sight', title: place.name, note: text }, needs) !== null;
  if (!isOf(place.line)) return place.line;
  const clauses = place.line.split(/(?<=[;:])\s+|,\s+(?=and\b)/);
  const kept = clauses.filter((clause) => !isOf(clause));
  if (kept.length === 0) return null;
  const line = kept.join(' ').replace(/[;:,]$/, '');
  return line.endsWith('.') ? line : `${line}.`;
}

/** A hint for those who cannot walk far or take steps; empty for others. */
export function walkingHint({ mobility }: Pick<Brief, 'mobility'>, isFirst: boolean): string {
  if (mobility.length === 0 || !isFirst) return '';
  return mobility.includes('step-free')
    ? ' Ask ahead for the step-free way in, and take a taxi between sights.'
    : ' Take a taxi or a bus there, and sit down before the next one.';
}

/** Musts of a stop's town. */
export function mustsAt({ musts }: Pick<Brief, 'musts'>, { place }: Pick<Stop, 'place'>): readonly Must[] {
  return musts.filter(({ town }) => town === place);
}

/** Whether a sight is one that was named. */
export function isMust({ name }: Pick<Sight, 'name'>, musts: readonly Must[]): boolean {
  return musts.some((must) => isNamed(name, must.name));
}
