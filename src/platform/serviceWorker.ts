/** Registration of the service worker, and updates by consent. */
import { Workbox } from 'workbox-window';
import { SERVICE_WORKER_URL } from '@/config/names.ts';
import type { ToWorker } from '@/config/workerMessages.ts';
import { type Clock, systemClock } from './clock.ts';
import { watchTyping } from './halfTyped.ts';
import { keepLooking } from './updates.ts';
import { untilWorkerWanted } from './workerWanted.ts';

/**
 * `none`: there is no other version. `ready`: one is stored, and waits for the traveller's consent or for a page that
 * runs the old one. `taking`: the traveller has agreed, and the old one is not at its end: that takes a while where
 * pages ask it for files. `late`: it was not within {@link TAKE_MS}; agreeing again is possible, and waits anew.
 */
export type UpdatePhase = 'none' | 'ready' | 'taking' | 'late';

/** Chromium ends a version that is replaced once no page has asked it for anything for half a minute. */
export const TAKE_MS = 120_000;

export interface ServiceWorkerBridge {
  get(): UpdatePhase;
  subscribe(listener: (phase: UpdatePhase) => void): () => void;
  /**
   * Consent: activates the waiting version and reloads this page, unless something is half done by then: `mayReload` says
   * so, and the offer stands again. Other tabs keep running as they are.
   */
  applyUpdate(mayReload: () => boolean): void;
  /** Asks the server now whether there is a new version, and has one that waits take over from a banned one. */
  checkForUpdate(): Promise<void>;
}

interface BridgeDeps {
  worker: Pick<Workbox, 'addEventListener' | 'register' | 'update' | 'messageSkipWaiting'>;
  clock: Pick<Clock, 'after'>;
  reload: () => void;
  /** Tells the version that waits, if one does, to look whether the active one was taken back. */
  tellWaiting: () => Promise<void>;
}

/** The bridge over a given worker; the app calls {@link registerServiceWorker}. */
export function createServiceWorkerBridge(deps: BridgeDeps): ServiceWorkerBridge {
  const { worker, clock, reload, tellWaiting } = deps;
  let phase: UpdatePhase = 'none';
  /** The version that waited is active, by another tab's consent: this page runs the old one. */
  let replaced = false;
  let mayReload: (() => boolean) | null = null;
  let stopWaiting: (() => void) | null = null;
  const listeners = new Set<(phase: UpdatePhase) => void>();
  const enter = (next: UpdatePhase) => {
    stopWaiting?.();
    phase = next;
    for (const listener of listeners) listener(phase);
  };
  worker.addEventListener('waiting', () => {
    replaced = false;
    enter('ready');
  });
  worker.addEventListener('controlling', () => {
    replaced = true;
    // Only the page that consented reloads; a draft in another tab is not thrown away, nor what was begun here since.
    if (phase === 'taking' && (mayReload?.() ?? true)) reload();
    else if (phase !== 'none') enter('ready');
  });
  return {
    get: () => phase,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    applyUpdate(isFree) {
      if (phase === 'taking') return;
      mayReload = isFree;
      if (replaced) {
        // Nothing waits any more: there will be no further change of control to reload at.
        reload();
        return;
      }
      enter('taking');
      stopWaiting = clock.after(TAKE_MS, () => enter('late'));
      worker.messageSkipWaiting();
    },
    async checkForUpdate() {
      await worker.update();
      await tellWaiting();
    },
  };
}

let bridge: ServiceWorkerBridge | null = null;

/** Registers the worker once, where data is spared when it is wanted; null where there is none (development, a browser without, plain http). */
export function registerServiceWorker(): ServiceWorkerBridge | null {
  if (!import.meta.env.PROD || typeof navigator === 'undefined' || !('serviceWorker' in navigator)) {
    return null;
  }
  if (bridge) return bridge;
  const worker = new Workbox(SERVICE_WORKER_URL);
  bridge = createServiceWorkerBridge({
    worker,
    clock: systemClock,
    reload: () => window.location.reload(),
    tellWaiting: askWaiting,
  });
  void start(worker, bridge).catch(() => {
    // A worker that cannot be registered leaves an app that works with a network.
  });
  return bridge;
}

async function start(worker: Workbox, here: ServiceWorkerBridge): Promise<void> {
  await untilWorkerWanted();
  const registration = await worker.register();
  watchTyping();
  keepLooking({ look: () => here.checkForUpdate() });
  // it waits since the app was last open
  if (registration?.waiting) await askWaiting();
}

async function askWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  registration?.waiting?.postMessage({ type: 'LOOK_FOR_BANS' } satisfies ToWorker);
}
