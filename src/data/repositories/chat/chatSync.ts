/** Joins this device's chat with the server's copy. */
import { parseInstant } from '@domain/dates/formatDates.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { applyClear, mergeIn } from '../../local/messages.ts';
import { fetchClears, type PagePosition, type PulledPage, pullMessages } from '../../remote/chatMessages.ts';

/**
 * A row gets its received_at when its transaction begins and shows when it ends: rows can appear behind the
 * newest one seen. So much is read again each time; merging twice changes nothing.
 */
const OVERLAP_MS = 2 * 60_000;

function cursorOf(value: string | number | undefined): string | null {
  const time = typeof value === 'string' ? parseInstant(value) : Number.NaN;
  return Number.isFinite(time) ? new Date(time - OVERLAP_MS).toISOString() : null;
}

/** See `syncChat`. */
export async function pullChat(userId: string, ctx: DataContext): Promise<void> {
  const token = await ctx.session.token(userId);
  const clears = await fetchClears(ctx.http, token, userId);
  await write(ctx, userId, async (db) => {
    for (const [conversation, clearedAt] of clears) {
      await applyClear(db, userId, conversation, clearedAt, { keepUnsent: true, now: ctx.clock.now() });
    }
  });
  const cursor = await ctx.store.run((db) => db.meta.get([userId, 'chat.cursor']));
  let position: PagePosition | null = { since: cursorOf(cursor?.value), offset: 0 };
  while (position) {
    const page: PulledPage = await pullMessages(ctx.http, token, userId, position);
    await write(ctx, userId, (db) => storePage(db, userId, page));
    position = page.next;
  }
}

async function storePage(db: WaymarkDatabase, userId: string, page: PulledPage): Promise<void> {
  for (const message of page.messages) {
    if (message.userId === userId) await mergeIn(db, message);
  }
  if (page.lastReceivedAt !== null) {
    await db.meta.put({ userId, key: 'chat.cursor', value: page.lastReceivedAt });
  }
}

/** Writes unless the account signed out while the answer was on its way. */
async function write(
  ctx: DataContext,
  userId: string,
  work: (db: WaymarkDatabase) => Promise<void>,
): Promise<void> {
  await ctx.store.run((db) =>
    db.transaction('rw', db.messages, db.meta, async () => {
      if (ctx.session.current()?.userId === userId) await work(db);
    }),
  );
}
