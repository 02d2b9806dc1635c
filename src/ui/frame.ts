/**
 * The frame that the build wrote around a member's first page (src/app/shell/MemberFrame.tsx): it goes when the page has
 * drawn, or once what the page still waits for on this device is there, so that nothing moves before the traveller's eyes.
 */
import { useLayoutEffect } from 'react';

export const FRAME_ID = 'frame';

/** Longer than that no page is kept back, ms: what comes later moves what stands there. */
const MOST_HELD_MS = 2_000;

const frame = () => document.querySelector<HTMLElement>(`div#${FRAME_ID}`);

let holds = 0;
let isWanted = false;

/** Takes the frame away, now or when nobody holds it any more. */
export function endFrame(): void {
  isWanted = true;
  if (holds === 0) frame()?.remove();
  else setTimeout(() => frame()?.remove(), MOST_HELD_MS);
}

/** Keeps the frame for as long as something on the page that it covers has yet to come. */
export function useHeldFrame(isWaiting: boolean): void {
  useLayoutEffect(() => {
    const held = isWaiting ? frame() : null;
    if (!held) return;
    holds += 1;
    // what is below it is seen, and moves, only when it is complete
    held.dataset['held'] = '';
    return () => {
      holds -= 1;
      // another may hold it in the same drawing
      queueMicrotask(() => {
        if (isWanted && holds === 0) held.remove();
      });
    };
  }, [isWaiting]);
}
