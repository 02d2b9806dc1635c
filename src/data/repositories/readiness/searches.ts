/** The last searches: whether the answer of each can be read, and a way to ask them again. */
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Finding } from '@domain/readiness.ts';
import { isPastSearch, type RecentSearch } from '@domain/search/search.ts';
import type { DataContext } from '../../context.ts';
import type { SearchRow } from '../../local/rows.ts';
import { parseStoredReply } from '../../remote/search.ts';
import { readSearch } from '../recentSearches.ts';
import { searchFlights, searchHotels } from '../searches.ts';

type SearchFinding = Extract<Finding, { part: 'search' }>;

/** Reads every stored answer to a search of flights or hotels, newest first. Throws AppError `storage`. */
export async function checkSearches(userId: string | null, ctx: DataContext): Promise<SearchFinding[]> {
  const rows = await ctx.store.run((db) =>
    db.searches
      .where('owner')
      .equals(userId ?? '')
      .sortBy('storedAt'),
  );
  // The tours of the home page are nobody's search.
  return rows.toReversed().flatMap((row) => (row.type === 'tours' ? [] : [findingOf(row)]));
}

function findingOf(row: SearchRow): SearchFinding {
  const { key, type, storedAt } = row;
  const reply = type === 'tours' ? null : parseStoredReply(type, row.reply);
  const offers = reply?.data?.length ?? 0;
  const search = readSearch(row);
  const isReadable = search !== null && reply !== null;
  return {
    part: 'search',
    key,
    search,
    storedAt,
    answer: isReadable ? (offers > 0 ? 'offers' : 'none') : 'unreadable',
  };
}

/** Takes the answer of a search away that nobody can name any more. Throws AppError `storage`. */
export async function dropSearch(key: string, ctx: DataContext): Promise<void> {
  await ctx.store.run((db) => db.searches.delete(key));
}

/** Whether a search can be asked again: not once its day has passed. */
export function isAskable(search: RecentSearch, ctx: Pick<DataContext, 'clock'>): boolean {
  return !isPastSearch(search, localIsoDate(ctx.clock.now()));
}

/** Asks a search again, for prices of now, which are kept in the place of the old ones. Throws AppError. */
export async function askAgain(search: RecentSearch, ctx: DataContext): Promise<void> {
  const answer =
    search.type === 'flights'
      ? await searchFlights(ctx, search.params)
      : await searchHotels(ctx, search.params);
  if (answer.stored) throw answer.failure ?? new AppError('offline');
  if (!answer.success) throw new AppError('server');
}
