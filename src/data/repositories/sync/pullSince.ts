/** Reads what the server wrote since the last time, page by page, and remembers how far it came. */
import { parseInstant } from '@domain/dates/formatDates.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import type { MetaRow } from '../../local/rows.ts';
import type { PageEnd, PagePosition } from '../../remote/transport/pages.ts';

/**
 * A row gets its instant when its transaction begins and shows when it ends: rows can appear behind the newest one
 * seen. So much is read again each time; storing a row twice must change nothing.
 */
const OVERLAP_MS = 2 * 60_000;

interface Pulling<Page extends PageEnd> {
  /** Where the instant of the last row is remembered. */
  readonly cursor: MetaRow['key'];
  readonly read: (position: PagePosition) => Promise<Page>;
  /** Run in one transaction with the cursor. */
  readonly store: (db: WaymarkDatabase, page: Page) => Promise<void>;
}

/** Throws AppError. What was stored before it failed stays, and is not read again. */
export async function pullSince<Page extends PageEnd>(
  ctx: DataContext,
  userId: string,
  { cursor, read, store }: Pulling<Page>,
): Promise<void> {
  const known = await ctx.store.run((db) => db.meta.get([userId, cursor]));
  let position: PagePosition | null = { since: sinceOf(known?.value), offset: 0 };
  while (position) {
    const page: Page = await read(position);
    await writeAs(ctx, userId, async (db) => {
      await store(db, page);
      if (page.last !== null) await db.meta.put({ userId, key: cursor, value: page.last });
    });
    position = page.next;
  }
}

function sinceOf(value: string | number | undefined): string | null {
  const time = typeof value === 'string' ? parseInstant(value) : Number.NaN;
  return Number.isFinite(time) ? new Date(time - OVERLAP_MS).toISOString() : null;
}

/** Writes in one transaction unless the account signed out while the answer was on its way. */
export async function writeAs(
  ctx: DataContext,
  userId: string,
  work: (db: WaymarkDatabase) => Promise<void>,
): Promise<void> {
  await ctx.store.run((db) =>
    db.transaction('rw', db.tables, async () => {
      if (ctx.session.current()?.userId === userId) await work(db);
    }),
  );
}
