import type { Broadcast } from './broadcast.ts';

/** One channel of one browser; each call of `tab` is another tab on it. Delivery is synchronous. */
export function createFakeChannel(): { tab(): Broadcast } {
  const tabs = new Set<Set<(message: unknown) => void>>();
  return {
    tab() {
      const listeners = new Set<(message: unknown) => void>();
      tabs.add(listeners);
      return {
        post(message) {
          for (const other of tabs) {
            if (other !== listeners) for (const listener of other) listener(structuredClone(message));
          }
        },
        listen(onMessage) {
          listeners.add(onMessage);
          return () => listeners.delete(onMessage);
        },
      };
    },
  };
}
