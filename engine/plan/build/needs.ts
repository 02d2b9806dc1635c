/** Meals and sights that suit what the travellers eat and how they get about. */
import { isNamed } from '../../edits/names.ts';
import { weekdayOf } from '../../../domain/dates/calendar.ts';
import type { Sight } from '../../../content/towns/types.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { Must } from '../../read/types.ts';
import type { Diet } from '../../read/types.ts';

const MEAT =
  'canelons|cannelloni|tafelspitz|svíčková|bifanas?|charcuterie|terrine|Käsekrainer|cocido|pring[aá]|montaditos?|francesinhas?|lampredotto|suckling pig|liver|goose|hot dogs?|dim sum|wontons?|bratwurst|currywurst|bulgogi|satay|sate|bebek|beef|pork|lamb|mutton|veal|goat|rabbit|chicken|duck|turkey|ham|bacon|sausages?|salami|steaks?|ribs|meat\\w*|offal|tripe|oxtail|' +
  'carbonara|amatriciana|porchetta|kebabs?|köfte|tacos?|burgers?|pastrami|gyros|souvlaki|tonkatsu|yakitori|yakiniku|brisket|biltong|jam[oó]n|chorizo|schnitzel|goulash|tagines?|curry ?wurst|foie gras|confit|bobotie|braai|salt beef|bistecca';
const FISH =
  'fish|seafood|sushi|sashimi|tuna|salmon|cod|bacalhau|sardines?|eel|unagi|squid|octopus|calamar[ei]s?|calamari|conger|sate lilit|prawns?|shrimps?|oysters?|mussels?|clams?|crabs?|lobster|anchov\\w+|herring|caviar|snoek|bouillabaisse|paella|ramen|dashi|okonomiyaki|takoyaki|tempura|laksa|ceviche';
const DAIRY =
  'suppl[iì]|cheese|milk|cream|butter|gelato|ice cream|egg\\w*|omelettes?|cacio|yoghurt|custard|past[eé]i?s?|croissants?|brioche|honey|pizza|feta|cakes?|crêpes?';
const WINE = 'wine|beer|sake|cocktails?|aperitivo|vermouth|pubs?|bars?|sherry|port|izakayas?|tapas|pintxos';
const WHEAT =
  'pizza|pasta|bread|bagels?|sandwich\\w*|ramen|udon|noodles?|dumplings?|pastr\\w+|pies?|cakes?|croissants?|baguettes?|bakery|tempura|okonomiyaki|takoyaki|burgers?|simit|börek|pide|brioche|crêpes?|carbonara|amatriciana|cacio|beer|suppl[iì]|tonkatsu|gyoza|soba|bao|buns?';
const PORK =
  'pork|ham|bacon|sausages?|salami|charcuterie|carbonara|amatriciana|porchetta|jam[oó]n|chorizo|tonkatsu|lardons?|prosciutto|pancetta|suckling pig|babi guling|bifanas?|francesinhas?|currywurst|bratwurst|K[äa]sekrainer|gyros|souvlaki|cocido|pring[aá]|montaditos?|lampredotto|tacos al pastor|quiche|choucroute';
