import { IN_PORT, BETWEEN_FLIGHTS, OF_SHIP, SETS_SAIL } from '../../../../content/words/ownHours.ts';
import { COUNT, countOf } from '../../numbers.ts';
import { hoursIn } from './hourRange.ts';
import { MONTHS, timeIn, WEEKDAY } from './when.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** When a party comes and goes by its own means: minutes of the first and of the last day. */
export interface OwnHours {
  readonly arrives: number | null;
  readonly leaves: number | null;
  /** What leaves, where that was said. */
  readonly by: 'flight' | 'ship' | 'train' | null;
  /** Where the ship lies that they leave by, as typed. */
  readonly port?: string | undefined;
  /** Only the part of the day that they come in was said: who flies from a town that is known has the hours of the flight. */
  readonly isAbout?: true | undefined;
}

/** "18h" is an hour of the day from ten on; "3h" is how long something takes. */
const BARE_H =
  '(?<!\\b(?:is|flight|plane|train|ship|boat|ferry|cruise|liner|bus|back|home|out) )(?:1\\d|2[0-3]) ?h\\b(?! (?:later|earlier|before|after|early|late|of|long|drive|flight|ride|bus|train|ferry|journey|trip|layover))';
const CLOCK = `(?:\\d{1,2}[:.h]\\d{2}(?:\\s*[ap]\\.?m)?|\\d{1,2}\\s*[ap]\\.?m|${BARE_H})\\b`;
/** A day that stands before the hour: "sat 28 nov 7am". */
const DAY = `(?:(?:${WEEKDAY})|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?![:.h]|\\s*[ap]\\.?m)|(?:of )?(?:${MONTHS})|20\\d\\d|the (?:first|last|same) day)`;
const BEFORE = `(?:(?:there|back|home|out|is|at|on|around|about|by|only|~|in [\\p{L}]+|${DAY})\\s+){0,6}`;
/** The town, right after the verb. */
const TOWN =
  '(?:(?:(?:at|in) )?(?!(?:at|on|by|in|is|home|back)\\b)\\p{L}+\\s+|in (?:(?!(?:at|on|by|in|is|home|back|around|about)\\b)\\p{L}+ ){2,3})?';
const ARRIVES = new RegExp(
  `\\b(?:(?:(?:our|the|my) )?(?:flight|plane|train|bus|ferry) )?(?:land(?:s|ing)?|arr\\.?(?= )|arriv(?:es?|ing|al)|gets? in(?:to \\p{L}+)?|getting in(?:to \\p{L}+)?|touch(?:es|ing)? down|(?:(?<=(?:^|[.,;:])\\s*(?:(?:so|and|with) )?)(?:not|no (?:chance|way) (?:of|to))|(?:we|i) (?:can['’]?t|won['’]?t|cannot|will not))(?: (?:be|get|being|getting))? there before|(?:we|i)(?:['’]ll| will)? (?:only (?:get|be)|(?:get|be) only) there|dock(?:s|ing)?|eta:?|in by|(?<=(?:^|[.,;:]|\\b(?:train|flight|bus)s?)\\s*)in(?:to \\p{L}+)?|off the (?:boat|ship)|ashore|disembark(?:s|ing)?)\\s+${TOWN}${BEFORE}${CLOCK}(?: on the \\p{L}+day)?`,
  'iu',
);
const LEAVES = new RegExp(
  `\\b(?:(?:next |onward |connecting )?(?<!\\boff (?:the|our) )(flight|plane|train|ship|boat|ferry|cruise|liner|bus)(?:(?: (?:back|home))+ to (?!(?:at|on|by)\\b)\\p{L}+(?: (?!(?:at|on|by|around|about)\\b)\\p{L}+)?|(?: (?:back|home|out))*)(?:(?: (?:is|leaves?|departs?|sails?|goes|boards)){1,2}(?:(?: (?!(?:at|on|by|in|is|home|back|from)\\b)\\p{L}+){1,2}| (?:from|at) (?:the )?(?:port of )?\\p{L}+(?: (?!(?:at|on|by)\\b)\\p{L}+)?)?)?|(?:leav(?:e|es|ing)|depart(?:s|ing)?|fly(?:ing)?) (?:home|back|out|on the last day)(?: from (?:the )?\\p{L}+)?|back (?:on board|aboard)|all aboard|(?:be |been )?(?:on board|aboard)|(?:be|there) (?:at|in) the (?:port|cruise terminal|terminal)|boarding|boards|(?:(?:and|we|i)|(?<=\\d)) (?:leave|out|depart)|(?:and|we|i) fly out|leave(?= (?:mon|tue|wed|thu|fri|sat|sun))|(?:fly|flying) on(?: to [\\p{L}]+)?(?: at)?|(?:we|i|and) take off|dep\\.?(?= ))\\s+${BEFORE}${CLOCK}`,
  'iu',
);
/** "Our baltic cruise leaves Civitavecchia" on a day or at an hour. */
const CRUISE = new RegExp(`(?:\\b(?:our|my|the) (?:\\p{L}+ ){0,2}?)?${SETS_SAIL}`, 'giu');
/** Words behind a ship that are no port. */
const NO_PORT = `(?:on|at|by|in|from|the|an?|we|i|our|my|this|that|it|is|and|but|so|then|leaves|departs|sails|sets|early|late|shortly|right|just|soon|again|only|first|ship|today|tomorrow|after|before|${WEEKDAY}|${MONTHS})\\b`;
const PORT = new RegExp(
  `${SETS_SAIL}(?: (?:from|out of|in|at))? ((?!${NO_PORT})\\p{L}[\\p{L}'-]+(?: (?!${NO_PORT})\\p{L}[\\p{L}'-]+){0,2})(?=,? (?:\\d|(?:on|at|by|${WEEKDAY}|${MONTHS})\\b))`,
  'iu',
);

