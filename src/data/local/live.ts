/** Queries of the database that are asked again whenever what they read changes, in this tab or another. */
import { liveQuery as dexieLiveQuery, type Observable } from 'dexie';

/**
 * The answers of a query, now and after each change of what it read; ends with what it throws.
 *
 * Dexie keeps its place over awaits of native promises only in a function that is itself declared async: in another one
 * it misses changes of what is read behind the first of them. So every live query is made here.
 */
export function liveQuery<T>(query: () => Promise<T>): Observable<T> {
  return dexieLiveQuery(async () => query());
}
