/** Whether less is to be fetched: the traveller's switch on this device, or the browser's own wish (Save-Data). */
import { deviceSettings, onDeviceSettings } from './deviceSettings.ts';

interface SparingNavigator extends Navigator {
  /** Network Information API; not in Safari and Firefox. */
  readonly connection?: Partial<EventTarget> & {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}

/** Whether the browser itself asks for less, as Chromium's Lite mode does; false where it does not say. */
export function browserSavesData(): boolean {
  const here: SparingNavigator | undefined = globalThis.navigator;
  return here?.connection?.saveData === true;
}

/**
 * Whether nothing may be fetched that nobody asked for: no download while the browser is idle, no decorative picture.
 * Asked at the moment of the download, because either side may change while the app is open.
 */
export function isSavingData(): boolean {
  return deviceSettings().saveData || browserSavesData();
}

/** Calls back when either side may have changed, as where the browser's own is turned while the app is open; answers how to stop. */
export function onSavingData(listener: () => void): () => void {
  const here: SparingNavigator | undefined = globalThis.navigator;
  const connection = here?.connection;
  const stop = onDeviceSettings(listener);
  connection?.addEventListener?.('change', listener);
  return () => {
    stop();
    connection?.removeEventListener?.('change', listener);
  };
}

/** Whether the link bears what nobody waits for: fast as far as the browser says, and nothing is to be spared. */
export function hasGoodLink(): boolean {
  const here: SparingNavigator | undefined = globalThis.navigator;
  const type = here?.connection?.effectiveType;
  return !isSavingData() && (type === undefined || type === '4g');
}
