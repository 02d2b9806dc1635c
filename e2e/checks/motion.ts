/** Watches what moves on the pages of a tab, however short: animations and transitions, from styles and scripts. */
import type { Page } from 'playwright/test';

declare global {
  var motionSeen: Set<string>;
  var lookForMotion: () => void;
  var endMotionWatch: () => void;
}

/** What is over within a frame is not seen as motion; the style sheet leaves 1 ms so that its events still fire. */
const UNSEEN_MS = 16;

/** Begins to watch; call before the first page is opened. Survives navigation. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((unseen) => {
    const seen = new Set<string>();
    const watch = new AbortController();
    const options = { capture: true, signal: watch.signal };
    Object.assign(globalThis, { motionSeen: seen, endMotionWatch: () => watch.abort() });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
        if (Number(activeDuration) <= unseen) continue;
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
        seen.add(
          `${name} for ${Number(activeDuration)} ms on <${target?.localName} class="${target?.className}">`,
        );
      }
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, look, options);
    document.addEventListener('DOMContentLoaded', look);
    Object.assign(globalThis, { lookForMotion: look });
  }, UNSEEN_MS);
}

/**
 * What moved since the page was loaded; the watch over it ends. A look at every transition of a long page that
 * changes its colours would take minutes.
 */
export async function motionSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    globalThis.lookForMotion();
    globalThis.endMotionWatch();
    return [...globalThis.motionSeen];
  });
}
