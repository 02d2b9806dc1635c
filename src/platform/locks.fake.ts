import type { Locks } from './locks.ts';

export interface FakeLocks {
  /** The locks as one tab sees them. */
  tab(): Locks & { kill(): void };
}

interface Waiting {
  readonly tab: object;
  readonly grant: () => void;
}

/** Web Locks of one browser. A killed tab lets go of what it held, though its promises never settle. */
export function createFakeLocks(): FakeLocks {
  const holders = new Map<string, object>();
  const queues = new Map<string, Waiting[]>();
  const release = (name: string) => {
    holders.delete(name);
    queues.get(name)?.shift()?.grant();
  };
  /** Resolves with the lock in hand; false when the signal was aborted first. */
  const turn = (name: string, tab: object, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const waiting: Waiting = {
        tab,
        grant() {
          holders.set(name, tab);
          resolve(true);
        },
      };
      queue.push(waiting);
      signal.addEventListener('abort', () => {
        if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
        resolve(false);
      });
    });
  return {
    tab() {
      const me = {};
      return {
        acrossTabs: true,
        async tryRun(name, work, { steal = false, wait } = {}) {
          if (holders.has(name) && wait && !(await turn(name, me, wait))) return false;
          if (holders.has(name) && !steal && !wait) return false;
          holders.set(name, me);
          try {
            await work();
          } finally {
            if (holders.get(name) === me) release(name);
          }
          return true;
        },
        kill() {
          for (const queue of queues.values()) {
            queue.splice(0, queue.length, ...queue.filter(({ tab }) => tab !== me));
          }
          for (const [name, holder] of holders) if (holder === me) release(name);
        },
      };
    },
  };
}
