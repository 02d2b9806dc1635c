/** A visitor's first plan: made on this device, and kept nowhere. */
import { isoDateOf } from '@domain/dates/calendar.ts';
import { PlannerMissing, type ToldHere } from '@/planner/planner.ts';
import type { DataContext } from '../context.ts';

/** What a device says to a visitor's words. */
export type FirstAnswer = Pick<ToldHere['answer'], 'reply' | 'lead' | 'plan' | 'suggestions' | 'change'>;

/**
 * Plans by the words alone: no account, no search, nothing sent. Null where the planner cannot be had.
 * @param words at most MAX_MESSAGE_CHARS
 * @throws AppError where the planner broke down or took too long
 */
export async function planFirst(ctx: DataContext, words: string): Promise<FirstAnswer | null> {
  const now = new Date(ctx.clock.now());
  try {
    const { answer } = await ctx.planner.answer({
      message: words,
      at: now.toISOString(),
      traveller: { today: isoDateOf(now), interests: [] },
      trip: null,
      previous: null,
      others: [],
      full: false,
      searches: { marker: '', flights: [], hotels: [], tours: [] },
    });
    return answer;
  } catch (thrown) {
    if (thrown instanceof PlannerMissing) return null;
    throw thrown;
  }
}

/** Whether the program is on this device already, so that planning fetches little or nothing. */
export async function hasPlanner(ctx: DataContext): Promise<boolean> {
  const parts = await ctx.planner.parts();
  return parts.some(({ name, isHere }) => name === 'planner' && isHere);
}
