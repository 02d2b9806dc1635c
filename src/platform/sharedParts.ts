/** The parts of a shared trip that were scanned so far: each code opens a page of its own. */
import { TRIP_PARTS_KEY } from '@/config/names.ts';
import type { SharePart } from '@domain/takeAlong/shareAddress.ts';

/** As they are on this device, unread; nothing where storage is shut. */
export function storedParts(): unknown {
  try {
    return JSON.parse(localStorage.getItem(TRIP_PARTS_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps them until the trip is whole; an empty list forgets them. Without storage each page knows its own part alone. */
export function keepParts(parts: readonly SharePart[]): void {
  try {
    if (parts.length === 0) localStorage.removeItem(TRIP_PARTS_KEY);
    else localStorage.setItem(TRIP_PARTS_KEY, JSON.stringify(parts));
  } catch {
    // a private window: the page says which parts are missing
  }
}
