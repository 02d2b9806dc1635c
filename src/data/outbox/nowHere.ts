/** "What now?" without a network: answered before the planner is asked, as the server does it (domain/trips/whatNow). */
import { nowHeard } from '@domain/trips/whatNow/heard.ts';
import { whatNow } from '@domain/trips/whatNow/whatNow.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { ToldHere } from '@/planner/planner.ts';
import type { DataContext } from '../context.ts';
import { type ReadQuestion, readOther } from './askedHere.ts';
import type { Ask } from './kinds/askPayload.ts';

/**
 * Whether it needs no planner. A place that is closed by its name may yet be the planner's to answer; the button of a change
 * that was proposed, which names one too, is not.
 */
export function needsNoPlanner(message: string): boolean {
  const heard = nowHeard(message);
  if (heard === null) return false;
  const { trouble, answer } = heard;
  return answer === 'change' || !(trouble !== null && 'name' in trouble && trouble.name !== null);
}

/** It rests on no offer that was found. */
const NO_OFFERS: ToldHere['offers'] = { marker: '', seenAt: null, flights: [], hotels: [], tours: [] };

/** The answer; null for a message that asks something else. */
export async function answerNow(
  ctx: DataContext,
  row: OutboxRow,
  ask: Ask,
  { asked, trip }: ReadQuestion,
): Promise<ToldHere | null> {
  const answer = await whatNow({
    message: asked.message,
    messageId: ask.messageId,
    trip,
    others: asked.others,
    now: new Date(asked.at),
    read: (tripId) => readOther(ctx, row, ask, tripId),
  });
  return answer && { answer, offers: NO_OFFERS };
}
