import { type ReactNode, useMemo } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { offersInPlan } from '@domain/itinerary/offerLines.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { UseInstead } from '@/ui/offers/UseInstead.tsx';
import { useOfferButtons } from '@/ui/offers/useOfferButtons.ts';
import { useChatTrip } from '../../chatTrip.ts';

interface Choices {
  /** Keys of the offers that are in the trip now. */
  readonly used: ReadonlySet<string>;
  /** The way to use an offer; undefined for what nothing in the trip is like. */
  readonly of: (key: string, about: string) => ReactNode;
  /** Why the last choice was not made, where it was of this offer. */
  readonly refusedAt: (key: string) => ReactNode;
}

/** What a traveller can do with the offers of an answer; null where the chat is about another trip, or about none. */
export function useChoices(tripId: string | null): Choices | null {
  const trip = useChatTrip(tripId);
  const plan = trip?.plan;
  const used = useMemo(() => plan && offersInPlan(plan), [plan]);
  const face = useClockFace();
  const buttons = useOfferButtons(trip?.uses, (edit) => trip?.onUse(edit));
  if (!trip || !used) return null;
  const { refused } = trip;
  return {
    used,
    of: (key, about) => {
      const isInPlan = used.has(key);
      if (!buttons.has(key, isInPlan)) return undefined;
      return (
        <UseInstead
          about={about}
          isInPlan={isInPlan}
          adds={buttons.adds(key)}
          onUse={() => buttons.press(key)}
        />
      );
    },
    refusedAt: (key) => refused?.key === key && <FormNotice>{onClock(face, refused.words)}</FormNotice>,
  };
}
