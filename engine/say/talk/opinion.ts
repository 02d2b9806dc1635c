/** "Which one would you pick?": asked of towns that were proposed, or that the plan took for a kind of place. */
import { regionNotes } from '../../plan/brief/regionNotes.ts';
import { guessedHours, listOf, money } from '../write/format.ts';
import { ideaButtons, ideasInWords } from './ideas.ts';
import type { Idea } from '../../plan/ideas.ts';
import type { Talk } from './smallTalk.ts';
import type { Opinion } from '../../read/follow/questions.ts';
import type { PlaceMention } from '../../read/types.ts';

/** Of towns that were proposed. @param ideas at least one, best first */
export function opinionOf(
  asked: Opinion,
  ideas: readonly [Idea, ...Idea[]],
  home: string | null,
  month: number | null,
): Talk {
  const suggestions = ideaButtons(ideas);
  const say = 'Name the one that you like, and I plan it.';
  if (asked === 'cheapest') {
    const least = Math.min(...ideas.map(({ guide }) => guide.dailyCost));
    const names = ideas
      .filter(({ guide }) => guide.dailyCost === least)
      .map(({ place }) => `**${place.name}**`);
    const verb = names.length === 1 ? 'costs' : 'cost';
    const sum = `about ${money(least)} a day for meals and getting around`;
    return { text: `Of these ${listOf(names)} ${verb} least on the spot: ${sum}. ${say}`, suggestions };
  }
  const known = ideas.flatMap(({ place, hours, by }) => (hours === null ? [] : [{ place, hours, by }]));
  const near = known.toSorted((a, b) => a.hours - b.hours)[0];
  if (asked === 'nearest')
    return near && home !== null
      ? {
          text: `Of these **${near.place.name}** is nearest: about ${guessedHours(near.hours)} by ${near.by} from ${home}. ${say}`,
          suggestions,
        }
      : { text: 'Tell me where you leave from, and I can say which of these is nearest.', suggestions };
  const [first] = ideas;
  return {
    text: `By what you told me this one comes first; I have no taste of my own:\n\n${ideasInWords([first], home, month)}\n\n${say}`,
    suggestions,
  };
}

/** Of a plan: what was taken for a place that has no name of its own; null where nothing was. */
export function takenInPlan(stops: readonly PlaceMention[]): string | null {
  const notes = regionNotes(stops);
  return notes.length === 0 ? null : notes.join(' ');
}
