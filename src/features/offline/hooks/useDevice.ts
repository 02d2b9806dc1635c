import { useEffect, useState } from 'react';
import { estimateStorage, isStoragePersisted } from '@/platform/storage.ts';
import { isControlled } from '@/platform/workerBridge.ts';

export interface Device {
  /** A service worker answers for this page: the app opens without a network. */
  readonly shell: boolean;
  /** Bytes in use; null where the browser does not say. */
  readonly usage: number | null;
  /** The browser promised not to evict it. */
  readonly kept: boolean;
}

/** What this device says of itself; null until it has. */
export function useDevice(): Device | null {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    let current = true;
    async function ask() {
      const [estimate, kept] = await Promise.all([estimateStorage(), isStoragePersisted()]);
      if (current) setDevice({ shell: isControlled(), usage: estimate?.usage ?? null, kept });
    }
    void ask();
    return () => {
      current = false;
    };
  }, []);
  return device;
}
