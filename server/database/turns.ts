/** Turns at what only one caller at a time can use. */

/** Lets callers in one at a time, in the order they came. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  };
}

/** A turn that lasted too long and was ended. */
export class TurnOver extends Error {
  override readonly name = 'TurnOver';
}
