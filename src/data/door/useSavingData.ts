/** Whether less is to be fetched on this device, for a component: drawn again when the switch is turned, or the browser's own. */
import { useSyncExternalStore } from 'react';
import { onDeviceSettings } from '@/platform/deviceSettings.ts';
import { isSavingData, link } from '@/platform/saveData.ts';

export function useSavingData(): boolean {
  return useSyncExternalStore(onSparing, isSavingData, isSavingData);
}

/** Calls a listener where the switch is turned, or the browser's own wish changes; gives what stops it. */
export function onSparing(listener: () => void): () => void {
  const stop = onDeviceSettings(listener);
  const watched = link();
  watched?.addEventListener('change', listener);
  return () => {
    stop();
    watched?.removeEventListener('change', listener);
  };
}
