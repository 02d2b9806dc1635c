/** What the lengths of a message come to, once all its acts are read. */
import { daysBetween } from '../../domain/dates/calendar.ts';
import type { Message } from './types.ts';

/**
 * Both dates decide, then the sum of the places where each has its own length, then a length for the whole, then what
 * the dates imply. A change of length is none of these.
 */
export function withLength(heard: Message): Message {
  const message = withRoom(heard);
  const { dates, daysDelta } = message;
  // "start on the 12th" is a day of the month that the dates give, and nothing beside exact dates
  const startDay = dates === null || dates.kind === 'window' ? message.startDay : null;
  const isChange = daysDelta !== 0 || message.shorten !== null || message.shiftDays !== 0;
  const shared = withSharedDays(message);
  return { ...shared, startDay, days: isChange ? null : lengthOf(shared) };
}

/** "Not before 10 April and home by the 25th, 5 days": the dates are those between which the trip lies. */
function withRoom(message: Message): Message {
  if (message.dates === null) return message;
  const { isLoose, ...dates } = message.dates;
  const room = daysBetween(dates.start, dates.end) + 1 - (message.days ?? 0);
  // dates that were meant to be the first and the last day are not twice as far apart as the trip is long
  const days = message.days ?? 1;
  // towns that have more of their own say that the length is of one of them
  const own = message.destinations.reduce((sum, mention) => sum + (mention.days ?? 0), 0);
  const isRoom =
    message.days !== null &&
    own <= days &&
    (isLoose ? room > 0 : dates.kind === 'days' && days > 1 && room > days);
  return { ...message, dates: isRoom ? { ...dates, kind: 'window' } : dates };
}

function lengthOf({ dates, destinations, days, impliedDays }: Message): number | null {
  if (dates?.kind === 'days') return daysBetween(dates.start, dates.end) + 1;
  const own = destinations.map((mention) => mention.days ?? 0);
  if (own.length > 0 && own.every((length) => length > 0))
    return own.reduce((sum, length) => sum + length, 0);
  return days ?? impliedDays;
}

/** Where the towns have a day more than the whole for each way between them, a day of travel was counted in both. */
function withSharedDays(message: Message): Message {
  const { destinations, days } = message;
  const own = destinations.map((mention) => mention.days ?? 0);
  const ways = own.length - 1;
  const isShared =
    days !== null &&
    ways > 0 &&
    own.every((length) => length > 1) &&
    own.reduce((sum, length) => sum + length, 0) === days + ways;
  if (!isShared) return message;
  return {
    ...message,
    destinations: destinations.map((mention, index) =>
      index < ways ? { ...mention, days: (mention.days ?? 2) - 1 } : mention,
    ),
  };
}
