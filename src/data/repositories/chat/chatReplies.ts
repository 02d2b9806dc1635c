/** Answers on their way: what has come of them, and the means to stop. */
import { begunIdOf } from '@domain/chat/messages.ts';
import { emptyReply, hasContent, type PartialReply } from '@domain/chat/partialReply.ts';
import type { DataContext } from '../../context.ts';
import { writeChat } from '../../local/chatTransaction.ts';
import { takeBegun } from '../../local/begun.ts';
import { getMessage } from '../../local/messages.ts';
import { dropAsks } from '../../outbox/kinds/chatAsk.ts';
import { setQuestionState, storeBegun } from '../../outbox/kinds/chatReply.ts';

/** What has come of the answer to a question that this tab asks; the same object until more comes, or null. */
export function replySoFar(ctx: DataContext, messageId: string): PartialReply | null {
  return ctx.replies.get(messageId);
}

/** Calls back when more has come of any answer. */
export function onReplyProgress(ctx: DataContext, listener: () => void): () => void {
  return ctx.replies.listen(listener);
}

/**
 * Stops listening to the answer of a question, in whichever tab that is done, and keeps what came. The server ends
 * its turn all the same: `retryMessage` gets the whole answer and is charged nothing more.
 */
export async function stopReply(ctx: DataContext, userId: string, messageId: string): Promise<void> {
  const soFar = ctx.replies.get(messageId);
  await writeChat(ctx.store, async (db) => {
    const message = await getMessage(db, userId, messageId);
    if (message?.state !== 'sending' && message?.state !== 'waiting') return;
    await dropAsks(db, userId, { messageId });
    // Where another tab asks, or asked until it was killed, what came is known from what it wrote down.
    const begun = soFar ?? (await takeBegun(db, { userId, messageId })) ?? emptyReply;
    const question = await setQuestionState(db, { userId, messageId }, { state: 'stopped' });
    const known = await getMessage(db, userId, begunIdOf(messageId));
    if (!known || hasContent(begun)) {
      if (question) await storeBegun(db, question, begun, null);
      return;
    }
    // It broke off the time before; now it is stopped, and does not go on by itself.
    const { errorReason: _reason, ...part } = known;
    await db.messages.put(part);
  });
  ctx.replies.stop(messageId);
}
