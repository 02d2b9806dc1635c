/** Whether less is to be fetched on this device, for a component: drawn again when the switch is turned. */
import { useSyncExternalStore } from 'react';
import { onDeviceSettings } from '@/platform/deviceSettings.ts';
import { isSavingData } from '@/platform/saveData.ts';

export function useSavingData(): boolean {
  return useSyncExternalStore(onDeviceSettings, isSavingData, isSavingData);
}
