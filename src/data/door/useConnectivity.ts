import { useSyncExternalStore } from 'react';
import { useDoor } from './door.ts';
import type { ConnectivityState } from '@/platform/connectivity.ts';

/** Whether the backend can be reached, by what it answers. */
export function useConnectivity(): ConnectivityState {
  const { connectivity } = useDoor();
  return useSyncExternalStore(connectivity.subscribe, connectivity.get, () => 'online');
}
