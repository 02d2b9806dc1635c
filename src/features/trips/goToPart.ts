import type { MouseEvent } from 'react';

/** Id of the map of a trip's page. */
export const MAP_ID = 'trip-map';

/** Brings a part of the page to the top and gives it the focus, without a step in the history: Back leads to the list. */
export function goToPart(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
