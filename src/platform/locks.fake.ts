import type { Locks } from './locks.ts';

export interface FakeLocks {
  /** The locks as one tab sees them. */
  tab(): Locks & { kill(): void };
}

/** Web Locks of one browser. A killed tab lets go of what it held, though its promises never settle. */
export function createFakeLocks(): FakeLocks {
  const holders = new Map<string, object>();
  return {
    tab() {
      const me = {};
      return {
        acrossTabs: true,
        async tryRun(name, work, { steal = false } = {}) {
          if (holders.has(name) && !steal) return false;
          holders.set(name, me);
          try {
            await work();
          } finally {
            if (holders.get(name) === me) holders.delete(name);
          }
          return true;
        },
        kill() {
          for (const [name, holder] of holders) if (holder === me) holders.delete(name);
        },
      };
    },
  };
}
