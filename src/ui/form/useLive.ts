import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the script answers for what is on screen: not in HTML that the build wrote (decision 0012), until React has
 * taken it over. A page that the script draws itself is live from its first drawing on.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
