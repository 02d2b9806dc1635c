/** Questions about a plan that stands already: answered with its own lines, and nothing in it changes. */
import { EMPTY_IN_QUESTIONS } from '../../../content/words/questionWords.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { findInfoTopic } from '../../read/follow/infoTopics.ts';
import { withoutLead } from '../../read/follow/questions.ts';
import { findDatedRef, numberOf, withoutDay } from '../../read/follow/dayRefs.ts';
import { listOf, money } from '../write/format.ts';
import { verdict } from '../write/writeBudget.ts';
import { guideWords, namedIn, shownRuns } from './askedThings.ts';
import { linesFromGuides } from './fromGuide.ts';
import { datedDays, linesOf, type PlanLine, stayInWords } from './planLines.ts';
import type { Standing } from '../../plan/standing.ts';

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

/** The lines of the plan that a question is about, each with its day; null when there is none. */
export function answerFromPlan(question: string, plan: Standing): string | null {
  const named = findDatedRef(question);
  const when = { firstDay: plan.brief.firstDay, days: plan.plan.days.length };
  const day = named && (numberOf(named.ref, when) || null);
  const words = keywordsOf(named && day !== null ? withoutDay(question, named) : question);
  const stays = words.length > 0 && WHICH_DAYS.test(question) ? daysIn(words, plan) : [];
  if (stays.length > 0) return stays.join('\n');
  const lines = linesOf(plan).flatMap((line): string[] => {
    const said = normalize(line.text);
    const isAbout =
      words.length === 0 ? day !== null : words.every((word) => ` ${said}`.includes(` ${word}`));
    if ((day !== null && line.day !== day) || !isAbout) return [];
    return [line.isHeading ? `- Day ${line.day}: ${line.title}` : `- ${placed(line)}`];
  });
  if (lines.length > 0) return lines.slice(0, MAX_LINES).join('\n');
  // the name of a town is in many of its lines
  const names = normalize(plan.brief.stops.map(({ place }) => place.name).join(' ')).split(' ');
  const others = words.filter((word) => !names.includes(word));
  const known = linesFromGuides(plan.brief, others.length > 0 ? others : words).filter(
    (line) => !MEASURE.test(question) || /\d/.test(line),
  );
  return known.length === 0
    ? null
    : `The plan has nothing of that; my guide says:\n${known.map((line) => `- ${line}`).join('\n')}\n\n${offer(known)}`;
}

