/**
 * How this device shows times and prices, and whether it spares data. Kept here and not with the account: it is about
 * the screen and its network, and works for visitors.
 */
import type { ClockFace } from '@domain/dates/dayTimes.ts';
import { DEVICE_SETTINGS_KEY } from '@/config/names.ts';

export interface DeviceSettings {
  readonly clock: ClockFace;
  /** ISO code of the currency that prices are shown in beside dollars; null for none. */
  readonly currency: string | null;
  /** Fetch no more than what is asked for; see `isSavingData` (saveData.ts). */
  readonly saveData: boolean;
}

/** Whatever the device's language: the cards of the specification have 12 hours and dollars. */
const DEFAULTS: DeviceSettings = { clock: '12-hour', currency: null, saveData: false };

const listeners = new Set<() => void>();
/** As it is stored, and as it was read from that. */
let known: { readonly text: string | null; readonly settings: DeviceSettings } = {
  text: null,
  settings: DEFAULTS,
};

/** The settings, the same object until one of them changes. Without storage they last as long as the page. */
export function deviceSettings(): DeviceSettings {
  let text: string | null;
  try {
    text = localStorage.getItem(DEVICE_SETTINGS_KEY);
  } catch {
    return known.settings;
  }
  if (text !== known.text) known = { text, settings: read(text) };
  return known.settings;
}

/** Changes some of them, in every tab. */
export function keepDeviceSettings(changes: Partial<DeviceSettings>): void {
  const settings = { ...deviceSettings(), ...changes };
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(DEVICE_SETTINGS_KEY, text);
    known = { text, settings };
  } catch {
    known = { text: known.text, settings };
  }
  for (const listener of listeners) listener();
}

/** Calls back when they change, in another tab too; answers how to stop. */
export function onDeviceSettings(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DEVICE_SETTINGS_KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** What is there may be anything: a newer version's, or edited by hand. */
function read(text: string | null): DeviceSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return DEFAULTS;
  }
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const currency = 'currency' in stored ? stored.currency : null;
  return {
    clock: 'clock' in stored && stored.clock === '24-hour' ? '24-hour' : '12-hour',
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : null,
    saveData: 'saveData' in stored && stored.saveData === true,
  };
}
