import { useCallback } from 'react';
import { logClick } from '@/data/repositories/activity.ts';

/** Logs the way out to a partner without holding it up; the repository logs its own failure (requirements §7). */
export function useBookingClick(userId: string | null): (link: string) => void {
  return useCallback((link) => void logClick(link, userId), [userId]);
}
