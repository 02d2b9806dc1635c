/** What ends a press: of a finger or a mouse, of the Space key, or of either when the window loses it. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;

/**
 * Settles once nothing on the page is being pressed, and what the press was for has happened: a list that changes
 * between the finger's coming and going would open another offer than the one that was meant.
 */
export function fingerReleased(): Promise<void> {
  if (!document.querySelector('a:active, button:active, label:active')) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const type of RELEASES) removeEventListener(type, done);
      // the click comes after the release, in the same task
      setTimeout(resolve);
    };
    for (const type of RELEASES) addEventListener(type, done);
  });
}
