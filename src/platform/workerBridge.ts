/** Messages between the page and its service worker; free of Workbox, because the outbox uses it. */
import { SERVICE_WORKER_URL } from '@/config/names.ts';
import { type FromWorker, parseFromWorker, type ToWorker } from '@/config/workerMessages.ts';
import { container, registrationHere } from './workerWanted.ts';

/** Whether this browser can have a service worker at all. */
export function hasWorkers(): boolean {
  return container() !== undefined;
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

/**
 * Tells the worker something and waits for what it answers on the message's port. Null without a worker, for an
 * answer that cannot be read, and once `patienceMs` have passed: a worker of an older version may not know the message.
 */
export async function askWorker(
  message: ToWorker,
  patienceMs: number = ACKNOWLEDGE_MS,
): Promise<FromWorker | null> {
  const worker = container()?.controller ?? (await registrationHere())?.active;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<unknown>((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
  port1.close();
  return parseFromWorker(answer);
}

/** Tells the active worker something and waits for DONE; goes on after 2 s, and at once without a worker. */
export async function tellWorker(message: ToWorker): Promise<void> {
  await askWorker(message);
}

/**
 * Has the browser look for a worker of this site now, and waits until one is active: it stores the app as it is
 * installed. Answers whether one is: at once where it was, without a network too. Gives up after `patienceMs`.
 */
export async function ensureWorker(patienceMs: number): Promise<boolean> {
  const here = container();
  if (!here) return false;
  const installed = await registrationHere();
  if (installed?.active) {
    void installed.update().catch(() => undefined);
    return true;
  }
  if (!installed && !import.meta.env.PROD) return false;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  // A first registration that failed for want of a network is tried again; one that fails now has nothing to wait for.
  const register = () =>
    here.register(SERVICE_WORKER_URL).then(
      () => true,
      () => false,
    );
  if (!installed && !(await Promise.race([register(), late]))) return false;
  return (await Promise.race([here.ready, late])) !== null;
}
