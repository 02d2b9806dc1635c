/** What the assistant cost on each of the last days. */
import type { UsageDay } from './billing.ts';
import { addDays } from '../dates/calendar.ts';

export interface UsageSeries {
  /** ISO dates, oldest first, ending today. */
  readonly days: readonly string[];
  /** Tokens of each day; 0 where there was no chat. */
  readonly tokens: readonly number[];
  readonly chats: readonly number[];
}

/** The last `count` days up to `today` (ISO date), with nothing left out. */
export function usageSeries(usage: readonly UsageDay[], today: string, count: number): UsageSeries {
  const byDay = new Map(usage.map((entry) => [entry.day, entry]));
  const days = Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
  return {
    days,
    tokens: days.map((day) => byDay.get(day)?.tokens ?? 0),
    chats: days.map((day) => byDay.get(day)?.chats ?? 0),
  };
}
