/** An account's rows of a table, page by page in the order in which the server wrote them: what a sync reads. */
import type { Http } from './http.ts';
import type { Tables } from './insertRow.ts';
import { type Column, selectPage } from './rest.ts';

/** Where in the server's copy a page begins. */
export interface PagePosition {
  /** Only what was written at or after this instant (ISO); null for all. */
  readonly since: string | null;
  /** Rows to pass over there: more of them than fill a page can have come at one instant. */
  readonly offset: number;
}

export interface PageEnd {
  /** When the last row was written, readable or not, as the server says it; null for an empty page. */
  readonly last: string | null;
  /** Where the next page begins; null when this one was the last. */
  readonly next: PagePosition | null;
}

/** Tables whose rows belong to an account. */
type OwnedTable = {
  [Name in keyof Tables]: Tables[Name]['Row'] extends { id: string; user_id: string } ? Name : never;
}[keyof Tables];

interface Source<Table extends OwnedTable> {
  readonly table: Table;
  readonly userId: string;
  /** The column of the instant at which the server wrote a row. */
  readonly by: Column<Table>;
  /** Rows of a page. */
  readonly most: number;
}

/** A page of rows, unparsed. */
export async function pullPage<Table extends OwnedTable>(
  http: Http,
  token: string,
  { table, userId, by, most }: Source<Table>,
  { since, offset }: PagePosition,
): Promise<PageEnd & { readonly rows: readonly unknown[] }> {
  const where = { user_id: `eq.${userId}`, ...(since !== null && { [by]: `gte.${since}` }) } as const;
  const order = [`${by}.asc`, 'id.asc'] as const;
  const { rows, isLast } = await selectPage(http, table, { where, order, offset, limit: most }, token);
  const last = instantOf(rows.at(-1), by);
  const goesOn = last !== null && last !== since;
  const next = goesOn ? { since: last, offset: 0 } : { since, offset: offset + rows.length };
  return { rows, last, next: isLast ? null : next };
}

/** When the server wrote a row. Of the row as it came: rows that this version cannot read must be passed like any other. */
export function instantOf(row: unknown, column: string): string | null {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : null;
  return typeof value === 'string' ? value : null;
}
