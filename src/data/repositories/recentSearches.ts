/** The searches whose answers this device keeps, newest first. */
import type { Observable } from 'dexie';
import * as z from 'zod/mini';
import { flightSearchParamsSchema, hotelSearchParamsSchema } from '@domain/search/searchApi.ts';
import type { RecentSearch } from '@domain/search/search.ts';
import type { DataContext } from '../context.ts';
import type { SearchRow } from '../local/rows.ts';
import { liveQuery } from '../local/live.ts';

const facts = {
  key: z.string(),
  storedAt: z.number(),
  lowest: z._default(z.nullable(z.number()), null),
};
const recentSchema = z.discriminatedUnion('type', [
  z.object({ ...facts, type: z.literal('flights'), params: flightSearchParamsSchema }),
  z.object({ ...facts, type: z.literal('hotels'), params: hotelSearchParamsSchema }),
]);

/** The flight and hotel searches of an account as they change; `userId` is null for a visitor. */
export function watchRecentSearches(ctx: DataContext, userId: string | null): Observable<RecentSearch[]> {
  return liveQuery(() => listRecentSearches(ctx, userId));
}

/** As {@link watchRecentSearches}, once. */
export async function listRecentSearches(ctx: DataContext, userId: string | null): Promise<RecentSearch[]> {
  const rows = await ctx.store.run((db) =>
    db.searches
      .where('owner')
      .equals(userId ?? '')
      .sortBy('storedAt'),
  );
  return rows.toReversed().flatMap((row) => readSearch(row) ?? []);
}

/** Takes the kept searches of an account off this device; throws AppError `storage`. */
export async function forgetRecentSearches(ctx: DataContext, userId: string | null): Promise<void> {
  await ctx.store.run((db) =>
    db.searches
      .where('owner')
      .equals(userId ?? '')
      .delete(),
  );
}

/** The search of a row; null for a tour, and for a row that cannot be read any more. */
export function readSearch(row: SearchRow): RecentSearch | null {
  const parsed = recentSchema.safeParse(row);
  return parsed.success ? parsed.data : null;
}
