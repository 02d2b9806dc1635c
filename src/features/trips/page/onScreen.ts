/** The trip that a page of its own shows, for what stands beside every page. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { TripHead } from '@domain/trips/trip.ts';

type Shown = Pick<TripHead, 'id' | 'title'>;

const useStore = create<{ readonly trip: Shown | null }>(() => ({ trip: null }));

/** The trip is on screen for as long as the calling component stands. */
export function useIsOnScreen({ id, title }: Shown): void {
  useEffect(() => {
    useStore.setState({ trip: { id, title } });
    return () => useStore.setState({ trip: null });
  }, [id, title]);
}

/** The trip on screen; null on other pages. */
export function useTripOnScreen(): Shown | null {
  return useStore(({ trip }) => trip);
}
