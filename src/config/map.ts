/** The street map's style, of the build; kept apart from env.ts, which is in every page's first script. */
import { mapSettings } from '@domain/map/mapSettings.ts';

/** Null where the build has none. */
export const mapStyleUrl: string | null =
  mapSettings({ MAP_STYLE_URL: import.meta.env['MAP_STYLE_URL'] })?.styleUrl ?? null;
