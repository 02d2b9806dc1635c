/** Clicks to partners and page views: logged on this device first; a failure is only logged (requirements §7). */
import { overflow } from '@domain/outbox.ts';
import type { DataContext } from '../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { affiliateClick } from '../outbox/kinds/affiliateClick.ts';
import { pageView } from '../outbox/kinds/pageView.ts';
import { parseOutboxRows } from '../local/rows.ts';

/** What the tables take at most. */
const MAX_LINK_CHARS = 2_000;
const MAX_PATH_CHARS = 200;
/** Page views kept while there is no network. */
const PAGE_VIEWS_KEPT = 200;

/** Logs a click on a partner's link; `userId` is null for a visitor. Never throws: it must not hold a booking up. */
export async function logClick(ctx: DataContext, link: string, userId: string | null): Promise<void> {
  await quietly(async () => {
    const payload = {
      id: ctx.newId(),
      link: link.slice(0, MAX_LINK_CHARS),
      createdAt: ctx.clock.now(),
    };
    await ctx.store.run((db) =>
      enqueue(db, ctx, {
        id: payload.id,
        kind: affiliateClick.kind,
        entity: `${affiliateClick.kind}:${userId ?? ''}`,
        userId,
        subject: null,
        payload,
      }),
    );
    ctx.kick();
  });
}

/** Tracks which tour was opened at a partner (requirements §7), as a view of that tour. Never throws. */
export function trackTour(ctx: DataContext, tourId: string): Promise<void> {
  return logPageView(ctx, `/tours/${encodeURIComponent(tourId)}`);
}

/** Logs a page view; the newest 200 are kept until they can be sent. Never throws. */
export async function logPageView(ctx: DataContext, path: string): Promise<void> {
  await quietly(async () => {
    const payload = { id: ctx.newId(), path: path.slice(0, MAX_PATH_CHARS), createdAt: ctx.clock.now() };
    await ctx.store.run((db) =>
      db.transaction('rw', db.outbox, async () => {
        const { kind } = pageView;
        await enqueue(db, ctx, { id: payload.id, kind, entity: kind, userId: null, subject: null, payload });
        const kept = parseOutboxRows(await db.outbox.where('kind').equals(kind).toArray());
        await db.outbox.bulkDelete(overflow(kept, kind, PAGE_VIEWS_KEPT));
      }),
    );
    ctx.kick();
  });
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // oxlint-disable-next-line no-console -- requirements §7: a failed click log is logged and nothing more
    console.warn('Activity was not logged', error);
  }
}
