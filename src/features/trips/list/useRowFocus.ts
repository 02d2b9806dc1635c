import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What a row of the list has its trip's id in. */
const ROW = 'data-trip';

interface Held {
  readonly id: string;
  readonly element: Element;
}

/**
 * When the row that has the focus leaves its place, put away, deleted or found no more, the focus goes to its menu where
 * that stands now, else to that of the row which follows, else to the page's main part.
 * @param ids of the rows, in their order
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const held = useRef<Held | null>(null);
  const before = useRef(ids);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(`[${ROW}]`) : null;
      const id = list.current?.contains(row) ? row?.getAttribute(ROW) : null;
      held.current = id && target instanceof Element ? { id, element: target } : null;
    };
    // Whoever presses elsewhere has left the list, also where nothing there takes the focus.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && list.current?.contains(target))) held.current = null;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [list]);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = ids;
    const gone = held.current;
    if (gone === null || gone.element.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    const at = last.indexOf(gone.id);
    for (const id of [gone.id, ...last.slice(at + 1), ...last.slice(0, Math.max(0, at)).toReversed()])
      if (focusMenu(list.current, id)) return;
    document.querySelector('main')?.focus();
  }, [ids, list]);
}

/** Answers whether it has the focus then: one in a fold that is shut takes none. */
function focusMenu(list: HTMLElement | null, id: string): boolean {
  const menu = list?.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(id)}"] [aria-haspopup="menu"]`);
  if (!menu || menu.closest('details:not([open])')) return false;
  menu.focus();
  return document.activeElement === menu;
}
