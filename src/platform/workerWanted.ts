/** When the service worker may come of itself; free of its messages' schemas, because every page asks. */
import { onDeviceSettings } from './deviceSettings.ts';
import { isInstalled } from './install.ts';
import { isSavingData, link } from './saveData.ts';

/** The browser's service workers; undefined where it has none. */
export function container(): ServiceWorkerContainer | undefined {
  const supported = typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
  return supported ? navigator.serviceWorker : undefined;
}

/**
 * Resolves when the worker, which stores all of the app, may come of itself: at once, but where data is spared only once
 * it is here all the same, because somebody asked for it, or once none is spared any more. On the home screen the app itself is
 * what was asked for.
 */
export async function untilWorkerWanted(): Promise<void> {
  if (!isSavingData() || isInstalled() || (await registrationHere())) return;
  const spent = new Promise<void>((resolve) => {
    const look = () => !isSavingData() && resolve();
    // for as long as the page lives: whatever changes later, it has come
    onDeviceSettings(look);
    link()?.addEventListener('change', look);
    // while the registration was looked for
    look();
  });
  await Promise.race([container()?.ready, spent]);
}

/** The worker of this site, installed or on its way; undefined for none. */
export async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  // Refused where the site's storage is.
  return container()
    ?.getRegistration()
    .catch(() => undefined);
}
