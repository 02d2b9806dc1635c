import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';

/** A dialog that asked gives the focus back only once it has gone. */
const DIALOG_GOES_MS = 1_000;

/** What an item was changed by. */
export type HeldPart = 'menu' | 'handle';

interface Held {
  readonly id: string | null;
  readonly before: CheckedPlan | null;
  readonly part: HeldPart;
  /** When the wait for a dialog that goes ends, by `performance.now()`; null before it has begun. */
  until: number | null;
}

interface HeldItem {
  /** Which one is changed now, and by what. */
  readonly hold: (item: PlanItem, removed: boolean, part?: HeldPart) => void;
  /** The change was refused: no later one of the plan moves the focus. */
  readonly letGo: () => void;
}

/**
 * Keeps the focus with an item that is changed: its menu stands elsewhere afterwards, or is gone, and whoever works by
 * keyboard goes on from there.
 */
export function useHeldItem(root: RefObject<HTMLElement | null>, plan: CheckedPlan | null): HeldItem {
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    const item = held.current;
    if (item === null || item.before === plan) return;
    item.until ??= performance.now() + DIALOG_GOES_MS;
    const { id, part, until } = item;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const { activeElement: now } = document;
      if (now?.closest('[role="dialog"]') && performance.now() < until) {
        timer = setTimeout(settle, 50);
        return;
      }
      // held until here: the server's answer makes another plan while the dialog goes
      if (held.current === item) held.current = null;
      // a focus that has gone on to something else is left there
      if (id !== null && (now === null || now === document.body || now.matches('main')))
        partOf(root.current, id, part)?.focus();
    };
    settle();
    return () => clearTimeout(timer);
  }, [root, plan]);
  const hold = useCallback<HeldItem['hold']>(
    (item, removed, part = 'menu') => {
      const id = removed ? neighbourOf(plan, item) : item.id;
      held.current = { id, before: plan, part, until: null };
    },
    [plan],
  );
  const letGo = useCallback(() => {
    held.current = null;
  }, []);
  return { hold, letGo };
}

function partOf(root: HTMLElement | null, id: string, part: HeldPart): HTMLElement | null {
  const name = CSS.escape(id);
  const selector = part === 'menu' ? `[data-item-menu="${name}"] button` : `[data-item-handle="${name}"]`;
  return root?.querySelector<HTMLElement>(selector) ?? null;
}

/** The item that follows on the day, or the one before. */
function neighbourOf(plan: CheckedPlan | null, item: PlanItem): string | null {
  const items = plan?.days.find((day) => day.items.some(({ id }) => id === item.id))?.items ?? [];
  const at = items.findIndex(({ id }) => id === item.id);
  return (items[at + 1] ?? items[at - 1])?.id ?? null;
}
