/** The rows of a trip's page as they stand on the screen, and the line where a dragged item will be put. */
import type { PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import type { DayPlace, Slot } from '@domain/trips/dragSlots.ts';

/** The row of an item; null where it is not shown. */
export function rowOf(root: HTMLElement | null, id: string): HTMLElement | null {
  return (
    root?.querySelector(`[data-item-menu="${CSS.escape(id)}"]`)?.closest<HTMLElement>('[data-menu]') ?? null
  );
}

function cardOf(root: HTMLElement | null, day: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`#day-${day}`) ?? null;
}

/** Where the days stand, and the other items in them. The page is searched once: a trip has hundreds of rows. */
export function placesOf(root: HTMLElement | null, days: readonly PlanDay[], dragged: PlanItem): DayPlace[] {
  const rows = new Map(
    [...(root?.querySelectorAll<HTMLElement>('[data-item-menu]') ?? [])].map((menu) => [
      menu.dataset['itemMenu'],
      menu.closest('[data-menu]'),
    ]),
  );
  return days.flatMap(({ number, items }) => {
    const card = cardOf(root, number)?.getBoundingClientRect();
    if (!card) return [];
    const middles = items
      .filter(({ id }) => id !== dragged.id)
      .flatMap(({ id }) => {
        const row = rows.get(id)?.getBoundingClientRect();
        return row ? [(row.top + row.bottom) / 2] : [];
      });
    return [{ day: number, top: card.top, bottom: card.bottom, middles }];
  });
}

/**
 * Draws the line at a slot and dims the item that is to go there; takes both away for null. Attributes, and no state of
 * the days: a trip of a month is not drawn anew for each row that is passed. Answers what the line stands at.
 */
export function markSlot(
  root: HTMLElement | null,
  days: readonly PlanDay[],
  dragged: PlanItem,
  slot: Slot | null,
): HTMLElement | null {
  for (const marked of root?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])
    delete marked.dataset['drop'];
  const row = rowOf(root, dragged.id);
  if (slot === null) {
    if (row) delete row.dataset['dragged'];
    return null;
  }
  if (row) row.dataset['dragged'] = '';
  const others =
    days.find(({ number }) => number === slot.day)?.items.filter(({ id }) => id !== dragged.id) ?? [];
  const [next, last] = [others[slot.index], others.at(-1)];
  const target = next ?? last;
  const at = target ? rowOf(root, target.id) : cardOf(root, slot.day);
  if (at) at.dataset['drop'] = next ? 'before' : 'after';
  return at;
}
