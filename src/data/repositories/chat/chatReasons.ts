/** What the assistant said of a trip's plan, from the chats on this device. */
import type { Observable } from 'dexie';
import { compareMessages } from '@domain/chat/messages.ts';
import { type PlanReasons, planReasons } from '@domain/chat/planReasons.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { liveQuery } from '../../local/live.ts';
import { ofAccount } from '../../local/ofAccount.ts';
import { parseMessageRow } from '../../local/rows.ts';

export interface ToldReasons extends PlanReasons {
  /** The plan that they were said of: the trip may have changed since. */
  readonly plan: CheckedPlan;
}

/**
 * Why a trip is as it is and what to check, by the newest answer that says so, of either conversation, as it changes.
 * Null where no such answer is on this device: the chat was cleared, or was not had here. Ends with an AppError.
 */
export function watchReasons(
  ctx: DataContext,
  userId: string,
  tripId: string,
): Observable<ToldReasons | null> {
  return liveQuery(() => ctx.store.run((db) => newestReasons(db, userId, tripId)));
}

async function newestReasons(
  db: WaymarkDatabase,
  userId: string,
  tripId: string,
): Promise<ToldReasons | null> {
  const stored = await ofAccount(db.messages, userId)
    // before they are parsed: of a long chat few are about the trip
    .filter((row) => row.tripId === tripId && row.plan !== undefined)
    .toArray();
  const answers = stored.flatMap((row) => parseMessageRow(row) ?? []).sort(compareMessages);
  for (const { plan, lead, content } of answers.toReversed()) {
    const reasons = plan && planReasons(lead ?? content);
    if (reasons) return { ...reasons, plan };
  }
  return null;
}
