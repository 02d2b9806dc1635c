/** Whether less is to be fetched: the traveller's switch on this device, or the browser's own wish (Save-Data). */
import { deviceSettings } from './deviceSettings.ts';

/** Network Information API; not in Safari and Firefox. */
interface Link extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What says `change` when the browser's own wish does, while the app is open; undefined where it does not say. */
export function link(): Link | undefined {
  const here: (Navigator & { readonly connection?: Link }) | undefined = globalThis.navigator;
  return here?.connection;
}

/** Whether the browser itself asks for less, as Chromium's Lite mode does; false where it does not say. */
export function browserSavesData(): boolean {
  return link()?.saveData === true;
}

/**
 * Whether nothing may be fetched that nobody asked for: no download while the browser is idle, no decorative picture.
 * Asked at the moment of the download, because either side may change while the app is open.
 */
export function isSavingData(): boolean {
  return deviceSettings().saveData || browserSavesData();
}

/** Whether the link bears what nobody waits for: fast as far as the browser says, and nothing is to be spared. */
export function hasGoodLink(): boolean {
  const type = link()?.effectiveType;
  return !isSavingData() && (type === undefined || type === '4g');
}
