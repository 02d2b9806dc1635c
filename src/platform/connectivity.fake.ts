import type { Connectivity, ConnectivityState } from './connectivity.ts';

/** Connectivity that a test switches; answers move it too, as in the real one, but nothing is ever asked. */
export function createFakeConnectivity(initial: ConnectivityState = 'online') {
  let state = initial;
  const listeners = new Set<(state: ConnectivityState) => void>();
  const set = (next: ConnectivityState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(state);
  };
  const connectivity: Connectivity = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportAnswer: () => set('online'),
    reportNoNetwork: () => set('offline'),
    probe: () => Promise.resolve(state),
  };
  return { ...connectivity, set };
}
