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
}

/**
 * Keeps the focus with an item that is changed: its menu stands elsewhere afterwards, or is gone, and whoever works by
 * keyboard goes on from there. Answers the function that says which one is changed now, and by what.
 */
export function useHeldItem(
  root: RefObject<HTMLElement | null>,
  plan: CheckedPlan | null,
): (item: PlanItem, removed: boolean, part?: HeldPart) => void {
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    if (held.current === null || held.current.before === plan) return;
    const { id, part } = held.current;
    held.current = null;
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const until = performance.now() + DIALOG_GOES_MS;
    const settle = () => {
      const { activeElement: now } = document;
      if (now?.closest('[role="dialog"]') && performance.now() < until) timer = setTimeout(settle, 50);
      // a focus that has gone on to something else is left there
      else if (now === null || now === document.body || now.matches('main'))
        partOf(root.current, id, part)?.focus();
    };
    settle();
    return () => clearTimeout(timer);
  }, [root, plan]);
  return useCallback(
    (item, removed, part = 'menu') => {
      held.current = { id: removed ? neighbourOf(plan, item) : item.id, before: plan, part };
    },
    [plan],
  );
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
