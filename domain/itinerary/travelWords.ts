/** Words of flights, of the ways from them and of check-in, as the items of a plan have them. */
import { daysBetween } from '../dates/calendar.ts';
import { formatTime } from '../dates/dayTimes.ts';
import { inDistrict } from '../offers/district.ts';
import { flightName, type Ride } from './bookings.ts';
import { clockOf } from './measures.ts';

/** Between these minutes trains and buses rest. */
const NIGHT = { from: 23 * 60, until: 5 * 60 } as const;
/** Rooms are ready in the afternoon; bags can be left from the morning on. */
const BAGS = { from: 6 * 60, until: 13 * 60 } as const;
const BAGS_WORDS = 'where the room is not ready, leave your bags';
/** The end of what the length of a way is told with. */
export const ESTIMATE_WORDS = 'as I estimate it.';
const TAXI_WORDS = ' By then count on a taxi.';
const REACHED_WORDS = / You are there at about \d{1,2}:\d{2} [AP]M, and the hotel should know\./g;

/** "Sample Air 123, LHR to FCO"; of the second half of a return "Return flight, FCO to LHR". */
export function flightTitle(
  flight: Parameters<typeof flightName>[0],
  { fromCode, toCode }: Pick<Ride, 'fromCode' | 'toCode'>,
  isReturn: boolean,
): string {
  return `${isReturn ? 'Return flight' : flightName(flight)}, ${fromCode} to ${toCode}`;
}

/**
 * "leaves LHR at 8:00 AM and lands at FCO at 11:30 AM, local times."
 * @param isUnderWay on a day after the one of the departure, which is told as past
 */
export function flightWords(
  { date, start, endDate = date, end = '', fromCode, toCode }: Ride,
  isUnderWay: boolean,
): string {
  const nights = daysBetween(date, endDate);
  const leaves = `${fromCode} at ${formatTime(start)}`;
  const lands = `lands at ${toCode} at ${formatTime(end)}`;
  if (nights > 0 && isUnderWay)
    return `left ${leaves} ${nights === 1 ? 'the day before' : `${nights} days before`} and ${lands}, local times.`;
  const later = nights > 1 ? ` ${nights} days later` : nights > 0 ? ' the next day' : '';
  const isBack = nights < 0 || (nights === 0 && end <= start);
  return `leaves ${leaves} and ${lands}${later}, local times${isBack ? ': over the date line you gain back a day' : ''}.`;
}

/** Of the way home, whose day is named by its departure: "lands at LAX at 6:10 AM the next day, local time." */
export function homeWords(ride: Ride, isReturn: boolean): string {
  const words = [isReturn ? 'the second half of your return booking' : '', landsInWords(ride)];
  return sentence(words);
}

function landsInWords({ date, start, endDate = date, end, toCode }: Ride): string {
  if (end === undefined) return '';
  const days = daysBetween(date, endDate);
  const when =
    days === 1 ? ' the next day' : days > 1 ? ` ${days} days later` : days < 0 ? ' the day before' : '';
  const isBack = days < 0 || (days === 0 && end <= start);
  const line = isBack ? ': over the date line you gain back a day' : '';
  return `lands at ${toCode} at ${formatTime(end)}${when}, local time${line}`;
}

/**
 * The note of a way into town with what the hour makes true. What the hour of another landing had made true goes; nothing is
 * added to words that are not the ones that tell how long the way is.
 * @param inTown minutes after the midnight before the landing
 * @param reachedAt minute of the next day at which the hotel is reached; null on the day of the landing
 */
export function wayWords(note: string, inTown: number, reachedAt: number | null): string {
  const own = note.replaceAll(TAXI_WORDS, '').replaceAll(REACHED_WORDS, '');
  const isNight = inTown >= NIGHT.from || inTown < NIGHT.until;
  const reached =
    reachedAt === null
      ? ''
      : ` You are there at about ${formatTime(clockOf(reachedAt))}, and the hotel should know.`;
  return own.replace(ESTIMATE_WORDS, (words) => `${words}${isNight ? TAXI_WORDS : ''}${reached}`);
}

/** The note of a check-in at a minute of the day: where the hotel lies, and before noon that the room may not be ready. */
export function checkInWords(district: string | undefined, at: number): string {
  const isEarly = at >= BAGS.from && at < BAGS.until;
  return sentence([district === undefined ? '' : inDistrict(district), isEarly ? BAGS_WORDS : '']);
}

/** The note of a check-in that is at another minute now; words that somebody else wrote stay. */
export function checkInWordsAt(note: string, district: string | undefined, at: number): string {
  const isTold = [0, BAGS.from].some((hour) => note === checkInWords(district, hour));
  return isTold ? checkInWords(district, at) : note;
}

function sentence(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('; ')
    .replace(/.$/, '$&.');
}
