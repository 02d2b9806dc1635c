/**
 * Settles once nothing on the page is being pressed, and what the press was for has happened: a list that changes
 * between the finger's coming and going would open another offer than the one that was meant.
 */
export function fingerReleased(): Promise<void> {
  if (!document.querySelector('a:active, button:active, label:active')) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('pointerup', done);
      removeEventListener('pointercancel', done);
      // the click comes after the release, in the same task
      setTimeout(resolve);
    };
    addEventListener('pointerup', done);
    addEventListener('pointercancel', done);
  });
}
