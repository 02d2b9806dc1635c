/** What a question names, in the words of the traveller, and what a guide says of it. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { EMPTY_IN_QUESTIONS } from '../../../content/words/questionWords.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { withoutLead } from '../../read/follow/questions.ts';
import { listOf } from '../write/format.ts';
import { linesFromGuides } from './fromGuide.ts';
import { quoted } from './unchanged.ts';
import type { Brief } from '../../plan/brief/brief.ts';

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu;
const MOST_NAMED = 3;
const MOST_LINES = 3;

/**
 * Runs of words that say what a question is about, as typed.
 * @param isOther whether a word of it, folded, says nothing more for this kind of question
 */
export function namedIn(question: string, isOther: (word: string) => boolean = () => false): string[] {
  const text = withoutLead(question);
  const runs: { from: number; to: number }[] = [];
  for (const { index, 0: word } of matchesIn(text, WORD)) {
    const folded = normalize(word.replace(/['’]s$/u, ''));
    if (folded.length < 2 || EMPTY_IN_QUESTIONS.has(folded) || isOther(folded)) continue;
    const last = runs[runs.length - 1];
    if (last && /^\s+(?:(?:of|de|the|la)\s+)*$/iu.test(text.slice(last.to, index)))
      last.to = index + word.length;
    else runs.push({ from: index, to: index + word.length });
  }
  return runs.slice(0, MOST_NAMED).map(({ from, to }) => text.slice(from, to));
}

/** "“antelope canyon” and “zion”"; “that” where nothing is named. */
export function shownRuns(runs: readonly string[]): string {
  return runs.length === 0 ? 'that' : listOf(runs.map((run) => `“${quoted(run)}”`));
}

/** What the guides say of what is named, as a paragraph to go behind an answer; empty where they say nothing. */
export function guideWords(brief: Pick<Brief, 'stops'>, runs: readonly string[]): string {
  const lines = runs.flatMap((run) => linesFromGuides(brief, run.split(/\s+/)).slice(0, MOST_LINES));
  return lines.length === 0
    ? ''
    : `\n\nMy guide says:\n${[...new Set(lines)]
        .slice(0, MOST_LINES)
        .map((line) => `- ${line}`)
        .join('\n')}`;
}
