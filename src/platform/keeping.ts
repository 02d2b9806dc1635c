/** Where what is written stays: on this device, or in this tab alone. */

/** `tab`: the device's storage is absent, or does not open. */
type Keeping = 'device' | 'tab';

export interface KeepingSource {
  readonly get: () => Keeping;
  /** Calls back with each change; answers what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface KeepingState extends KeepingSource {
  readonly set: (next: Keeping) => void;
}

export function createKeeping(): KeepingState {
  let current: Keeping = 'device';
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
