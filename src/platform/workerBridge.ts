/** Messages between the page and its service worker; free of Workbox, because the outbox uses it. */
import { parseFromWorker, type ToWorker } from '@/config/workerMessages.ts';

function container(): ServiceWorkerContainer | undefined {
  const supported = typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
  return supported ? navigator.serviceWorker : undefined;
}

/** Whether a service worker answers for this page: the app opens without a network. */
export function isControlled(): boolean {
  return Boolean(container()?.controller);
}

/** Calls back when Background Sync asks for the outbox to be sent. */
export function onDrainRequest(drain: () => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (parseFromWorker(event.data)?.type === 'DRAIN') drain();
  };
  container()?.addEventListener('message', listener);
  return () => container()?.removeEventListener('message', listener);
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks for Background Sync under a tag; nothing happens where there is none or it is refused. */
export async function requestBackgroundSync(tag: string): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await container()?.getRegistration();
    await registration?.sync?.register(tag);
  } catch {
    // The page itself sends when the network returns; this only helps a page in the background.
  }
}

const ACKNOWLEDGE_MS = 2_000;

/** Tells the active worker something and waits for DONE; goes on after 2 s, and at once without a worker. */
export async function tellWorker(message: ToWorker): Promise<void> {
  const worker = container()?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ACKNOWLEDGE_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve();
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
  port1.close();
}
