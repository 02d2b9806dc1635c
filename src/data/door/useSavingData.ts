/** Whether less is to be fetched on this device, for a component: drawn again when the switch is turned, or the browser's own. */
import { useSyncExternalStore } from 'react';
import { browserSavesData, isSavingData, onSavingData } from '@/platform/saveData.ts';

export function useSavingData(): boolean {
  return useSyncExternalStore(onSavingData, isSavingData, isSavingData);
}

/** The browser's own wish alone. */
export function useBrowserSavesData(): boolean {
  return useSyncExternalStore(onSavingData, browserSavesData, browserSavesData);
}
