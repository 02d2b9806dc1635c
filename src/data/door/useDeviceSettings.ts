/** How this device shows times and prices, for a component: drawn again when it changes. */
import { useSyncExternalStore } from 'react';
import type { ClockFace } from '@domain/dates/dayTimes.ts';
import { type DeviceSettings, deviceSettings, onDeviceSettings } from '@/platform/deviceSettings.ts';

export function useDeviceSettings(): DeviceSettings {
  return useSyncExternalStore(onDeviceSettings, deviceSettings, deviceSettings);
}

/** The clock alone. */
export function useClockFace(): ClockFace {
  return useDeviceSettings().clock;
}
