/** Questions about a plan that stands already: answered with its own lines, and nothing in it changes. */
import { normalize } from '../../../domain/text/normalize.ts';
import { linesOf, type PlanLine } from './planLines.ts';
import type { Standing } from '../../plan/standing.ts';

/** Words of a question that say nothing of what it is about. */
const EMPTY = new Set(
  'which what when where who why how are is was were did do does the and for with you your our have has day days time plan pick picked choose chose on in at of to it we there that this many much long kids children family us me my get'.split(
    ' ',
  ),
);
/** What the plan calls a thing that travellers ask for by another name. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  hotel: 'stay',
  hotels: 'stay',
  cost: 'total',
  price: 'total',
  restaurant: 'dinner',
  eat: 'dinner',
};
const MAX_LINES = 6;

/** What to say where no line is about a question. */
export const NOTHING_FOUND =
  'I find nothing about that in the plan, and I left the plan as it was. Tell me what to change, and I rewrite it.';

/** The lines of the plan that a question is about, each with its day; null when there is none. */
export function answerFromPlan(question: string, plan: Standing): string | null {
  const words = keywordsOf(question);
  const asked = /\bday (\d{1,2})\b/i.exec(question)?.[1];
  const day = asked === undefined ? null : Number(asked);
  const lines = linesOf(plan).flatMap((line): string[] => {
    const said = normalize(line.text);
    const isAbout =
      words.length === 0 ? day !== null : words.every((word) => ` ${said}`.includes(` ${word}`));
    if ((day !== null && line.day !== day) || !isAbout) return [];
    return [line.isHeading ? `- Day ${line.day}: ${line.title}` : `- ${placed(line)}`];
  });
  return lines.length === 0 ? null : `${lines.slice(0, MAX_LINES).join('\n')}\n\nThe plan stays as it was.`;
}

function placed({ day, title, text }: PlanLine): string {
  return day === null ? text : `Day ${day} (${title}): ${text}`;
}

const WHAT_CHANGED = /\bwhat(?:'s| has| have| did| is)?\b.*\b(?:changed?|different|new)\b/i;

/** Whether a question is about the newest change. */
export function asksForChanges(question: string): boolean {
  return WHAT_CHANGED.test(question);
}

/** The newest change in words. @param changes null where the plan is a first one */
export function changesInWords(changes: readonly string[] | null): string {
  if (changes === null) return 'Nothing has changed: that is the first plan.';
  return changes.length === 0
    ? 'The last change left the plan as it was.'
    : `With the last change:\n${changes.map((change) => `- ${change}`).join('\n')}`;
}

function keywordsOf(question: string): string[] {
  return normalize(question.replace(/['’]s\b/g, ''))
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !EMPTY.has(word) && !/^\d+$/.test(word))
    .map((word) => SAID_OTHERWISE[word] ?? word);
}