const CLASHES: Readonly<Record<Diet, RegExp>> = {
  vegetarian: words(`${MEAT}|${FISH}`),
  vegan: words(`${MEAT}|${FISH}|${DAIRY}`),
  halal: words(
    `pork|ham|bacon|sausages?|salami|carbonara|amatriciana|porchetta|jam[oó]n|chorizo|tonkatsu|${WINE}`,
  ),
  'pork-free': words(PORK),
  kosher: words(
    'pork|ham|bacon|carbonara|amatriciana|porchetta|jam[oó]n|chorizo|tonkatsu|shrimps?|prawns?|oysters?|mussels?|clams?|crabs?|lobster|seafood|squid|octopus|calamar[ei]s?|calamari|conger|sate lilit|eel|unagi|paella|cheeseburgers?|offal|souvlaki|gyros|tacos?',
  ),
  'gluten-free': words(WHEAT),
};
/** Steps, slopes and rough ground, and ways that are made on foot or by bicycle. */
const STEEP = words(
  'steps|stepped|stairs?|staircases?|stairway|climb\\w*|hik\\w+|steep|uphill|summit|trails?|cobble\\w*|on foot|scrambl\\w+|' +
    'bicycles?|bikes?|cycl\\w+|walks?|walkers|walkway|strolling|catacombs?|crypts?|caves?|ruins?|ruined|cliffs?|rocks?|boulders?|ridges?|hills?|hillsides?|hilltop|' +
    'mountains?|peaks?|mount|terraces?|stepwell|belfry|bell tower|minarets?|rooftops?|ladders?|barefoot|rafting|kayak\\w*|surf\\w*|swim\\w*|snorkel\\w*|toboggan|gorge|canyon|crater|fort',
);
/** Where one eats or drinks on one's feet. */
const STANDING =
  /\bstanding\b|\bno chairs\b|\bwithout chairs\b|\bstand[- ]up\b|\bat the bar\b|\bplastic (?:stools|chairs)\b/i;
/** Where children are not let in, or have no place. */
const ADULTS = words(
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

/**
 * A meal as these travellers can eat it: what the guide says, or how to find another where that clashes.
 * @param number of the meal, so that the advice is not the same each day
 */
export function mealFor(pick: string, diets: readonly Diet[], number: number): string {
  if (diets.length === 0) return pick;
  const names = diets.join(' and ');
  if (isEatable(pick, diets)) return `${pick.replace(/\.$/, '')}; ask for what is ${names}.`;
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

/** Whether the words of a meal name nothing that these diets forbid. */
export function isEatable(pick: string, diets: readonly Diet[]): boolean {
  return !diets.some((diet) => CLASHES[diet].test(pick));
}

/** Whether the words of a meal suit those who cannot stand long, and the children of the party. */
export function isSuitable(
  pick: string,
  { mobility, children }: Pick<Brief, 'mobility' | 'children'>,
): boolean {
  return !(mobility.length > 0 && STANDING.test(pick)) && !(children > 0 && ADULTS.test(pick));
}

/** Whether a place asks more of the legs than these travellers have, as its guide says. */
export function isTooHard({ steep }: Pick<Sight, 'steep'>, { mobility }: Pick<Brief, 'mobility'>): boolean {
  return mobility.length > 0 && steep === true;
}

/** Whether words that are no guide's speak of what these travellers asked to be spared: steps, slopes, long ways, standing. */
export function soundsTooHard(text: string, { mobility }: Pick<Brief, 'mobility'>): boolean {
  return mobility.length > 0 && (STEEP.test(text) || STANDING.test(text));
}

/** Whether a place is open, and worth the way, on a date (ISO): its months and its weekdays. */
export function isOpenOn({ months, closed }: Pick<Sight, 'months' | 'closed'>, date: string): boolean {
  const month = Number(date.slice(5, 7));
  return (months?.includes(month) ?? true) && !(closed?.includes(weekdayOf(date)) ?? false);
}

/** A hint for those who cannot walk far or take steps; empty for others. */
export function walkingHint({ mobility }: Pick<Brief, 'mobility'>, isFirst: boolean): string {
  if (mobility.length === 0 || !isFirst) return '';
  return mobility.includes('step-free')
    ? ' Ask ahead for the step-free way in, and take a taxi between sights.'
    : ' Take a taxi or a bus there, and sit down before the next one.';
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'iu');
}

/** Musts of a stop's town. */
export function mustsAt({ musts }: Pick<Brief, 'musts'>, { place }: Pick<Stop, 'place'>): readonly Must[] {
  return musts.filter(({ town }) => town === place);
}

/** Whether a sight is one that was named. */
export function isMust({ name }: Pick<Sight, 'name'>, musts: readonly Must[]): boolean {
  return musts.some((must) => isNamed(name, must.name));
}
