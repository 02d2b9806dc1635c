/** What the assistant said of a trip's plan, from the chats on this device. */
import { Dexie, type Observable } from 'dexie';
import { type PlanReasons, planReasons } from '@domain/chat/planReasons.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { liveQuery } from '../../local/live.ts';
import { type MessageRow, parseMessageRow } from '../../local/rows.ts';

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

/** The account's messages are read from the newest on, and no further than the answer. */
async function newestReasons(
  db: WaymarkDatabase,
  userId: string,
  tripId: string,
): Promise<ToldReasons | null> {
  const told: ToldReasons[] = [];
  await db.messages
    .where('[userId+createdAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query, and no array
    .reverse()
    .until(() => told.length > 0)
    .each((row) => {
      const reasons = row.tripId === tripId ? reasonsIn(row) : null;
      if (reasons) told.push(reasons);
    });
  return told[0] ?? null;
}

function reasonsIn(row: MessageRow): ToldReasons | null {
  const { plan, lead, content = '' } = parseMessageRow(row) ?? {};
  const reasons = plan ? planReasons(lead ?? content) : null;
  return reasons && plan ? { ...reasons, plan } : null;
}
