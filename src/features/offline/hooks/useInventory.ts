import { useObservable } from 'dexie-react-hooks';
import { type ParkedChange, watchParked, watchWaiting } from '@/data/outbox/outbox.ts';
import { watchMessageCount } from '@/data/repositories/chat/chat.ts';

export interface Inventory {
  /** Messages of the chat on this device. */
  readonly messages: number;
  /** Changes that are still to be sent. */
  readonly waiting: number;
  /** Changes that the server refused, oldest first. */
  readonly refused: readonly ParkedChange[];
}

/** What stands on this device for an account, as it changes; null while it is being counted. */
export function useInventory(userId: string): Inventory | null {
  const messages = useObservable(() => watchMessageCount(userId), [userId], null);
  const waiting = useObservable(() => watchWaiting(userId), [userId], null);
  const refused = useObservable(() => watchParked(userId), [userId], null);
  if (messages === null || waiting === null || refused === null) return null;
  return { messages, waiting, refused };
}
