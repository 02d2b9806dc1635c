/** How long the way to a day trip takes. */
import { NUMBER_WORDS, numberInWords } from '../../read/numbers.ts';

/** As a guide's line gives the way: "about three and a half hours by train", "half an hour", "40 minutes". */
const WAY = new RegExp(
  `\\b(?:(${NUMBER_WORDS}|\\d+)( and a half)?[- ]hours?( and a half)?|(?:an )?hour (and a half)|(${NUMBER_WORDS}|\\d+)[- ]minutes)\\b`,
  'i',
);
const USUAL_WAY = 75;
const TO_THE_STATION = 15;
const LONGEST = 330;

/** Minutes of a day trip's way, with time to reach the station. @param line the guide's */
export function wayIn(line: string): number {
  const [, hours, half, after, alone, minutes] = WAY.exec(line) ?? [];
  const isHalf = half !== undefined || after !== undefined || alone !== undefined;
  if (minutes !== undefined) return toQuarter(told(minutes) + TO_THE_STATION);
  if (hours === undefined && alone === undefined) return USUAL_WAY;
  const way = toQuarter((told(hours ?? 'an') + (isHalf ? 0.5 : 0)) * 60 + TO_THE_STATION);
  // hours on foot at the end of a way that is not told
  return way > LONGEST ? USUAL_WAY : way;
}

function told(number: string): number {
  return /^\d/.test(number) ? Number(number) : numberInWords(number);
}

function toQuarter(minutes: number): number {
  return Math.ceil(minutes / 15) * 15;
}
