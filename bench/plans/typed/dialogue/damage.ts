/**
 * What a follow-up changed that nobody asked to change: length, towns, first day, party or home. A rule of words, and a
 * cautious one: a change counts as asked as soon as the message has any word for that kind of change. So what is found
 * is damage, and some damage is not found.
 */
import { isSamePlace, mentions } from '../../../../domain/itinerary/measures.ts';
import type { CheckedPlan } from '../../../../domain/itinerary/itinerary.ts';
import { townsOf } from '../keys/places.ts';
import { contentWords, folded } from '../words.ts';
import type { Turn } from '../turn.ts';

const NUMBER = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|fourteen)';
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** Phrases that have a word for a change in them and mean another thing. */
const BESIDE = words(
  [
    '(?:a|per|each|every|the) (?:day|night|week)(?! (?:longer|shorter|more|less|earlier|later|tirp|trip))(?<!(?:add|cut|drop|skip|lose|delete|delet|remove|extend|stay|leave|for|than|then|take|make it|be|the last|the first) (?:a|the) \\w+)',
    'days? \\d+(?:(?:,| and| to| with) (?:day )?\\d+)*',
    '(?:first|second|third|fourth|fifth|same|which|what|other|whole|all|half) days?',
    'day ?-?(?:trips?|tours?)',
    'day by day',
    '\\d+[- ]?(?:star|km|k|hour|euro|dollar|pound)s?',
    '(?:send|email|mail|share|show|forward)\\b.*',
    'for (?:sale|free|now|example|sure|lunch|dinner|breakfast)',
  ].join('|'),
  'gu',
);
/** A shift of the dates says nothing of the length. */
const SHIFT = words(`${NUMBER} (?:days?|weeks?|months?) (?:later|earlier|sooner|before|after)`, 'gu');
/** The way home from a town says nothing of the home town. */
const WAY_HOME = words(
  '(?:fly|flying|go|going|come|coming|get|travel|train|drive|return|be|way) (?:back |straight )?home(?: from)?(?: \\w+)?|(?:back|return|home) from \\w+|from there',
  'gu',
);

const LENGTH = words(
  `${NUMBER} ?(?:more |extra |full )?(?:days?|dayz|nights?|weeks?|weekends?)|days?|nights?|weeks?|longer|shorter|shorten|extend|fortnight|weekend|earlier|later|home by|back by|until|till|leave|arrive|stay|${MONTH}`,
);
const SHRINKS = words(
  'shorter|shorten|less|fewer|cut|drop|skip|delete?|remove|without|only|just|earlier|by|until|till|instead|lose|not|no|minus|take off|leave|back|actually|reduce|trim',
);
const GROWS = words('add|more|extra|another|extend|longer|then|plus|also');
const DATES = words(
  `${MONTH}|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?|\\d{1,2}(?:st|nd|rd|th)|\\d{4}|\\d{1,2}[/.-]\\d{1,2}|later|earlier|sooner|starts?|starting|begin|arrive|arriving|leave|leaving|depart|move it|shift|postpone|dates?|spring|summer|autumn|fall|winter|easter|christmas|new years?|weekend|tomorrow|next|half[- ]term|holidays?|season|when|weeks?|months?|${NUMBER} days? (?:later|earlier)`,
);
const PARTY = words(
  '\\d+|two|three|four|five|six|seven|eight|nine|people|persons?|travell?\\w*|adults?|kids?|child(?:ren)?|baby|toddler|teen\\w*|friends?|alone|solo|myself|couple|family|of us|(?:just|only) me|join\\w*|com(?:e|es|ing)|me and|wife|husband|partner|mum|mom|dad|mother|father|parents|grand\\w+|brother|sister|son|daughter|mates?|girl\\w*|boy\\w*|guys|group|everyone|room',
);
const HOME = words(
  'from|drive|driving|by car|own way|home|based|live|living|leave|leaving|depart\\w*|origin|start\\w*|fly out|departure',
);
const LEAVES_OUT = words(
  'instead|actually|rather|skip|drop|scrap|remove|cut|without|no|not|only|just|replace|switch|change|cancel|forget|swap|another|new|delete?|leave out|lose|less|fewer|shorter|than|or|first|second|third|one|option|different|go|lets|make it|prefer',
);
const GOES = words(
  'go|going|visit|add|instead|island|town|city|cities|country|coast|region|somewhere|place|option|first|second|third|one|route|stops?|trip|then|actually|also|include|via|see|how about|what about|there|yes|ok|okay|lets|beach|mountains|nearby|near|other|swap|switch|on the way|split',
);
const ANYTHING = words(
  'undo|go back|take (?:that|it) back|as it was|previous|before that|start over|start again|new trip|another trip|different trip|forget (?:it|that|all)|scrap (?:it|that)|reset|never ?mind|revert',
);

