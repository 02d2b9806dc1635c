/** What stands in a field, outside of what is drawn: a key draws the field again and nothing around it. */
import type { Dispatch, SetStateAction } from 'react';

export interface Draft {
  readonly get: () => string;
  readonly set: Dispatch<SetStateAction<string>>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A draft, empty at first; `onSet` is told what was set, and not of the same again. */
export function createDraft(onSet: (text: string) => void = () => {}): Draft {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    get: () => text,
    set(action) {
      const next = typeof action === 'function' ? action(text) : action;
      if (next === text) return;
      text = next;
      for (const listener of listeners) listener();
      onSet(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
