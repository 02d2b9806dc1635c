/** Proposals in words: each town with the reason for it. */
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import { guessedHours } from '../write/format.ts';
import type { Suggestion } from '../../../domain/chat/chatApi.ts';
import type { Idea } from '../../plan/ideas.ts';

/** A line for each, best first. */
export function ideasInWords(ideas: readonly Idea[], home: string | null, month: number | null): string {
  return ideas
    .map(
      (idea, index) =>
        `${index + 1}. **${idea.place.name}**${countryOf(idea)}: ${reasonFor(idea, home, month)}`,
    )
    .join('\n');
}

function countryOf({ place: { name, country } }: Idea): string {
  return name === country ? '' : ` (${country})`;
}

export function ideaButtons(ideas: readonly Idea[]): Suggestion[] {
  return ideas.map(({ place }) => ({ label: place.name.slice(0, 80), value: `${place.name}, please` }));
}

function reasonFor(
  { guide, hours, by, season, has }: Idea,
  home: string | null,
  month: number | null,
): string {
  const parts = [
    has.length > 0
      ? `for what you like: ${has.join(' and ')}`
      : (guide.intro.split(/(?<=[.!?])\s/)[0] ?? guide.intro).replace(/[.]$/, ''),
    ...(season === null ? [] : [`in ${MONTH_NAMES[(month ?? 1) - 1]}: ${season.replace(/[.]$/, '')}`]),
    ...(hours === null || home === null ? [] : [`about ${guessedHours(hours)} by ${by} from ${home}`]),
    `about $${guide.dailyCost} a day for meals and getting around`,
  ];
  return `${parts.join('; ')}.`;
}
