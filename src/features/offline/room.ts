import { estimateStorage, isStoragePersisted } from '@/platform/storage.ts';

export interface Room {
  /** Bytes in use; null where the browser does not say. */
  readonly usage: number | null;
  /** Bytes that could be in use; null where the browser does not say. */
  readonly quota: number | null;
  /** The browser promised not to evict it. */
  readonly kept: boolean;
}

/** How much this device holds, and whether it keeps it. */
export async function readRoom(): Promise<Room> {
  const [estimate, kept] = await Promise.all([estimateStorage(), isStoragePersisted()]);
  return { usage: estimate?.usage ?? null, quota: estimate?.quota ?? null, kept };
}
