/** Who tells what neither the plan nor the guides know; without one, nobody does, and that is said. */
import { linesOf } from './planLines.ts';
import { STAYS, quoted } from './unchanged.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Standing } from '../../plan/standing.ts';

/** Of what an idea is. */
const MOST_CHARS = 120;

export interface Question {
  /** As typed. */
  readonly asked: string;
  /** What is known, most telling first: the plan's lines, its checks and offers, the guides of its towns. */
  readonly known: readonly string[];
}

/** Something to look at in a town, of which nobody here knows more. */
export interface Idea {
  readonly town: string;
  readonly name: string;
  /** In a few words. */
  readonly what: string;
}

export interface Teller {
  /** Words of an answer, without anything that could pass for an offer; null where there are none. Never throws. */
  tell(question: Question): Promise<string | null>;
  /** A few ideas for towns that have no guide; none where there are none. Never throws. */
  suggest(towns: readonly string[]): Promise<readonly Idea[]>;
}

/** What a plan, where there is one, and the guides of its towns know; nothing that is said of the profile. */
export function knownOf(brief: Brief, plan: Standing | null): string[] {
  const guides = brief.stops.flatMap(({ place, guide }) =>
    guide
      ? [
          `${place.name}: ${guide.intro}`,
          `${place.name}, getting around: ${guide.gettingAround}`,
          `${place.name}, arrival: ${guide.arrival}`,
        ]
      : [],
  );
  const lines = plan ? linesOf(withoutProfile(plan)).map(({ text }) => text) : [];
  return [...new Set([...lines, ...guides])];
}

function withoutProfile(plan: Standing): Standing {
  const notes = plan.brief.notes.filter((note) => !note.includes('your profile'));
  return { ...plan, brief: { ...plan.brief, notes } };
}

/** The words of a teller, marked as such, each line of them. */
export function toldWords(words: string, hasPlan: boolean): string {
  const marked = words.split('\n').map((line) => `> ${line}`.trim());
  return `From the model, not checked:\n\n${marked.join('\n')}${hasPlan ? `\n\n${STAYS}` : ''}`;
}

/** Ideas of a teller, marked as such; empty for none. */
export function ideaWords(ideas: readonly Idea[]): string {
  const towns = [...new Set(ideas.map(({ town }) => town))];
  return towns
    .map((town) => {
      const own = ideas.filter((idea) => idea.town === town);
      const lines = own.map(({ name, what }) => `- ${quoted(name)}: ${quoted(what, MOST_CHARS)}`);
      return `Ideas for ${quoted(town)}, from the model, not checked and not in the plan:\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
