/**
 * What somebody on the way types: what is on and what comes next, and why the day goes another way. Only a message that is
 * nothing else is heard: all of its words are a question of now, a reason, or empty.
 */
import { normalize } from '../../text/normalize.ts';

/** A reason as it was said. `name`: of what, folded; null for "it" and "this". */
export type HeardReason =
  | { readonly reason: 'late'; readonly minutes: number | null }
  | { readonly reason: 'closed'; readonly name: string | null }
  | { readonly reason: 'skip'; readonly name: string | null; readonly isNext: boolean }
  | { readonly reason: 'rain' | 'tired' };

export interface HeardNow {
  /** Null where only now and next are asked for. */
  readonly trouble: HeardReason | null;
  /** A further reason was said. */
  readonly hasMore: boolean;
  /** What is to become of a change that was proposed; null where none was spoken of. */
  readonly answer: 'change' | 'keep' | null;
  /** It can be meant of a trip that is being planned as well: only while one is on it is a question of now. */
  readonly isAlsoPlanning: boolean;
}

const KIN =
  'wife|husband|partner|son|daughter|mum|mom|dad|mother|father|parents|kids|children|family|girlfriend|boyfriend';
const WHO = `(?:i am|im|we are|were|we both are|theyre|hes|shes|(?:he|she|everyone|everybody|the (?:kids|children|boys|girls|others)|(?:my|our) (?:${KIN})) (?:is|are))`;
const HOW =
  '(?:(?:all|both|just|still|already|now|so|too|very|really|a bit|a little|quite|pretty|rather|getting|completely|totally|running|going to be|gonna be) )*';
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const COUNT = String.raw`(?:\d{1,3}|${Object.keys(COUNTS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const AMOUNT = `(?:(?:about|around|some|roughly|maybe|at least|nearly|almost|over) )?(?:a few minutes|half an hour|(?:a )?half hour|(?:a )?quarter of an hour|three quarters of an hour|${COUNT} hours? and a half|${COUNT} and a half (?:hours?|hrs?|h)|${COUNT} ?(?:hours?|hrs?|h|minutes?|mins?|min|m))`;
const SHUT =
  '(?:closed|shut)(?: (?:today|now|down|early|again|already|for (?:the day|lunch|renovations?|repairs?|good)))*';
const STAND = '(?:is|are|was|looks|seems|seems to be)';

const LATE = [
  // "late" alone may answer anything
  `(?!(?:late|behind|delayed)(?: |$))(?:${WHO} )?${HOW}(?:(?<before>${AMOUNT}) )?${HOW}(?:late|behind(?: schedule| time)?|delayed)(?: by)?(?: (?<after>${AMOUNT}))?(?: for (?:the |our |my )?(?!now|today)[a-z]+)?`,
  '(?:i|we|ive|weve)(?: have)? overslept',
  `(?:${WHO} )?${HOW}stuck in traffic`,
];
const RAIN = [
  `(?:(?:its|it is|it has|it) ${HOW}(?:(?:started|starting|starts|begun|began|begins) (?:to )?)?(?:rain(?:s|ing|y)?|pour(?:s|ing)?|drizzl(?:es|ing)|hailing|snow(?:s|ing)?|wet|stormy)|${HOW}(?:raining|pouring|snowing))(?: (?:again|outside|here|hard|heavily|a lot|cats and dogs|down|all day|too much))*`,
  '(?:theres|there is) (?:a |some )?(?:rain|storm|thunderstorm|downpour|shower)s?(?: coming)?',
  '(?:the )?weather (?:is|turned|has turned) (?:so |very |really )?(?:bad|awful|terrible|horrible)',
];
const TIRED = [
  `(?:${WHO} )?${HOW}(?:tired|exhausted|worn out|knackered|shattered|jet ?lagged|sleepy)(?: (?:out|already))*`,
  '(?:my|our|the kids) feet (?:hurt|ache|are killing (?:me|us))',
  '(?:i|we) (?:need|want) (?:a|to) rest',
  '(?:i|we) (?:cant|cannot) (?:go on|walk (?:any ?more|any (?:further|longer)))',
];
const CLOSED = [
  `(?:(?:its|it is|this is|thats|that is|(?:this|that) one ${STAND}|(?:the|this) place ${STAND}|it (?:looks|seems|seems to be|was)) )?${HOW}${SHUT}`,
  // to the end, for a name can be anything
  `(?<name>.{2,200}?) ${STAND} ${HOW}${SHUT}$`,
];
const MAY_WE =
  '(?:(?:lets|can we|could we|we want to|i want to|id like to|wed like to|well) )?(?:skip|leave out) ';
/** No bare "it" and "that": what was spoken of last is the planner's to know. */
const SKIP = [
  `${MAY_WE}(?:(?<next>(?:the )?next(?: one| thing| stop)?|whats next)|this(?: one| thing| stop)?|that (?:one|thing|stop))`,
];
/** As a change is asked for by its button, with what it names. */
const SKIP_NAMED = ['skip (?<name>.{2,200})$'];

const NOW = '(?: (?:now|right now|next|then|instead|today))';
const TODAY = '(?:now|right now|today|for (?:now|today|the rest of (?:the day|today)))';
const ASKED = [
  `what(?:s| is)? (?:now|next)(?: and (?:what(?:s| is) )?next)?`,
  'now what',
  `what (?:comes|should (?:we|i) do|shall (?:we|i) do|can (?:we|i) do|could (?:we|i) do|do (?:we|i) do|to do|are we doing|am i doing|is there to do|is on|is up|is coming up|happens)${NOW}+`,
  `whats (?:on|up|coming up)${NOW}+`,
  `where(?: to| do (?:we|i) go| should (?:we|i) go| are we going| are we| am i)?${NOW}+`,
  `what(?:s| is) (?:left|still to come)(?: ${TODAY}| of (?:the day|today))*`,
  `what(?:s| is) (?:the|our|my) plan ${TODAY}`,
];
/** Beside a reason. */
const EMPTY = [
  'what (?:can|should|shall|do) (?:we|i) do',
  'any ideas|can you help|help(?: us| me)?|at the moment|right now|oh no',
  'and|but|because|as|since|so|then|now|today|ok|okay|well|hi|hey|hello|oh|please|sorry|thanks|unfortunately|again|yes',
];

/** Each at the front of what is left of a message, with no word cut. */
function fronts(patterns: readonly string[]): RegExp {
  // a name counts once: two patterns of one kind may have the same
  return new RegExp(`^(?:${patterns.join('|')})(?= |$)`);
}

const REASONS = {
  late: fronts(LATE),
  rain: fronts(RAIN),
  tired: fronts(TIRED),
  skip: fronts(SKIP),
  closed: fronts(CLOSED),
} as const;
const ASK = fronts(ASKED);
const FILL = fronts(EMPTY);
const SAYS_NOW = /(?:^| )(?:now|today)(?= |$)/;
const NAMED = fronts(SKIP_NAMED);
const CHANGE = /^(?:yes )?change the day(?= |$)/;
const KEEP = /^(?:no )?keep (?:the|this|our|my) day(?: as it is)?$/;

const MOST_CHARS = 240;

/** Null for a message that is about anything else, too. */
export function nowHeard(message: string): HeardNow | null {
  if (message.length > MOST_CHARS) return null;
  const text = normalize(message.replaceAll(/\b(\d)[.,]5(?= ?h)/gi, '$1 and a half '));
  if (KEEP.test(text)) return { trouble: null, hasMore: false, answer: 'keep', isAlsoPlanning: true };
  const isWanted = CHANGE.test(text);
  let left = text.replace(CHANGE, '').trim();
  let isAsked = isWanted;
  const found: HeardReason[] = [];
  while (left !== '') {
    const reason = reasonIn(left, isWanted);
    const front = reason?.words ?? ASK.exec(left)?.[0];
    if (front !== undefined) isAsked = true;
    if (reason) found.push(reason.heard);
    const gone = front ?? FILL.exec(left)?.[0];
    if (gone === undefined || gone === '') return null;
    left = left.slice(gone.length).trim();
  }
  if (!isAsked) return null;
  const trouble = found[0] ?? null;
  return {
    trouble,
    hasMore: found.length > 1,
    answer: isWanted ? 'change' : null,
    isAlsoPlanning: trouble ? trouble.reason === 'skip' : !SAYS_NOW.test(text),
  };
}

function reasonIn(
  text: string,
  isWanted: boolean,
): { readonly words: string; readonly heard: HeardReason } | null {
  const named = isWanted ? NAMED.exec(text) : null;
  if (named) {
    const name = named.groups?.['name'] ?? null;
    return { words: named[0], heard: { reason: 'skip', name, isNext: false } };
  }
  for (const reason of ['late', 'rain', 'tired', 'skip', 'closed'] as const) {
    const match = REASONS[reason].exec(text);
    if (match) return { words: match[0], heard: heardAs(reason, match.groups ?? {}) };
  }
  return null;
}

function heardAs(
  reason: HeardReason['reason'],
  groups: Readonly<Record<string, string | undefined>>,
): HeardReason {
  switch (reason) {
    case 'late':
      return { reason, minutes: minutesIn(groups['before'] ?? groups['after'] ?? '') };
    case 'closed':
      return { reason, name: groups['name'] ?? null };
    case 'skip':
      return { reason, name: null, isNext: groups['next'] !== undefined };
    case 'rain':
    case 'tired':
      return { reason };
  }
}

/** Null where none are told. */
function minutesIn(words: string): number | null {
  if (words === '') return null;
  if (words.includes('few')) return 10;
  if (words.includes('three quarters')) return 45;
  if (words.includes('quarter')) return 15;
  const isAndHalf = words.includes('and a half');
  if (!isAndHalf && words.includes('half')) return 30;
  const count =
    new RegExp(COUNT).exec(
      words.replace(/^(?:about|around|some|roughly|maybe|at least|nearly|almost|over) /, ''),
    )?.[0] ?? '';
  const number = COUNTS[count] ?? Number(count);
  if (!/ ?h(?:ours?|rs?)?\b/.test(words.slice(words.indexOf(count) + count.length))) return number;
  return number * 60 + (isAndHalf ? 30 : 0);
}
