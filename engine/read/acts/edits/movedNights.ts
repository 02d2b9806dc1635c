/** Days and nights that go from one town of a plan to another, or to none: "take a night from Himeji and give it to Tokyo". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { COUNT, countOf } from '../../numbers.ts';
import { type Found, mentionsIn, sparing } from '../../places/mentions.ts';
import type { Gazetteer } from '../../../facts/gazetteer.ts';
import type { Gazetted } from '../../../facts/types.ts';
import type { Message, StopDelta } from '../../types.ts';
import type { Words } from '../../words.ts';

/** A run of words that may begin with the name of a town. */
export const NAME = "([\\p{L}\\p{M}'’-]+(?: (?!and\\b|then\\b)[\\p{L}\\p{M}'’-]+){0,2})";

/** "Rome one more night and Venice one less": behind each of two towns. */
const BEHIND = `([\\p{L}\\p{M}'’-]+(?: (?:City|Town|de|of) ?[\\p{L}]*)?) ${COUNT} (?:days? |nights? )?(more|extra|less|fewer)\\b(?: (?:days?|nights?)\\b)?`;
const BOTH_BEHIND = new RegExp(`${BEHIND}(?:,? and|,| but)+ (?:take |give )?(?:only )?${BEHIND}`, 'iu');

/** Two towns of which one gets what is said of it, and the other as well. */
function behindIn(words: Words, gazetteer: Gazetteer): StopDelta[] | null {
  const said = BOTH_BEHIND.exec(words.text);
  const [, first = '', one = '', more = '', second = '', two = '', other = ''] = said ?? [];
  const deltas = [
    [first, one, more],
    [second, two, other],
  ].flatMap(([name = '', count = '', sign = '']): StopDelta[] => {
    const place = gazetteer.byName(name);
    return place
      ? [{ place, delta: (countOf(count.toLowerCase()) || 1) * (/^[me]/i.test(sign) ? 1 : -1) }]
      : [];
  });
  if (!said || deltas.length < 2) return null;
  words.take(said.index, said.index + said[0].length);
  return deltas;
}

