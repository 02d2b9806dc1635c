/** Where storage refuses the session no event of storage tells a tab of a sign-out in another: that tab does itself. */
import type { Broadcast } from '@/platform/broadcast.ts';
import { parseTabMessage } from '../../tabMessages.ts';
import type { Auth } from './auth.ts';

/** Ends a session that this tab has in memory when its account signs out in another tab. */
export function followSignOuts(broadcast: Pick<Broadcast, 'listen'>, auth: Pick<Auth, 'endHeld'>): void {
  broadcast.listen((value) => {
    const message = parseTabMessage(value);
    if (message?.type === 'signed_out') auth.endHeld(message.userId);
  });
}
