/** What the searches of a trip found, as the planning reads it. */
import type { FlightOffer, StayHotel, TourOffer } from '../../domain/offers/offers.ts';

export type SeenFlight = Omit<FlightOffer, 'link'>;
export type SeenHotel = StayHotel;
export type SeenTour = Omit<TourOffer, 'bookingUrl'>;

/** Answers of the searches by their id; one without offers answers an empty list. */
export interface Found {
  has(askId: string): boolean;
  flights(askId: string): readonly SeenFlight[];
  hotels(askId: string): readonly SeenHotel[];
  tours(askId: string): readonly SeenTour[];
  /** Words on the searches that failed. */
  readonly failures: readonly string[];
}
