/** The planner page's calls. They need the network: a plan is made while its reader waits. */
import type { ChatTurn } from '@domain/chat/chatApi.ts';
import { toAppError } from '@domain/errors/appError.ts';
import type { BookingDetails, PlannerReply, PlannerStreamEvent } from '@domain/chat/plannerApi.ts';
import type { DataContext } from '../context.ts';
import { askPlanner, requestTips } from '../remote/calls/planner.ts';
import type { ReplyReader } from '../remote/replyEvents.ts';
import { getDataContext } from '../runtime.ts';
import { withToken } from '../withToken.ts';

type Context = Pick<DataContext, 'http' | 'session' | 'clock'>;

/** Times that a reply which is still being made is asked for again: after a reload its first request is gone. */
const WAITS = 20;
const DEFAULT_WAIT_S = 3;

/**
 * Asks for the next reply. A repeat under the same id is answered with the stored reply and charged once; while
 * that is still being made, this waits for it. `reader` reads along and may stop waiting; the server ends its turn all
 * the same. Throws AppError, and what the abort of the reader's signal throws.
 */
export async function askForPlan(
  userId: string,
  messageId: string,
  messages: readonly ChatTurn[],
  reader: ReplyReader<PlannerStreamEvent>,
  ctx: Context = getDataContext(),
): Promise<PlannerReply> {
  const request = { message_id: messageId, messages: [...messages] };
  for (let left = WAITS; ; left -= 1) {
    try {
      return await withToken(userId, ctx, (token) => askPlanner(ctx.http, token, request, reader));
    } catch (thrown) {
      const { reason, retryAfter = DEFAULT_WAIT_S } = toAppError(thrown);
      if (reason !== 'in_progress' || left === 0) throw thrown;
      await new Promise<void>((resolve) => ctx.clock.after(retryAfter * 1_000, resolve));
      reader.signal.throwIfAborted();
    }
  }
}

/** Has personal tips for a plan mailed to the account's own address. Throws AppError. */
export async function mailTips(
  { userId, email }: { userId: string; email: string },
  details: BookingDetails,
  ctx: Context = getDataContext(),
): Promise<void> {
  await withToken(userId, ctx, (token) => requestTips(ctx.http, token, details, email));
}