/** Days or nights that go from one town to another: "take a night from Himeji and give it to Tokyo". */
const GIVEN = new RegExp(
  `\\b(?:take|move|shift|steal|give|transfer|switch|swap|trade|exchange|sacrifice|turn|use|spend|lose|cut|drop|shave|knock|shorten|reduce|trim|add)\\b.*?(?<!\\bto )\\b${COUNT}(?: (?:days?|nights?)\\b| of\\b(?! (?:us|you|them)\\b)| (?=(?:from|off)\\b))`,
  'iu',
);
const A_NIGHT = /\bnights?\b/i;
/** Round a town that they are taken from, and before one that has them. */
const FROM_BEHIND = /^(?:['’]s)? (?:days?|nights?|part|leg|stay|bit)\b/i;
const FROM_AHEAD =
  /\b(?:from|off|out of)(?: the)? $|\b(?:lose|cut|drop|shave|knock|less|fewer)\b(?:(?! and )[^,;])*\b(?:in|at|of)(?: the)? $|\b(?:swap|trade|exchange) (?:an?|one|two|three|\d) (?:of (?:the|our) )?(?:days?|nights?) (?:in|at|of)(?: the)? $|\b(?:(?:days?|nights?) of|cut|shorten|reduce|trim)(?: the)? $/i;
const TO_AHEAD = /\b(?:to|into|onto|in|at|for|on|give|gives|let)(?: have)?(?: the)? $/i;
/** What the night is for, which is a wish by itself: "for a ryokan in Hakone". */
const FOR_STAY =
  /\bfor (?:an? |some |one )(?!(?:days?|nights?)\b)[^,.;]{3,30}(?=\b(?:in|at|on|near) (?:the )?$)/i;
/** A longer text says more than this. */
const MOST_CHARS = 160;

/** What a text takes from one town for another; null where it does not say both. */
function givenIn(words: Words, towns: readonly Gazetted[], gazetteer: Gazetteer): Moved | null {
  const { text } = words;
  // "spend five days in Rome from Florence" begins a trip
  const given = text.length > MOST_CHARS ? null : GIVEN.exec(text);
  const count = countOf((given?.[1] ?? '').toLowerCase());
  const named = given && count > 0 ? mentionsIn(text, sparing(gazetteer), towns).found : [];
  const [first, second] = named;
  if (!given || !first || !second || named.length > 2 || first.place === second.place) return null;
  if (given.index + given[0].length > second.from) return null;
  const isFrom = ({ from, to }: Found) =>
    FROM_BEHIND.test(text.slice(to)) || FROM_AHEAD.test(text.slice(0, from));
  const from = named.find(isFrom);
  const to = named.find((own) => own !== from && TO_AHEAD.test(text.slice(0, own.from)));
  if (!from || !to || named.every(isFrom)) return null;
  const wish = FOR_STAY.exec(text.slice(first.to, second.from));
  const gap = first.to + (wish?.index ?? 0);
  words.take(given.index, wish ? gap : second.to);
  if (wish) words.take(gap + wish[0].length, second.to);
  const behind = FROM_BEHIND.exec(text.slice(from.to));
  if (behind) words.take(from.to, from.to + behind[0].length);
  const isNew = !towns.includes(to.place);
  const edge = EDGE.exec(text)?.[1]?.toLowerCase();
  return {
    stopDeltas: [
      { place: from.place, delta: -count },
      {
        place: to.place,
        delta: count,
        ...(isNew && { isNew: A_NIGHT.test(text) ? ('nights' as const) : ('days' as const) }),
      },
    ],
    ...(edge !== undefined && { where: { kind: edge === 'end' ? 'end' : 'start' } }),
  };
}

const EDGE = /\bat the (?:very )?(end|start|beginning)\b/iu;

/** One of the towns that nights are taken off: "one night off Rome", "two from Naples". */
const OFF = `${COUNT}(?: (?:days?|nights?))?(?: (?:each|away))? (?:off|from|out of|away from|less (?:in|at)) (?:the )?${NAME}`;
const TAKEN = new RegExp(
  `\\b(?:take|taking|cut|cutting|shave|knock|trim|drop|lose|remove|steal|deduct|subtract)(?: off)? ${OFF}(?:(?:,| and|,? & )+ ?${OFF})*`,
  'iu',
);

/** Right before what is not to be done, and at the head of a question whether to: "would it help to add a day?". */
const DENIED = /\b(?:don['’]?t|do not|never|cannot|can['’]?t|can not|no need to|won['’]?t)(?: \w+){0,2} $/i;
const ASKED = /^\W*(?:would|should|is|does|if)\b/i;
/** One of the towns that get some: "a day to Rome", "one more night in Naples". */
const ON = `${COUNT}(?: (?:(?:extra|more|further) )?(?:days?|nights?)(?: more)?)? (?:to|in|at|for) (?:the )?${NAME}`;
const ADDED = new RegExp(
  `\\badd(?: on)? (?=\\S+ (?:\\w+ )?(?:days?|nights?)\\b)(?![^.;!?]*\\b(?:after|before|between|end|start|beginning|again|finally|last|back)\\b)${ON}(?:(?:,| and|,? & )+ ?${ON})*`,
  'iu',
);

/**
 * Nights that are taken off towns of the trip, or added, and change no other town: "take one night off Rome and one off
 * Naples", "add a day to Seville".
 */
function changedIn(
  words: Words,
  towns: readonly Gazetted[],
  gazetteer: Gazetteer,
  { whole, each, sign }: { readonly whole: RegExp; readonly each: string; readonly sign: 1 | -1 },
): StopDelta[] | null {
  const taken = whole.exec(words.text);
  if (!taken || ASKED.test(words.text) || DENIED.test(words.text.slice(0, taken.index))) return null;
  const deltas = matchesIn(taken[0], new RegExp(`\\b${each}`, 'giu')).flatMap(
    ({ 1: count = '', 2: name = '' }): StopDelta[] => {
      const place = knownName(name, (phrase) => gazetteer.byName(phrase));
      const isOwn = place !== null && towns.includes(place);
      return isOwn ? [{ place, delta: sign * (countOf(count.toLowerCase()) || 1) }] : [];
    },
  );
  if (deltas.length === 0) return null;
  words.take(taken.index, taken.index + taken[0].length);
  return deltas;
}

/** "Replace one night with a night in Girona", of a trip that stays in one town. */
const SWAPPED = new RegExp(
  `\\b(?:replace|swap|exchange|trade) ${COUNT}(?: of (?:the|our|those))? (day|night)s?(?: there| here)? (?:with|for|by) (?:${COUNT} )?(?:days?|nights?) in (?:the )?${NAME}`,
  'iu',
);

function swappedIn(
  words: Words,
  [town, ...others]: readonly Gazetted[],
  gazetteer: Gazetteer,
): StopDelta[] | null {
  const [whole, count = '', unit = '', , name = ''] = SWAPPED.exec(words.text) ?? [];
  const place = whole === undefined ? null : knownName(name, (phrase) => gazetteer.byName(phrase));
  if (whole === undefined || !town || others.length > 0 || !place || place === town) return null;
  words.take(words.text.indexOf(whole), words.text.indexOf(whole) + whole.length);
  const delta = countOf(count.toLowerCase()) || 1;
  return [
    { place: town, delta: -delta },
    { place, delta, isNew: unit.toLowerCase() === 'night' ? 'nights' : 'days' },
  ];
}

type Moved = Pick<Message, 'stopDeltas'> & Partial<Pick<Message, 'where'>>;

/** What a text moves from town to town of a plan; null where it moves nothing. @param towns those of the plan */
export function movedIn(words: Words, towns: readonly Gazetted[], gazetteer: Gazetteer): Moved | null {
  if (towns.length === 0) return null;
  const given = givenIn(words, towns, gazetteer);
  if (given) return given;
  const stopDeltas =
    swappedIn(words, towns, gazetteer) ??
    changedIn(words, towns, gazetteer, { whole: TAKEN, each: OFF, sign: -1 }) ??
    changedIn(words, towns, gazetteer, { whole: ADDED, each: ON, sign: 1 }) ??
    behindIn(words, gazetteer);
  return stopDeltas && { stopDeltas };
}

/** The longest beginning of a phrase that is a place: "Lisbon please" is Lisbon. */
export function knownName<Place>(phrase: string, byName: (name: string) => Place | null): Place | null {
  const words = phrase.split(' ');
  for (let count = words.length; count >= 1; count -= 1) {
    const place = byName(words.slice(0, count).join(' '));
    if (place) return place;
  }
  return null;
}
