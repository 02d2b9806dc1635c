/** What was decided once and for all on this device. */

/** Whether it was; true where storage is shut, so that nothing is asked with every page. */
export function isFlagged(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** It is from now on. */
export function flag(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // isFlagged says so already
  }
}
