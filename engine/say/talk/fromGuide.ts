/** What guides and country facts say on a question that the plan does not answer. */
import { ALSO_CALLED } from '../../../content/words/questionWords.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { monthsInWords } from './seasons.ts';
import type { CityGuide } from '../../../content/towns/types.ts';
import type { Brief } from '../../plan/brief/brief.ts';

const MOST = 5;
/** Sorts of places that a question may be about by themselves, whatever stands before them. */
const HEADS =
  /^(?:markets?|museums?|beach(?:es)?|parks?|bars?|music|restaurants?|shops?|gardens?|concerts?)$/;

const OF_ANIMALS = /^(?:wildlife|animals?|creatures?)$/i;
const OF_FOOD = /^\*\*(?:To eat|Lunch)/;

/** Lines of the guides that speak of all of the words, else of the rarest of them; empty where none does. */
export function linesFromGuides({ stops }: Pick<Brief, 'stops'>, words: readonly string[]): string[] {
  const patterns = words.flatMap((word) => {
    const stem = normalize(word).replace(/(?:ies|es|s)$/, '');
    if (stem.length < 3) return [];
    const other = new Map(Object.entries(ALSO_CALLED)).get(stem);
    return [new RegExp(`\\b(?:${other ?? stem.replace(/[^\p{L}\p{N} -]/gu, '')})`, 'u')];
  });
  if (patterns.length === 0) return [];
  const isOfAnimals = words.some((word) => OF_ANIMALS.test(word));
  const all = stops.flatMap(linesOf).filter((line) => !isOfAnimals || !OF_FOOD.test(line));
  const scored = all.map((line) => ({
    line,
    hits: patterns.filter((one) => one.test(normalize(line))).length,
  }));
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  // a line that meets a part of several words is about something else
  if (best < Math.ceil((patterns.length * 2) / 3)) {
    // "good food markets" are markets
    const head = words[words.length - 1] ?? '';
    return words.length > 1 && HEADS.test(head) ? linesFromGuides({ stops }, [head]) : [];
  }
  return [...new Set(scored.filter(({ hits }) => hits === best).map(({ line }) => line))].slice(0, MOST);
}

function linesOf({ place, guide }: Brief['stops'][number]): string[] {
  if (!guide) return [];
  const { areas, dayTrips, food, seasons, gettingAround, arrival } = guide;
  return [
    ...areas.flatMap(({ name, sights, lunch }) => [
      ...sights.map((sight) => `**${sight.name}** (${place.name}, ${name}): ${sight.line}`),
      `**Lunch in ${name}** (${place.name}): ${lunch}`,
    ]),
    ...dayTrips.map((trip) => `**Day trip to ${trip.name}** from ${place.name}: ${trip.line}`),
    ...food.map((pick) => `**To eat in ${place.name}**: ${pick}`),
    ...seasons.map((season) => `**${place.name}, ${monthsInWords(season)}**: ${season.line}`),
    `**Getting around ${place.name}**: ${gettingAround}`,
    `**Into ${place.name}**: ${arrival}`,
  ];
}

const CAREFUL = /[^.;]*\b(?:pickpockets?|scams?|safe|unsafe|theft|touts?|hassle)\b[^.;]*/gi;

/** What a guide says of pickpockets and the like. */
export function carefulLines(guide: CityGuide | null): string[] {
  if (!guide) return [];
  return [guide.gettingAround, guide.arrival, guide.intro].flatMap((text) =>
    matchesIn(text, CAREFUL).map(([line]) => `${line.trim()}.`),
  );
}