/** "Landing sat 6 feb 23:40, back wed 10 feb 14:00": beside the hour that they land at it is when they leave. */
const BACK_ON = new RegExp(
  `\\b(?:back|home|return(?:ing)?)(?: on)? (?:(?:${DAY},? ){1,3}(?:at |around |about )?${CLOCK}|(?:at )?${CLOCK}(?=,? (?:on )?${DAY}))`,
  'iu',
);
/** Who stays on after it has the way home in the trip. */
const BACK_AGAIN = /\b(?:returns?|back|after (?:it|that|the cruise)|afterwards?)\b/iu;

/** The minute of the hour that some words end with. */
function minuteIn(said: string): number | null {
  const bare = /\b(\d{1,2}) ?h(?= on the \p{L}+day$|$)/iu.exec(said)?.[1];
  return bare === undefined ? (timeIn(said)?.value ?? null) : Number(bare) * 60;
}

/** "We get in on the evening of the fifteenth", "arriving late evening". */
const COMES_IN =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|get(?:s|ting)? in)(?: (?:in|at|from) (?!the\b)\p{L}+)?(?: (?:on|in|there|only|not before|on the|in the|the|\p{L}+day)){0,3} (late afternoon|late evening|afternoon|evening)\b(?! (?:train|flight|bus|before))/iu;
const PARTS: Readonly<Record<string, number>> = {
  afternoon: 14 * 60,
  'late afternoon': 17 * 60,
  evening: 18 * 60,
  'late evening': 21 * 60,
};

/** When they come, as a part of the day tells it. */
function comesIn(words: Words): OwnHours | null {
  const part = COMES_IN.exec(words.text);
  const arrives = PARTS[part?.[1]?.toLowerCase() ?? ''];
  if (!part || arrives === undefined) return null;
  const said = part[1] ?? '';
  words.take(part.index + part[0].length - said.length, part.index + part[0].length);
  return { arrives, leaves: null, by: null, isAbout: true };
}

