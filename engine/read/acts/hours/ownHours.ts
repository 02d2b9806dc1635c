import { timeIn } from './when.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** When a party comes and goes by its own means: minutes of the first and of the last day. */
export interface OwnHours {
  readonly arrives: number | null;
  readonly leaves: number | null;
  /** What leaves, where that was said. */
  readonly by: 'flight' | 'ship' | 'train' | null;
}

const CLOCK = '(?:\\d{1,2}[:.h]\\d{2}(?:\\s*[ap]\\.?m)?|\\d{1,2}\\s*[ap]\\.?m)\\b';
const BEFORE = '(?:(?:there|back|home|out|is|at|around|about|by|only|~|on the last day|in [\\p{L}]+)\\s+)*';
const ARRIVES = new RegExp(
  `\\b(?:land(?:s|ing)?|arriv(?:es?|ing|al)|get(?:s|ting)? in(?:to \\p{L}+)?|touch(?:es|ing)? down|dock(?:s|ing)?)\\s+${BEFORE}${CLOCK}`,
  'iu',
);
const LEAVES = new RegExp(
  `\\b(?:(flight|plane|train|ship|boat|ferry|cruise|bus)(?: (?:back|home|out))*(?: (?:is|leaves?|departs?|sails?|goes))*|(?:leav(?:e|es|ing)|depart(?:s|ing)?|fly(?:ing)?) (?:home|back|out|on the last day)|back on board|all aboard)\\s+${BEFORE}${CLOCK}`,
  'iu',
);
const NOT_LANDING = /\b(?:lands|arrives|gets in)\b/iu;

function hoursIn(words: Words): OwnHours | null {
  if (words.text.trim().endsWith('?')) return null;
  const arrival = ARRIVES.exec(words.text);
  const leaving = LEAVES.exec(words.text);
  const left = leaving && !NOT_LANDING.test(leaving[0]) ? leaving : null;
  const arrives = arrival ? (timeIn(arrival[0])?.value ?? null) : null;
  const leaves = left ? (timeIn(left[0])?.value ?? null) : null;
  if (arrives === null && leaves === null) return null;
  for (const match of [arrival, left]) if (match) words.take(match.index, match.index + match[0].length);
  const vehicle = left?.[1]?.toLowerCase() ?? '';
  const isShip = /ship|boat|ferry|cruise/.test(vehicle) || /board/i.test(left?.[0] ?? '');
  return {
    arrives,
    leaves,
    by: isShip ? 'ship' : /train|bus/.test(vehicle) ? 'train' : leaves === null ? null : 'flight',
  };
}

export const ownHours: ActReader = {
  act: 'own hours',
  read: (words) => {
    const hours = hoursIn(words);
    return hours && { hours };
  },
  examples: [
    'we land at 14:30',
    'Istanbul layover 9 hours arriving 7am on 14 march',
    'flight back at 9pm',
    'our ship leaves 17:30',
    'we fly home at 18:45',
    'back on board by 17:00',
  ],
  counterExamples: [
    'arrive 29 dec leave 2 jan',
    'when do we land?',
    'leave the hotel at 10am',
    'four days in Rome',
  ],
};