/** Whether a message asks for information, and not, in the form of a question, for a change. */
export function isQuestion(message: string): boolean {
  const text = folded(message).replace(
    /^(?:(?:ok|okay|and|so|but|wait|hmm+|um+|uh|oh|hey|actually|also|btw|by the way|quick question)[,:. ]+)+/u,
    '',
  );
  if (
    /\b(?:can|could|would|will) (?:we|you|i|it)\b|\b(?:what|how) about\b|\bwhy (?:not|dont)\b|\bshall we\b|\bis it (?:possible|ok|okay|too late)\b|\b(?:make|add|change|move|swap|drop|remove|skip) /u.test(
      text,
    )
  )
    return false;
  return /^(?:what|whats|what's|wat|which|when|where|who|how|is|are|do|does|did|was|were|should|any|why)\b/u.test(
    text,
  );
}

/** Says what was damaged, in words; empty where nothing was. */
export function damageOf({ message, before, after }: Pick<Turn, 'message' | 'before' | 'after'>): string[] {
  if (!before || ANYTHING.test(folded(message))) return [];
  if (!after) return ['the plan is gone'];
  const asked = isQuestion(message) ? '' : folded(message).replaceAll(BESIDE, ' ');
  return [
    ...lengthDamage(asked, before, after),
    ...townDamage(asked, message, before, after),
    ...dateDamage(asked, before, after),
    ...partyDamage(asked, before, after),
    ...homeDamage(asked, before, after),
  ];
}

function lengthDamage(asked: string, before: CheckedPlan, after: CheckedPlan): string[] {
  const [old, now] = [before.days.length, after.days.length];
  if (old === now) return [];
  const text = asked.replaceAll(SHIFT, ' ');
  const isAgainst = now < old && GROWS.test(text) && !SHRINKS.test(text);
  const isElsewhere = townsOf(after).join() !== townsOf(before).join() && GOES.test(text);
  return (LENGTH.test(text) || isElsewhere) && !isAgainst ? [] : [`${now} days instead of ${old}`];
}

function townDamage(asked: string, message: string, before: CheckedPlan, after: CheckedPlan): string[] {
  const [old, now] = [townsOf(before), townsOf(after)];
  const gone = old.filter((town) => !now.some((other) => isSamePlace(other, town)));
  const come = now.filter((town) => !old.some((other) => isSamePlace(other, town)));
  const leavesOut = LEAVES_OUT.test(asked);
  return [
    ...gone
      .filter((town) => asked === '' || !(leavesOut || mentions(message, town)))
      .map((town) => `${town} is gone`),
    ...come
      .filter((town) => asked === '' || !(GOES.test(asked) || sounds(message, town)))
      .map((town) => `${town} has come`),
  ];
}

/** Whether some word of the message begins as the town does: it may be misspelt. */
function sounds(message: string, town: string): boolean {
  const heads = new Set(contentWords(message).map((word) => word.slice(0, 3)));
  return contentWords(town).some((word) => heads.has(word.slice(0, 3)));
}

function dateDamage(asked: string, before: CheckedPlan, after: CheckedPlan): string[] {
  const [old, now] = [before.days[0]?.date ?? '', after.days[0]?.date ?? ''];
  return old === now || DATES.test(asked) ? [] : [`starts on ${now} instead of ${old}`];
}

function partyDamage(asked: string, { party: old }: CheckedPlan, { party: now }: CheckedPlan): string[] {
  const isSame = old.adults === now.adults && old.children === now.children;
  return isSame || PARTY.test(asked)
    ? []
    : [`${now.adults}+${now.children} travel instead of ${old.adults}+${old.children}`];
}

function homeDamage(asked: string, { origin: old }: CheckedPlan, { origin: now }: CheckedPlan): string[] {
  return old === now || HOME.test(asked.replaceAll(WAY_HOME, ' '))
    ? []
    : [`from ${now ?? 'nowhere'} instead of ${old ?? 'nowhere'}`];
}

function words(alternatives: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags);
}
