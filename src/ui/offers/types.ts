/** What the offer cards need to know. Words are ready to show; the cards format nothing but the price. */
import type { ReactNode } from 'react';

export interface FlightPassData {
  readonly airline: string;
  /** Two-character designator, drawn where there is no logo. */
  readonly airlineCode: string;
  readonly logoUrl: string | null;
  readonly flightNumber: string;
  readonly from: string;
  readonly to: string;
  /** Day of departure in words ("Sat 14 March"). */
  readonly departureDate: string;
  /** 12-hour clock ("7:40 AM"), local to the airport. */
  readonly departureTime: string;
  readonly arrivalTime: string;
  /** Days between departure and arrival by the calendar of each place; 1 is shown as "+1". */
  readonly arrivalDayOffset: number;
  readonly duration: string;
  /** "Non-stop", "1 stop", "2 stops". */
  readonly stops: string;
  readonly stopCount: number;
  /** Codes of the stops, in order, where known. */
  readonly via: readonly string[];
  /** US dollars. */
  readonly price: number;
  readonly bookingUrl: string;
  /** The way back of a round trip, where its times are known. */
  readonly back?: FlightBackData | null;
  readonly sample: boolean;
}

export interface FlightBackData {
  /** Day of the way back in words. */
  readonly date: string;
  readonly departureTime: string;
  /** Null where it is not known, as what follows. */
  readonly arrivalTime: string | null;
  readonly arrivalDayOffset: number;
  readonly duration: string | null;
  readonly stops: string | null;
}

export interface HotelTagData {
  readonly id: string;
  readonly name: string;
  /** Star count, 0 where unknown. */
  readonly rating: number;
  /** US dollars a night, from. */
  readonly price: number;
  /** What all nights of the stay cost, in words with the sum; missing or null where that is not known. */
  readonly stayLabel?: string | null | undefined;
  readonly district: string | null;
  readonly imageUrl: string | null;
  readonly bookingUrl: string;
  readonly sample?: boolean | undefined;
}

export interface TourStubData {
  readonly id: string;
  readonly name: string;
  /** Out of 5; 0 where nobody has rated it. */
  readonly rating: number;
  readonly duration: string;
  /** US dollars a person. */
  readonly price: number;
  readonly bookingUrl: string;
  readonly sample?: boolean | undefined;
}

export interface OfferCardProps {
  /** Place in its list: cards arrive 0.1 s apart. Null for a card that is simply there. */
  readonly index?: number | null;
  /** The price in the traveller's own money, in words ("about €112, at the rate of 29 Sep 2026"). */
  readonly beside?: string | undefined;
  /** How old the price is, in words ("price seen 2 hours ago"). */
  readonly age?: string | undefined;
  /** The plan that is shown with it rests on it. */
  readonly inPlan?: boolean;
  /** The way to have it in the plan, in the place of saying that it is. */
  readonly choice?: ReactNode;
  /** Called when the traveller follows the booking link; the link opens in any case. */
  readonly onBook?: (bookingUrl: string) => void;
}
