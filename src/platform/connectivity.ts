/**
 * Whether the backend can be reached, judged by what it answers. `navigator.onLine` is true on dead wifi: it is
 * only believed when it says no, and is otherwise a hint to ask again.
 */
import type { Clock } from './clock.ts';

export type ConnectivityState = 'online' | 'offline';

export interface Connectivity {
  readonly get: () => ConnectivityState;
  /** Called with each new state. */
  readonly subscribe: (listener: (state: ConnectivityState) => void) => () => void;
  /** A request was answered, whatever the status. */
  reportAnswer(): void;
  /** The browser says that there is no network at all. */
  reportNoNetwork(): void;
  /** Something may have changed, or a request died: ask now. */
  probe(): Promise<ConnectivityState>;
}

export interface ConnectivityDeps {
  clock: Clock;
  /** Asks the backend; rejects or answers false when it cannot be reached. */
  ask: () => Promise<boolean>;
  initial: ConnectivityState;
}

const FIRST_PROBE_MS = 2_000;
const LAST_PROBE_MS = 60_000;

export function createConnectivity({ clock, ask, initial }: ConnectivityDeps): Connectivity {
  let state: ConnectivityState = 'online';
  let delay = FIRST_PROBE_MS;
  let cancelTimer: (() => void) | undefined;
  let asking: Promise<ConnectivityState> | null = null;
  let answers = 0;
  const listeners = new Set<(state: ConnectivityState) => void>();

  const enter = (next: ConnectivityState) => {
    cancelTimer?.();
    if (next === 'online') delay = FIRST_PROBE_MS;
    else cancelTimer = clock.after(delay, () => void probe());
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(state);
  };

  const probe = (): Promise<ConnectivityState> => {
    const before = answers;
    asking ??= ask()
      .catch(() => false)
      .then((reached) => {
        asking = null;
        // A request was answered since this question was sent: that is the newer finding.
        if (!reached && answers !== before) return state;
        if (!reached) delay = Math.min(LAST_PROBE_MS, delay * 2);
        enter(reached ? 'online' : 'offline');
        return state;
      });
    return asking;
  };

  enter(initial);
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportAnswer: () => {
      answers += 1;
      enter('online');
    },
    reportNoNetwork: () => enter('offline'),
    probe,
  };
}
