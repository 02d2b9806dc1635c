import { useSyncExternalStore } from 'react';

/** The chat's column and a trip that can be read beside it. */
const WIDE = '(min-width: 1200px)';

/** Paper is narrower than the screen: what is printed is laid out as it was on the screen. */
let onScreen = false;

/** Whether the screen is so wide that a trip has room beside the chat. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, hasRoom, () => false);
}

function hasRoom(): boolean {
  if (!matchMedia('print').matches) onScreen = matchMedia(WIDE).matches;
  return onScreen;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
