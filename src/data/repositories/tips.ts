/** The letter with tips that follows a plan (requirements §7). */
import type { BookingDetails } from '@domain/chat/plannerApi.ts';
import type { DataContext } from '../context.ts';
import { requestTips } from '../remote/chat.ts';
import { withToken } from '../withToken.ts';

/** Has personal tips for a plan mailed to the account's own address. Throws AppError. */
export async function mailTips(
  ctx: Pick<DataContext, 'http' | 'session' | 'clock'>,
  { userId, email }: { userId: string; email: string },
  details: BookingDetails,
): Promise<void> {
  return withToken(userId, ctx, (token) => requestTips(ctx.http, token, details, email));
}
