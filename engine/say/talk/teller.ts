/** Who answers what neither the plan nor the guides tell; without one, nobody does, and that is said. */
import { linesOf } from './planLines.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { Standing } from '../../plan/standing.ts';

export interface Question {
  /** As typed. */
  readonly asked: string;
  /** What is known, most telling first: the plan's lines, its checks and offers, the guides of its towns. */
  readonly known: readonly string[];
}

export interface Teller {
  /** Words of an answer, without anything that could pass for an offer; null where there are none. Never throws. */
  tell(question: Question): Promise<string | null>;
}

/** What a plan, where there is one, and the guides of its towns know. */
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
  const lines = plan ? linesOf(plan).map(({ text }) => text) : [];
  return [...new Set([...lines, ...guides])];
}

/** The words of a teller, marked as such. */
export function toldWords(words: string, hasPlan: boolean): string {
  return `From the model, not checked:\n\n${words}${hasPlan ? '\n\nThe plan stays as it was.' : ''}`;
}
