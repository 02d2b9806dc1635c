import { useSyncExternalStore } from 'react';
import { getConnectivity } from '@/data/remote/client.ts';

/** Whether the backend is out of reach: the admin area can show and save nothing then. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => getConnectivity().subscribe(onChange),
    () => getConnectivity().get() === 'offline',
    () => false,
  );
}
