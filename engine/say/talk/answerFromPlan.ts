/** Questions about a plan that stands already: answered with its own lines, and nothing in it changes. */
import { normalize } from '../../../domain/text/normalize.ts';

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
const WHAT_CHANGED = /\bwhat(?:'s| has| have| did| is)?\b.*\b(?:changed?|different|new)\b/i;
const DAY_HEADING = /^### (Day \d+) — (.+)$/;
const MAX_LINES = 6;

/** The lines of the plan that a question is about, each with its day; in words of their own when there is none. */
export function answerFromPlan(question: string, plan: string): string {
  if (WHAT_CHANGED.test(question)) return changesIn(plan);
  const words = keywordsOf(question);
  const day = /\bday (\d{1,2})\b/i.exec(question)?.[1];
  let heading = '';
  const lines = plan.split('\n').flatMap((line): string[] => {
    const [, number, title] = DAY_HEADING.exec(line) ?? [];
    if (number !== undefined) heading = `${number} (${title}): `;
    else if (line.startsWith('#')) heading = '';
    const isThatDay = day === undefined || heading.startsWith(`Day ${day} `);
    const said = normalize(line);
    const isAbout =
      words.length === 0 ? day !== undefined : words.every((word) => ` ${said}`.includes(` ${word}`));
    if (!isThatDay || !isAbout) return [];
    return [
      number === undefined ? `- ${heading}${line.replace(/^[-|\s]+|[|\s]+$/g, '')}` : `- ${number}: ${title}`,
    ];
  });
  return lines.length === 0
    ? 'I find nothing about that in the plan, and I left the plan as it was. Tell me what to change, and I rewrite it.'
    : `${lines.slice(0, MAX_LINES).join('\n')}\n\nThe plan stays as it was.`;
}

/** What the newest plan said of its changes. */
function changesIn(plan: string): string {
  const [, lines] = /^\*\*What changed\*\*\n((?:- .*\n?)+)/m.exec(plan) ?? [];
  return lines === undefined
    ? 'Nothing has changed: that is the first plan.'
    : `With the last change:\n${lines.trim()}`;
}

function keywordsOf(question: string): string[] {
  return normalize(question.replace(/['’]s\b/g, ''))
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !EMPTY.has(word) && !/^\d+$/.test(word))
    .map((word) => SAID_OTHERWISE[word] ?? word);
}
