import { createContext, use } from 'react';
import type { ChoosableTrip } from '@domain/trips/offerEdits.ts';

export const ChatTripContext = createContext<ChoosableTrip | null>(null);

/** The trip that the chat is about, where it is this one and can be changed from here; else null. */
export function useChatTrip(tripId: string | null | undefined): ChoosableTrip | null {
  const trip = use(ChatTripContext);
  return trip?.id === tripId ? trip : null;
}
