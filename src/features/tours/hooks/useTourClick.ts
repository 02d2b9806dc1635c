import { useCallback } from 'react';
import { useDoor } from '@/data/door/door.ts';

/** Logs the way out to a partner and tracks which tour it was (requirements §7); neither holds it up. */
export function useTourClick(userId: string | null): (bookingUrl: string, tourId: string) => void {
  const door = useDoor();
  return useCallback(
    (bookingUrl, tourId) => {
      async function log() {
        const { activity } = await door.load();
        await Promise.all([activity.logClick(bookingUrl, userId), activity.trackTour(tourId)]);
      }
      // the link opens in any case: a log that could not be loaded is no reason to disturb anyone
      log().catch(() => {});
    },
    [door, userId],
  );
}
