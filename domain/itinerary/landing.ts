/** From the gate to the room: on which day, and when. */
import { DAY_MINUTES } from './measures.ts';
import { wayWords } from './travelWords.ts';

const LAST_MINUTE = DAY_MINUTES - 1;
/** Rooms are reached after midnight where the way into town ends then. */
const AFTER_MIDNIGHT = 10;

interface Landing {
  /** Minutes: of the day of the landing, from the gate to the hotel, and of the check-in. */
  readonly lands: number;
  readonly minutes: number;
  readonly checkIn: number;
  /** Whether the trip has a day after it. */
  readonly hasNextDay: boolean;
  /** Of the way into town. */
  readonly note: string;
}

interface Settled {
  /** Minutes of the day, which is the next one where it says so; null where no time is left for it. */
  readonly way: { readonly isNextDay: boolean; readonly start: number; readonly end: number } | null;
  readonly note: string;
  /** Whether the hotel is reached on the next day, and the minute of that day. */
  readonly isNextDay: boolean;
  readonly at: number;
}

/** Where the way into town and the check-in stand. With no time left for a check-in before midnight it is on the next day. */
export function settled({ lands, minutes, checkIn, hasNextDay, note }: Landing): Settled {
  const inTown = lands + minutes;
  if (inTown <= LAST_MINUTE - checkIn || !hasNextDay) {
    const until = Math.min(inTown, LAST_MINUTE - 2);
    const hasTime = until > lands;
    return {
      way: hasTime ? { isNextDay: false, start: lands, end: until } : null,
      note: wayWords(note, inTown, null),
      isNextDay: false,
      at: hasTime ? until : LAST_MINUTE,
    };
  }
  const at = Math.max(AFTER_MIDNIGHT, inTown - DAY_MINUTES);
  const isSplit = lands < LAST_MINUTE - AFTER_MIDNIGHT;
  return {
    way: isSplit
      ? { isNextDay: false, start: lands, end: LAST_MINUTE }
      : { isNextDay: true, start: 0, end: at },
    note: wayWords(note, inTown, at),
    isNextDay: true,
    at,
  };
}
