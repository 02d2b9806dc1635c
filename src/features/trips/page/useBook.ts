import { useData } from '@/data/door/door.ts';
import type { PlanOffer } from '@domain/itinerary/planCards.ts';

/** Tells that somebody goes to an offer's partner: each way out is logged, that to a tour also tracked (requirements §7). */
export function useBook(userId: string): (offer: Pick<PlanOffer, 'href' | 'tourId'>) => void {
  const { activity } = useData();
  return ({ href, tourId }) => {
    void activity.logClick(href, userId);
    if (tourId !== null) void activity.trackTour(tourId);
  };
}
