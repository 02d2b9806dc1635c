import { useSyncExternalStore } from 'react';
import { getConnectivity } from '@/data/remote/transport/client.ts';
import type { ConnectivityState } from '@/platform/connectivity.ts';

/** Whether the backend can be reached, by what it answers. */
export function useConnectivity(): ConnectivityState {
  return useSyncExternalStore(
    (onChange) => getConnectivity().subscribe(onChange),
    () => getConnectivity().get(),
    () => 'online',
  );
}