/** Where the ship leaves. Rests on what tells that there is one. */
function portIn(words: Words): string | null {
  const port = PORT.exec(words.text);
  const [whole = '', town] = port ?? [];
  if (!port || town === undefined) return null;
  words.all(CRUISE);
  const end = port.index + whole.length;
  words.take(end - town.length, end);
  return town.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
const CLAUSE_CHARS = 90;
const BOARD = new RegExp(
  `\\b(?:back on board|back aboard|all aboard|boarding|on board)\\s+${BEFORE}${CLOCK}`,
  'iu',
);
const NOT_LANDING = /\b(?:lands|arrives|gets in)\b/iu;

/** The hours ashore, between those of the ship. */
function ashore(words: Words): OwnHours | null {
  const port = IN_PORT.exec(words.text);
  const part = port && words.text.slice(port.index, port.index + CLAUSE_CHARS);
  const hours = part === null ? null : hoursIn(part, 0);
  if (!port || !hours) return null;
  const board = BOARD.exec(words.text);
  const by = board ? timeIn(board[0]) : null;
  words.take(port.index, port.index + port[0].length);
  words.take(port.index + hours.start, port.index + hours.end);
  if (board) words.take(board.index, board.index + board[0].length);
  const leaves = Math.min(hours.until, by?.value ?? hours.until);
  return { arrives: hours.from, leaves, by: BETWEEN_FLIGHTS.test(port[0]) ? 'flight' : 'ship' };
}

/** Nothing but a question. */
const ONE_QUESTION = /^[^.!?]*\?\s*$/u;

function hoursOf(words: Words, isFirst: boolean): OwnHours | null {
  if (ONE_QUESTION.test(words.text) && !BETWEEN_FLIGHTS.test(words.text)) return null;
  const arrival = ARRIVES.exec(words.text);
  const leaving = LEAVES.exec(words.text) ?? (arrival ? BACK_ON.exec(words.text) : null);
  const left = leaving && !NOT_LANDING.test(leaving[0]) ? leaving : null;
  const arrives = arrival ? minuteIn(arrival[0]) : null;
  const leaves = left ? minuteIn(left[0]) : null;
  const port = isFirst && !BACK_AGAIN.test(words.text) ? portIn(words) : null;
  if (arrives === null && leaves === null) {
    if (port !== null) return { arrives, leaves, by: 'ship', port };
    return isFirst ? comesIn(words) : null;
  }
  for (const match of [arrival, left]) if (match) words.take(match.index, match.index + match[0].length);
  if (left && /ship|cruise|liner|board|port\b/i.test(left[0])) words.all(OF_SHIP);
  const vehicle = left?.[1]?.toLowerCase() ?? '';
  const isShip = left
    ? /ship|boat|ferry|cruise|liner/.test(vehicle) || /board|port\b|pier|dock|harbo|cruise/i.test(left[0])
    : port !== null;
  return {
    arrives,
    leaves,
    by: isShip ? 'ship' : /train|bus/.test(vehicle) ? 'train' : leaves === null ? null : 'flight',
    ...(isShip && port !== null && { port }),
  };
}

/** "A layover of nine hours, arriving at 7": the flight goes on so much later. */
function withLayover(hours: OwnHours | null, words: Words): OwnHours | null {
  if (hours === null || hours.arrives === null || hours.leaves !== null || !BETWEEN_FLIGHTS.test(words.text))
    return hours;
  const long = LONG.exec(words.text)?.[1];
  const leaves = hours.arrives + countOf(long ?? '') * 60;
  return long === undefined || leaves >= 24 * 60 ? hours : { ...hours, leaves, by: 'flight' };
}

const LONG = new RegExp(`\\b${COUNT}[- ]?(?:hours?|hrs?|h)\\b`, 'iu');

export const ownHours: ActReader = {
  act: 'own hours',
  read: (words, { towns = [] }) => {
    const port = ashore(words);
    if (port) return { hours: port, impliedDays: 1 };
    const own = hoursOf(words, towns.length === 0);
    const hours = withLayover(own, words);
    // between docking and boarding a ship lies in port for the day
    const isAshore =
      hours !== null &&
      hours.leaves !== null &&
      ((hours.by === 'ship' && (hours.arrives !== null || IN_PORT.test(words.text))) ||
        // its hours are read as a length
        (hours === own &&
          hours.arrives !== null &&
          hours.arrives < hours.leaves &&
          words.exec(BETWEEN_FLIGHTS) !== null));
    // a day between two flights is there to be planned, whatever is asked of it
    const isBetween = hours !== null && hours.leaves !== null && BETWEEN_FLIGHTS.test(words.text);
    return hours && { hours, ...(isAshore && { impliedDays: 1 }), ...(isBetween && { wantsPlan: true }) };
  },
  examples: [
    'we land at 14:30',
    'I get in from Bratislava the evening of the 8th',
    'we land in Bergen on 4 June in the evening (around 9)',
    'Istanbul layover 9 hours arriving 7am on 14 march',
    'flight back at 9pm',
    'our ship leaves 17:30',
    'we fly home at 18:45',
    'back on board by 17:00',
    'ship docks at Dubrovnik 9am to 4pm on June 3',
    'in port in Naples 0800-1800',
    'boarding by 3pm',
    'arr monday 8 march around 18h',
    'train home to Brussels at 19h',
    'our cruise leaves Venice on 9 May',
    'we get in on the evening of the fifteenth',
    'a stopover on 9 April, landing 06:40, next flight 18:15',
    'a stopover on 9 April, landing 06:40, next flight 18:15',
  ],
  counterExamples: [
    'arrive 29 dec leave 2 jan',
    'when do we land?',
    'leave the hotel at 10am',
    'four days in Rome',
    'the flight is 12h',
    'a cruise that leaves Bergen on 5 June',
  ],
};
