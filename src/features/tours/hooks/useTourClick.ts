import { useCallback } from 'react';

/** Logs the way out to a partner and tracks which tour it was (requirements §7); neither holds it up. */
export function useTourClick(userId: string | null): (bookingUrl: string, tourId: string) => void {
  return useCallback(
    (bookingUrl, tourId) => {
      async function log() {
        const { logClick, trackTour } = await import('@/data/repositories/activity.ts');
        await Promise.all([logClick(bookingUrl, userId), trackTour(tourId)]);
      }
      // the link opens in any case: a log that could not be loaded is no reason to disturb anyone
      log().catch(() => {});
    },
    [userId],
  );
}
