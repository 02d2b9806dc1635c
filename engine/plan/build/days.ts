/** The days of a trip while travel takes its hours of them. */
import { DAY_END } from './clock.ts';
import type { DayWindow, Draft, Taken } from './types.ts';

/** Each day's travel, and the minutes that are left between. */
export class Days {
  readonly #days: { from: number; until: number; visitsUntil: number; taken: Taken[]; items: Draft[] }[];

  /** @param until minute by which every day is over, and by which its visits are */
  constructor(count: number, until: { day: number; visits: number } = { day: DAY_END, visits: DAY_END }) {
    this.#days = Array.from({ length: count }, () => ({
      from: 0,
      until: until.day,
      visitsUntil: until.visits,
      taken: [],
      items: [],
    }));
  }

  /** Days before the first or after the last are no part of the plan. */
  add(index: number, item: Draft): void {
    this.#days[index]?.items.push(item);
  }

  startAt(index: number, minute: number): void {
    const day = this.#days[index];
    if (day) day.from = Math.max(day.from, minute);
  }

  endAt(index: number, minute: number): void {
    const day = this.#days[index];
    if (!day) return;
    day.until = Math.min(day.until, minute);
    day.visitsUntil = Math.min(day.visitsUntil, minute);
  }

  /** Puts an item in its hours, with time to get there and on from it. */
  take(index: number, item: Draft, way: number): void {
    const day = this.#days[index];
    if (!day) return;
    day.items.push(item);
    day.taken.push({ from: item.start - way, until: item.end + way });
  }

  windows(): DayWindow[] {
    return this.#days;
  }
}
