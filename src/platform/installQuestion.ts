/** The browser's own question whether to install the app, held back until the app asks. */

/** Chromium's; the other browsers have none. */
interface InstallQuestion extends Event {
  /** Asks the traveller; can be called once. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let question: InstallQuestion | null = null;
const listeners = new Set<() => void>();

function hold(next: InstallQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Holds the question from now on: it comes once, and early. */
export function holdInstallQuestion(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no library knows the event
    hold(event as InstallQuestion);
  });
  addEventListener('appinstalled', () => hold(null));
}

/** Whether there is a question that can be asked. */
export function canInstall(): boolean {
  return question !== null;
}

/** Calls back when that changes; answers how to stop. */
export function onCanInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks; answers whether the app is installed now. False without a question, and for one that was asked already. */
export async function askToInstall(): Promise<boolean> {
  const asked = question;
  hold(null);
  const answer = await asked?.prompt().catch(() => null);
  return answer?.outcome === 'accepted';
}
