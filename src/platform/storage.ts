/** Room on this device. */
export interface StorageEstimateResult {
  /** Bytes. */
  usage: number;
  quota: number;
}

function manager(): StorageManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.storage;
}

/** How much is stored and how much could be; null where the browser does not say. */
export async function estimateStorage(): Promise<StorageEstimateResult | null> {
  const estimate = await manager()
    ?.estimate?.()
    .catch(() => null);
  return estimate ? { usage: estimate.usage ?? 0, quota: estimate.quota ?? 0 } : null;
}

/** Whether the browser promised not to evict what is stored. */
export async function isStoragePersisted(): Promise<boolean> {
  return (await manager()?.persisted?.()) ?? false;
}

/** Asks the browser to keep what is stored; answers whether it agreed. */
export async function persistStorage(): Promise<boolean> {
  return (await manager()?.persist?.()) ?? false;
}
