/** When the outbox drains by itself. */
import { onDrainRequest } from '@/platform/workerBridge.ts';
import type { DataContext } from '../context.ts';
import { parseTabMessage } from '../tabMessages.ts';
import type { Drainer } from './drain.ts';

interface Outbox {
  context: DataContext;
  drainer: Drainer;
}

const kept = new WeakMap<Drainer, () => void>();

/**
 * Drains now, and whenever there may be something to send: the network or a session came back, the page became
 * visible, another tab or Background Sync asked; a page that goes away leaves it to the others. Whoever is signed in: a visitor's rows go out too. Answers what
 * stops it; a call while it runs already answers that and does nothing else.
 */
export function keepDraining({ context, drainer }: Outbox): () => void {
  const running = kept.get(drainer);
  if (running) return running;
  const drain = (forced = false) => void drainer.drain({ forced });
  const onVisible = () => {
    if (document.visibilityState === 'visible') drain();
  };
  document.addEventListener('visibilitychange', onVisible);
  // A page that is kept for Back becomes visible when it returns.
  const onPageHide = () => drainer.leave();
  window.addEventListener('pagehide', onPageHide);
  const stops = [
    () => document.removeEventListener('visibilitychange', onVisible),
    () => window.removeEventListener('pagehide', onPageHide),
    context.connectivity.subscribe((state) => {
      // Without a network questions are answered here.
      drain(state === 'online');
    }),
    context.broadcast.listen((message) => {
      if (parseTabMessage(message)?.type === 'nudge') void drainer.drain({ nudged: true });
    }),
    onDrainRequest(() => drain(true)),
    context.onSession(() => drain(true)),
  ];
  const stop = () => {
    kept.delete(drainer);
    for (const end of stops) end();
    drainer.stop();
  };
  kept.set(drainer, stop);
  if (context.connectivity.get() === 'offline') void context.connectivity.probe();
  drain(true);
  return stop;
}
