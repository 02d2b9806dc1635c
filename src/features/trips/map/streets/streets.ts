/** Street maps as the trip's page sees them: the library behind is fetched by who opens one. */
import { mapStyleUrl } from '@/config/map.ts';
import type { StreetView } from './streetView.ts';

/** Why there is no street map: no network, a browser that cannot draw one, or a style that did not come. */
export type StreetsReason = 'network' | 'device' | 'style';

export class StreetsFailure extends Error {
  override name = 'StreetsFailure';
  readonly reason: StreetsReason;
  constructor(reason: StreetsReason, cause?: unknown) {
    super(`no street map: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface StreetSheet {
  /** Draws this in place of what was there, and brings it into sight. */
  show(view: StreetView): void;
  close(): void;
}

export interface OpenOptions {
  readonly styleUrl: string;
  readonly view: StreetView;
  /** The makers' words, as the style has them, whenever there are more. */
  readonly onLicence: (markup: readonly string[]) => void;
  /** A part of the map did not come. */
  readonly onGap: () => void;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** Rejects with a StreetsFailure, or with what kept its code from being fetched. */
export type OpenStreets = (frame: HTMLElement, options: OpenOptions) => Promise<StreetSheet>;

export interface Streets {
  readonly styleUrl: string;
  readonly open: OpenStreets;
}

const openWithLibrary: OpenStreets = async (frame, options) => {
  const { openSheet } = await import('./openSheet.ts');
  return openSheet(frame, options);
};

/** Of this build; null where no style is set. */
export const builtStreets: Streets | null =
  mapStyleUrl === null ? null : { styleUrl: mapStyleUrl, open: openWithLibrary };
