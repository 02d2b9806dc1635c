/** Weekdays on which a sight is at its best or only worth the way, as its guide's line says. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { WEEKDAY_NAMES } from '../../../domain/dates/calendar.ts';

const DAY = `(?:${WEEKDAY_NAMES.join('|')})`;
const DAYS = new RegExp(`\\b(${DAY})s?\\b`, 'g');
const SPAN = new RegExp(`\\b(${DAY}) to (${DAY})\\b`);
/** Clauses that speak of a day on which it is shut, late, quiet or only half open. */
const OTHERWISE =
  /\b(?:shut|closed?|closes|rests?(?! of)|no|not|but|except|only in the afternoon|afternoon only|tomorrow|late|quiet|pause|shuts|opens)\b/i;
const EVERY_DAY = /\b(?:other days|all week|rest of the week|daily|otherwise|every day|shops and stalls)\b/i;

export interface BestWeekdays {
  /** From 0, Sunday. */
  readonly days: number[];
  /** Whether there is nothing to see on the others. */
  readonly isOnly: boolean;
}

/** The weekdays that a line sends people on; null where any will do. */
export function bestWeekdays(line: string): BestWeekdays | null {
  const clauses = line.split(/[;:]/).filter((clause) => !OTHERWISE.test(clause));
  const days = [...new Set(clauses.flatMap(daysIn))];
  if (days.length === 0) return null;
  // "Sundays along Defensa": the line begins with its day, and has no word of the others
  const isOnly =
    new RegExp(`^(?:${DAY}s?\\b|on ${DAY}|.*\\b${DAY}s? only)`).test(line) && !EVERY_DAY.test(line);
  return { days, isOnly };
}

function daysIn(clause: string): number[] {
  const [, first, last] = SPAN.exec(clause) ?? [];
  if (first !== undefined && last !== undefined) {
    const from = WEEKDAY_NAMES.indexOf(first);
    const count = ((WEEKDAY_NAMES.indexOf(last) - from + 7) % 7) + 1;
    return Array.from({ length: count }, (_, ahead) => (from + ahead) % 7);
  }
  return matchesIn(clause, DAYS).map(([, name = '']) => WEEKDAY_NAMES.indexOf(name));
}
