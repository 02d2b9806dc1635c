/** Writes down what comes of a reply while it is written. */
import type { PartialReply } from '@domain/chat/partialReply.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../../context.ts';
import { type Asked, keepReply } from '../../local/partialReplies.ts';
import { getMessage } from '../../local/messages.ts';

/** How long the newest words are in this tab alone, ms: a killed tab loses no more, and other tabs are behind by it. */
export const KEEP_EVERY_MS = 500;

interface PartialReplyWriter {
  /** More has come. */
  readonly changed: () => void;
  /** The reply is whole, or its delivery is over: whatever ends the row writes the rest. */
  readonly stop: () => void;
  /** Writes it at once. */
  readonly write: () => Promise<void>;
}

/** Writes `soFar` down at most every {@link KEEP_EVERY_MS}, as long as the row is this tab's or the traveller stopped it. */
export function writeWhileItComes(
  ctx: DataContext,
  { seq }: Pick<OutboxRow, 'seq'>,
  asked: Asked,
  soFar: () => PartialReply | null,
): PartialReplyWriter {
  let cancel: (() => void) | null = null;
  const stop = () => {
    cancel?.();
    cancel = null;
  };
  const write = async () => {
    stop();
    const reply = soFar();
    if (!reply) return;
    await ctx.store.run((db) =>
      db.transaction('rw', db.outbox, db.messages, db.drafts, async () => {
        const { userId, messageId } = asked;
        if (ctx.session.current()?.userId !== userId) return;
        // Ended meanwhile, or taken over: what is written now would outlive its answer.
        const isOwn = (await db.outbox.get(seq))?.lease?.owner === ctx.tabId;
        if (!isOwn && (await getMessage(db, userId, messageId))?.state !== 'stopped') return;
        await keepReply(db, asked, reply, ctx.clock.now());
      }),
    );
  };
  return {
    changed() {
      // What the device refuses is still on the screen.
      cancel ??= ctx.clock.after(KEEP_EVERY_MS, () => void write().catch(() => {}));
    },
    stop,
    write,
  };
}
