/** Work on one thing, one after the other within this process. */

const lasts = new Map<string, Promise<unknown>>();

/** Runs `work` when everything that came before it under the same key has ended, however it ended. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (lasts.get(key) ?? Promise.resolve()).then(work, work);
  lasts.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lasts.get(key) === mine) lasts.delete(key);
  }
}
