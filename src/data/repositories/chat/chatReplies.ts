/** Answers on their way: their newest words, and the means to stop. */
import type { PartialReply } from '@domain/chat/partialReply.ts';
import type { DataContext } from '../../context.ts';
import { writeChat } from '../../local/chatTransaction.ts';
import { getMessage } from '../../local/messages.ts';
import { holdBehind, setQuestionState } from '../../outbox/kinds/chatReply.ts';
import { dropAsk, isAnsweredHere } from '../../outbox/kinds/ofQuestion.ts';

/**
 * What has come of the answer to a question that this tab asks, newer than what `watchMessages` has of it; the same
 * object until more comes, or null.
 */
export function replySoFar(ctx: DataContext, messageId: string): PartialReply | null {
  return ctx.replies.get(messageId);
}

/** Whether this device can answer without a network: the program is here, if not the guide to every place. */
export async function answersHere({ planner }: DataContext): Promise<boolean> {
  const parts = (await planner?.parts()) ?? [];
  return parts.some(({ name, isHere }) => name === 'planner' && isHere);
}

/** Calls back when more has come of any answer that this tab asks for. */
export function onReplyProgress(ctx: DataContext, listener: () => void): () => void {
  return ctx.replies.listen(listener);
}

/**
 * Stops listening to the answer of a question, in whichever tab that is done, and keeps what came. The server ends
 * its turn all the same: `retryMessage` gets the whole answer and is charged nothing more.
 */
export async function stopReply(ctx: DataContext, userId: string, messageId: string): Promise<void> {
  await writeChat(ctx.store, async (db) => {
    const message = await getMessage(db, userId, messageId);
    if (message?.state !== 'sending' && message?.state !== 'waiting') return;
    const asked = { userId, messageId };
    // answered on this device: there is nothing to stop
    if (await isAnsweredHere(db, asked)) return;
    await holdBehind(db, ctx, asked);
    await dropAsk(db, asked);
    await setQuestionState(db, ctx, asked, { state: 'stopped' });
  });
  ctx.replies.stop(messageId);
}
