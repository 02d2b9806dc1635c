import type { SyntheticEvent } from 'react';

/** As the dragging's own code names what it listens to. */
type StartName = 'onMouseDown' | 'onTouchStart' | 'onKeyDown';
type Begin = (name: StartName, event: SyntheticEvent) => void;

/**
 * Passes what begins a drag on to the code that does it, which is fetched when the first handle is touched: what came
 * before it was there is passed on then, unless it was over by that time.
 */
export class DragStarts {
  readonly #listeners = new Map<string, Begin>();
  #early: { readonly id: string; readonly name: StartName; readonly event: SyntheticEvent } | null = null;

  /** An item's handle was pressed. */
  start(id: string, name: StartName, event: SyntheticEvent): void {
    const begin = this.#listeners.get(id);
    if (begin) {
      begin(name, event);
      return;
    }
    this.#early = { id, name, event };
    const forget = () => {
      this.#early = null;
    };
    // a scroll takes the pointer away from what it began on; a key is pressed and let go
    for (const end of name === 'onKeyDown' ? [] : ['pointerup', 'pointercancel'])
      addEventListener(end, forget, { once: true, capture: true });
  }

  /** Who does the dragging of an item, until the function that it answers is called. */
  listen(id: string, begin: Begin): () => void {
    this.#listeners.set(id, begin);
    // once all of it is there, what announces a drag among it
    if (this.#early?.id === id) setTimeout(() => this.#passOn());
    return () => {
      if (this.#listeners.get(id) === begin) this.#listeners.delete(id);
    };
  }

  #passOn(): void {
    const early = this.#early;
    this.#early = null;
    if (early) this.#listeners.get(early.id)?.(early.name, early.event);
  }
}
