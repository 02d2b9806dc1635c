/** A value of this page that changes now and then, told to whoever listens. */
export interface Told<Value> {
  readonly get: () => Value;
  /** Calls back with each change; answers what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Telling<Value> extends Told<Value> {
  readonly set: (next: Value) => void;
}

/** Where what is written stays; `tab` where the device's storage is absent, or does not open. */
export type Keeping = 'device' | 'tab';

export function createTold<Value>(initial: Value): Telling<Value> {
  let current = initial;
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
