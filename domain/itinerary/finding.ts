/** What a check of a plan finds, and the offers that a plan is checked against. */
import type { FlightOffer, StayHotel, TourOffer } from '../offers/offers.ts';

export const CHECK_NAMES = [
  'dates',
  'future',
  'emptyDay',
  'origin',
  'city',
  'way',
  'offers',
  'offerDetails',
  'prices',
  'party',
  'repeats',
  'order',
  'overlap',
  'buffers',
  'meals',
  'nights',
  'sums',
  'budget',
] as const;
/** Checks against what one trip asks: made where its wishes are known. */
type DemandName = 'needs' | 'nots' | 'modes' | 'fixed' | 'busy' | 'shut' | 'distance' | 'load';

export type CheckName = (typeof CHECK_NAMES)[number] | DemandName;

export interface Finding {
  readonly check: CheckName;
  /** Number of the day that it is about. */
  readonly day?: number;
  /** Title of the item, stay or cost that it is about. */
  readonly item?: string;
  /** Id of the offer that it is about. */
  readonly offerId?: string;
  /** In precise words, for whoever repairs the plan. */
  readonly message: string;
}

/** A flight that a tool returned, with the towns that were searched for, where they are known. */
export type KnownFlight = Omit<FlightOffer, 'link'> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
export type KnownHotel = StayHotel & { readonly city?: string };
export type KnownTour = Omit<TourOffer, 'bookingUrl'> & { readonly city?: string | undefined };

/** Every offer that the tools returned in the turn. */
export interface KnownOffers {
  readonly flights: readonly KnownFlight[];
  readonly hotels: readonly KnownHotel[];
  readonly tours: readonly KnownTour[];
}
