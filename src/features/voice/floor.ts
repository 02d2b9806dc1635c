/**
 * Who may speak or listen on this page: one at a time. A microphone would hear the voice, and a browser hears for one
 * recognizer only. Whoever wants to, takes the floor; who had it is told, and has to be silent.
 */
interface Holder {
  readonly onLost: () => void;
}

let holder: Holder | null = null;

/** Takes the floor; `onLost` is called once if somebody else takes it. Answers what gives it back, after which it is not. */
export function takeFloor(onLost: () => void): () => void {
  const mine = { onLost };
  const before = holder;
  holder = mine;
  before?.onLost();
  return () => {
    if (holder === mine) holder = null;
  };
}
