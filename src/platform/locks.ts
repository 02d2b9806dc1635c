/** One holder at a time, across the tabs of this browser. */
export interface Locks {
  /**
   * True when a lock that was got proves that no other tab holds it. Without Web Locks (plain http, old Safari)
   * it only excludes this tab's own work, and callers rely on the leases in the database.
   */
  readonly acrossTabs: boolean;
  /**
   * Runs the work if the lock is free. Answers whether it ran. `steal` takes the lock from a holder that has
   * hung; its work goes on, so that only work which leases protect may be stolen from. `wait` waits until the
   * holder lets go or is gone, or the signal is aborted; without Web Locks nothing tells, and there is no waiting.
   */
  tryRun(name: string, work: () => Promise<void>, options?: LockOptions): Promise<boolean>;
}

interface LockOptions {
  readonly steal?: boolean;
  readonly wait?: AbortSignal;
}

/** Excludes within one tab only. */
function createLocalLocks(): Locks {
  const held = new Set<string>();
  return {
    acrossTabs: false,
    async tryRun(name, work) {
      if (held.has(name)) return false;
      held.add(name);
      try {
        await work();
      } finally {
        held.delete(name);
      }
      return true;
    },
  };
}

function createWebLocks(manager: LockManager): Locks {
  return {
    acrossTabs: true,
    async tryRun(name, work, { steal = false, wait } = {}) {
      let ran = false;
      const holder = async (lock: Lock | null) => {
        if (!lock) return;
        ran = true;
        await work();
      };
      try {
        const options = wait ? { signal: wait } : steal ? { steal: true } : { ifAvailable: true };
        await manager.request(name, options, holder);
      } catch (error) {
        // The wait was ended, or another tab took the lock away from us: our work goes on by itself.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      }
      return ran;
    },
  };
}

/** Web Locks where the browser has them. */
export function createLocks(): Locks {
  const manager = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  return manager ? createWebLocks(manager) : createLocalLocks();
}
