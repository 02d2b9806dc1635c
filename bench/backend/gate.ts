/**
 * Lets the connections of one measurement begin together. Node's event loop takes one new connection a turn (libuv since
 * 1.45), and the requests of those already in fill each turn: the last of 64 waited a second for its first answer, which
 * was then the slowest hundredth of everything.
 */
import type { Listener } from '../../server/listen.ts';

/** What a connection asks first, when `count` of them are made. */
export function gatePath(count: number): string {
  return `/_together/${count}`;
}

/** `listener`, but that those who ask for a gate are answered when all of them have come. */
export function behindGate(listener: Listener): Listener {
  let open: (() => void)[] = [];
  return (request, response) => {
    const count = /^\/_together\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (count === undefined) {
      listener(request, response);
      return;
    }
    open.push(() => response.writeHead(204).end());
    if (open.length < Number(count)) return;
    for (const answer of open) answer();
    open = [];
  };
}
