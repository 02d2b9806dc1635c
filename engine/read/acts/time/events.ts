/** The act of events: what a town has on at a time of the year, and what the trip may be for. */
import { isNegated } from '../../denial.ts';
import { GUIDED_CITIES, guideHeadOf } from '../../../../content/towns/registry.ts';
import { normalize } from '../../../../domain/text/normalize.ts';
import { addDays } from '../../../../domain/dates/calendar.ts';
import { ASKS_OF_EVENT, EVENT_INSTEAD, GO_FOR } from '../../../../content/words/eventDates.ts';
import { datesFor, DAYS_TO_PREPARE, eventNamed, nextTime } from '../../../facts/events.ts';
import { guideFor } from '../../../facts/guides.ts';
import { feastsIn } from '../../time/feasts.ts';
import type { ActReader } from '../act.ts';

interface Known {
  /** The name that it is called by, and its others. */
  readonly names: readonly string[];
  /** Its place among all. */
  readonly index: number;
  /** Names of its town. */
  readonly town: readonly string[];
}

/** Those of all towns, by the first word of each of their names. */
function known(): ReadonlyMap<string, ReadonlySet<Known>> {
  const byWord = new Map<string, Set<Known>>();
  let index = 0;
  for (const city of GUIDED_CITIES) {
    const head = guideHeadOf(city);
    const town = [city, ...(head?.aliases ?? [])];
    for (const names of head?.events ?? []) {
      const own = { names, town, index: index++ };
      for (const [first = ''] of namedAs(names).map(wordsOf)) {
        byWord.set(first, (byWord.get(first) ?? new Set()).add(own));
      }
    }
  }
  return byWord;
}

/** Names in lower case, with and without their accents. */
function namedAs(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [name.toLowerCase(), normalize(name)]))];
}

function wordsOf(lower: string): string[] {
  return lower.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** The names as whole words, with or without their accents and "the", longest first. */
function wholeWords(names: readonly string[]): RegExp {
  const pattern = patterns.get(names) ?? patternOf(names);
  patterns.set(names, pattern);
  return pattern;
}

function patternOf(names: readonly string[]): RegExp {
  const all = namedAs(names)
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      name
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('’', "'")
        .replace(/\s+/g, '\\s+'),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:the )?(?:${all.join('|')})(?:'s)?(?![\\p{L}\\p{N}])`, 'iu');
}

/** In the order of the table. */
function likelyIn(text: string, all: ReturnType<typeof known>): Known[] {
  const found = wordsOf(text.toLowerCase()).flatMap((word) => [...(all.get(word) ?? [])]);
  return [...new Set(found)].toSorted((one, other) => one.index - other.index);
}

let table: ReturnType<typeof known> | null = null;

/** "The week after the Fringe", "anything but Carnival": the trip is not for it. */
const BESIDE = /\b(?:after|before|avoid(?:ing)?|anything but|except|not (?:during|for|at|in|over))\s+$/iu;

/** "Our friends go to Las Fallas". */
const OF_OTHERS = /\b(?:friends?|they|he|she|sister|brother|parents|people|locals)\b[^.,;!?]*$/i;

/** Events of the towns that are named beside them; what is a feast is read as one. */
export const events: ActReader = {
  act: 'events',
  read: (words, { towns = [], today }) => {
    table ??= known();
    // there are hundreds: the patterns are tried of those alone whose first word is there
    const likely = likelyIn(words.text, table);
    if (likely.length === 0) return null;
    const feasts = feastsIn(words.lower);
    const found = likely.flatMap(({ names, town: townNames }) => {
      const [name = ''] = names;
      const town = wholeWords(townNames);
      const match = wholeWords(names).exec(words.text);
      const isFeast =
        match !== null &&
        feasts.some(({ at, length }) => at < match.index + match[0].length && match.index < at + length);
      const place = match && !isFeast ? town.exec(words.text) : null;
      // a town is not the event that is called after it: "Siena Palio" has both
      const isBeside = match && place && blank(words.text, match).search(town) >= 0;
      if (!match || BESIDE.test(words.text.slice(0, match.index))) return [];
      const before = words.text.slice(0, match.index);
      const isMoved =
        !isNegated(before) &&
        !OF_OTHERS.test(before) &&
        (GO_FOR.test(before) || EVENT_INSTEAD.test(words.text.slice(before.length + match[0].length)));
      // of a plan's own town: where it is asked about, or is what the trip is moved to
      const planned =
        isMoved || ASKS_OF_EVENT.test(words.text) ? towns.find((own) => town.test(own.name)) : undefined;
      const own = planned && isMoved ? eventNamed(guideFor(planned), name) : null;
      const time = own && nextTime(own, addDays(today, DAYS_TO_PREPARE));
      return isBeside || planned || isWhole(match[0], town) ? [{ name, match, time }] : [];
    });
    for (const { match } of found) words.take(match.index, match.index + match[0].length);
    const time = found.find((own) => own.time)?.time;
    return found.length === 0
      ? null
      : {
          events: [...new Set(found.map(({ name }) => name))],
          ...(time && { movesTo: datesFor(time, addDays(today, DAYS_TO_PREPARE)) }),
        };
  },
  examples: [
    'Seville for the Feria',
    'New Orleans for jazz fest, 4 days',
    'Chiang Mai for the Lantern festival',
    'the Palio in Siena',
    'San Sebastian film festival',
  ],
  counterExamples: [
    'Edinburgh the week after the Fringe',
    'Rome in May',
    'a festival in Prague',
    'a jazz bar in New Orleans',
    'fireworks',
  ],
};

/** "Venice Film Festival" names its town itself. */
function isWhole(typed: string, town: RegExp): boolean {
  return town.test(typed);
}

function blank(text: string, { index, 0: typed }: RegExpExecArray): string {
  return text.slice(0, index) + ' '.repeat(typed.length) + text.slice(index + typed.length);
}