/** How what a guide has comes into the plan. */
function offer([line = '']: readonly string[]): string {
  const [, sight] = /^\*\*([^*]+)\*\* \(/.exec(line) ?? [];
  return sight === undefined
    ? 'Name what you like, and I put it in.'
    : `Say “add ${sight} on day 2”, for example, and I put it in.`;
}

/** Words that only weigh one thing against another. */
const WEIGHS =
  /^(?:vs|versus|than|either|better|nicer|prettier|best|rather|prefer|recommend|suggest|choose|worth|fun|trips?|easi(?:er|est)|quicker|closer|nearer|beautiful|interesting)$/;
const LINES_OF_ONE = 2;

/** What the plan and the guides say of each of two things that are weighed; null where they know neither. */
export function weighed(question: string, plan: Standing): string | null {
  const [, ahead = '', behind = ''] = /^(.+?) (?:or|vs\.?|versus|than) (.+)$/i.exec(question) ?? [];
  const sides = [
    ahead.split(/[,.:;?]/).findLast((part) => part.trim() !== '') ?? '',
    behind.split(/[,.:;?]/)[0] ?? '',
  ];
  const told = sides.map((side) => {
    const words = keywordsOf(side).filter((word) => !WEIGHS.test(word));
    if (words.length === 0) return [];
    const whole = words.map((word) => new RegExp(`(?<!\\p{L})${stemOf(word)}`, 'u'));
    const isAbout = ({ text }: PlanLine) => whole.every((word) => word.test(normalize(text)));
    const planned = linesOf(plan).filter((line) => line.day !== null && !line.isHeading && isAbout(line));
    const lines = planned.length > 0 ? planned.map(placed) : linesFromGuides(plan.brief, words);
    return lines.slice(0, LINES_OF_ONE);
  });
  const lines = told.flat();
  if (lines.length === 0) return null;
  const missing = sides.filter((_, index) => told[index]?.length === 0);
  const unknown =
    missing.length === 0 ? '' : ` Of ${shownRuns(missing.map((side) => side.trim()))} I know nothing.`;
  return `Which is better is for you to say: I have no taste. This is what the plan and my guide say.${unknown}\n${lines.map((line) => `- ${line}`).join('\n')}\n\nName the one that you like, and I put it in.`;
}

/** "Argentina" is in "the Argentine side" too; a short word is meant as it stands. */
function stemOf(word: string): string {
  return word.length > 6 ? word.replace(/(?:ian|[aeiouy])$/, '') : `${word}(?!\\p{L})`;
}

const WHICH_DAYS = /\bwhen\b|\b(?:which|what|wat) (?:(?:exact )?(?:days?|dates?|nights?))\b/i;

/** The days in the towns that a question names, where it asks for days and for nothing else: "which day are we in Seville?" */
function daysIn(words: readonly string[], { plan, brief }: Standing): string[] {
  const isNamed = (name: string) => words.every((word) => normalize(name).split(' ').includes(word));
  return brief.stops
    .filter(({ place }) => isNamed(place.name))
    .flatMap((stop) => [
      `${stayInWords(stop)}:`,
      ...datedDays(plan.days.filter(({ date }) => date >= stop.firstDay && date <= stop.lastDay)),
    ]);
}

/** What only a number answers. */
const MEASURE = /\bhow (?:high|tall|deep|old|big|large|wide|steep)\b/i;
const OF_HEALTH =
  /\b(?:altitude|blood|heart|asthma\w*|pregnan\w*|medic\w*|diabet\w*|allerg\w*|epilep\w*|surgery|doctor)\b/i;

/** That neither the plan nor a guide says it, and who may know. */
export function nothingFound(question: string, { brief }: Pick<Standing, 'brief'>): string {
  const places = [...new Set(brief.stops.map(({ place }) => place.name))];
  const guided = brief.stops.some(({ guide }) => guide !== null);
  const towns = new Set(places.flatMap((name) => normalize(name).split(' ')));
  const runs = namedIn(question, (word) => towns.has(word));
  const of = shownRuns(runs);
  const where = guided
    ? `the plan or in what I know of ${listOf(places)}`
    : 'the plan, and I have no guide to look in';
  const who = OF_HEALTH.test(question) ? 'a doctor or a travel clinic' : 'the tourist office or your hotel';
  return `I find nothing about ${of} in ${where}, so I do not know: ${who} does.${guideWords(brief, singly(runs))}`;
}

/** The longer of the words, each for itself: a guide may know poutine, and not where it is from. */
function singly(runs: readonly string[]): string[] {
  return runs.flatMap((run) => run.split(/\s+/)).filter((word) => word.length > 4 && !GENERAL.test(word));
}

/** Words that meet lines on something else. */
const GENERAL =
  /^(?:places?|other|island|islands|local|people|night|morning|evening|hours?|money|hotel|street|water|things?|first|small|large|great|early|small|better)$/i;

function placed({ day, title, text }: PlanLine): string {
  return day === null ? text : `Day ${day} (${title}): ${text}`;
}

const WHAT_CHANGED = /\bwhat(?:'s| has| have| did| is)?\b.*\b(?:changed?|different|new)\b/i;

/** Whether a question is about the newest change. */
export function asksForChanges(question: string): boolean {
  return WHAT_CHANGED.test(question);
}

/** What the newest change did to the sum. @param before the plan before it; null where there is none */
export function differenceInWords({ plan, brief, choice }: Standing, before: Standing | null): string {
  const now = `It comes to **${money(plan.total)}** now`;
  const stands = brief.budget === null ? '' : `\n\n${verdict(plan, brief, choice)}`;
  if (before === null) return `${now}; there is no plan before it to compare with.${stands}`;
  const by = Math.round(plan.total - before.plan.total);
  const than =
    by === 0
      ? 'the same as before the last change'
      : `${money(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than the ${money(before.plan.total)} before the last change`;
  return `${now}, ${than}.${stands}`;
}

/** The newest change in words. @param changes null where the plan is a first one */
export function changesInWords(changes: readonly string[] | null): string {
  if (changes === null) return 'Nothing has changed: that is the first plan.';
  return changes.length === 0
    ? 'The last change left the plan as it was.'
    : `With the last change:\n${changes.map((change) => `- ${change}`).join('\n')}`;
}

/** What a question is about, word by word, folded. */
export function keywordsOf(question: string): string[] {
  return normalize(withoutLead(question).replace(/['’]s\b|\b(?:show|send|give) (?:me|us)\b/gi, ''))
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !EMPTY_IN_QUESTIONS.has(word) && !/^\d+$/.test(word))
    .map((word) => SAID_OTHERWISE[word] ?? word);
}

/** Questions, one that only goes on, as "and which day?" does, with what was named before it. */
export function withNamed(questions: readonly string[]): readonly string[] {
  return questions.reduce<readonly string[]>((all, question) => {
    const last = all.at(-1);
    const isBare = keywordsOf(question).length === 0 && findInfoTopic(`${question}?`) === null;
    return last !== undefined && isBare ? [...all.slice(0, -1), `${last}, ${question}`] : [...all, question];
  }, []);
}
