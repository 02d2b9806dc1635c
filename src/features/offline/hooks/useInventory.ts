import { useEffect, useState } from 'react';
import { estimateStorage, isStoragePersisted } from '@/platform/storage.ts';

export interface Inventory {
  /** A service worker answers for this page: the app opens without a network. */
  readonly shell: boolean;
  /** Messages of the chat on this device; null without an account. */
  readonly messages: number | null;
  /** Changes that have not reached the server; null without an account. */
  readonly unsent: number | null;
  /** Bytes in use; null where the browser does not say. */
  readonly usage: number | null;
  /** The browser promised not to evict it. */
  readonly kept: boolean;
}

/** What stands on this device for an account, or for nobody; null while it is being counted. */
export function useInventory(userId: string | null): Inventory | null {
  const [inventory, setInventory] = useState<Inventory | null>(null);
  useEffect(() => {
    let current = true;
    async function take() {
      const found = await count(userId);
      if (current) setInventory(found);
    }
    void take();
    return () => {
      current = false;
    };
  }, [userId]);
  return inventory;
}

async function count(userId: string | null): Promise<Inventory> {
  const [estimate, kept, account] = await Promise.all([
    estimateStorage(),
    isStoragePersisted(),
    userId === null ? null : countAccount(userId),
  ]);
  return {
    shell: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    messages: account?.messages ?? null,
    unsent: account?.unsent ?? null,
    usage: estimate?.usage ?? null,
    kept,
  };
}

async function countAccount(userId: string): Promise<{ messages: number; unsent: number } | null> {
  try {
    const [{ watchMessages }, { pendingCount }] = await Promise.all([
      import('@/data/repositories/chat.ts'),
      import('@/data/outbox/outbox.ts'),
    ]);
    const messages = await new Promise<number>((resolve, reject) => {
      const subscription = watchMessages(userId).subscribe({
        next: (list) => {
          resolve(list.length);
          queueMicrotask(() => subscription.unsubscribe());
        },
        error: reject,
      });
    });
    return { messages, unsent: await pendingCount(userId) };
  } catch {
    // A device that cannot store has nothing to count.
    return null;
  }
}
