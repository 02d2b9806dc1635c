/** Keeps what comes of a reply on this device while it is written. */
import type { PartialReply } from '@domain/chat/partialReply.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../../context.ts';
import { type Asked, keepBegun } from '../../local/begun.ts';

/** A killed tab loses at most the words of so long, ms. */
export const KEEP_EVERY_MS = 1_000;

interface BegunKeeper {
  /** More has come. */
  readonly changed: () => void;
  /** The reply is whole, or its delivery is over: whoever ends the row says what becomes of it. */
  readonly stop: () => void;
}

/** Writes `soFar` down at most every {@link KEEP_EVERY_MS}, for as long as the row is this tab's. */
export function keepWhileWritten(
  ctx: DataContext,
  { seq }: Pick<OutboxRow, 'seq'>,
  asked: Asked,
  soFar: () => PartialReply | null,
): BegunKeeper {
  let cancel: (() => void) | null = null;
  const write = async () => {
    cancel = null;
    const begun = soFar();
    if (!begun) return;
    await ctx.store.run((db) =>
      db.transaction('rw', db.outbox, db.drafts, async () => {
        if (ctx.session.current()?.userId !== asked.userId) return;
        // Ended meanwhile, or taken over: what is written now would outlive its answer.
        if ((await db.outbox.get(seq))?.lease?.owner !== ctx.tabId) return;
        await keepBegun(db, asked, begun, ctx.clock.now());
      }),
    );
  };
  return {
    changed() {
      // What the device refuses is still on the screen.
      cancel ??= ctx.clock.after(KEEP_EVERY_MS, () => void write().catch(() => {}));
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
