import { useCallback } from 'react';
import { useData } from '@/data/door/door.ts';

/** Logs the way out to a partner without holding it up; the repository logs its own failure (requirements §7). */
export function useBookingClick(userId: string | null): (link: string) => void {
  const { activity } = useData();
  return useCallback((link) => void activity.logClick(link, userId), [activity, userId]);
}
