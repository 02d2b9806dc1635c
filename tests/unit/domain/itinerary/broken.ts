/** How tests break a sound plan. */
import type { Itinerary, PlanDay, PlanItem } from '@domain/itinerary/itinerary.ts';
import type { CheckName, KnownOffers } from '@domain/itinerary/finding.ts';
import { knownOffers } from './soundPlan.ts';

export interface Case {
  readonly check: CheckName;
  readonly fault: string;
  /** Changes the plan in place; answers other offers where it needs them. */
  readonly break: (plan: Itinerary, known: KnownOffers) => KnownOffers | void;
}

/** The day of a number, to be changed. */
export function dayOf(plan: Itinerary, number: number): PlanDay {
  const day = plan.days[number - 1];
  if (!day) throw new Error(`The plan has no day ${number}`);
  return day;
}

export function itemOf(plan: Itinerary, title: string): PlanItem {
  const item = plan.days.flatMap(({ items }) => items).find((each) => each.title === title);
  if (!item) throw new Error(`The plan has no item ${title}`);
  return item;
}

export function shiftDates(plan: Itinerary, year: string): void {
  for (const part of [...plan.days, ...plan.legs]) part.date = part.date.replace('2027', year);
  for (const stay of plan.stays) {
    stay.checkIn = stay.checkIn.replace('2027', year);
    stay.checkOut = stay.checkOut.replace('2027', year);
  }
}

export function shiftOffers({ flights, hotels }: KnownOffers, year: string): KnownOffers {
  const moved = (text: string) => text.replace('2027', year);
  return {
    tours: knownOffers().tours,
    flights: flights.map((offer) => ({
      ...offer,
      departure_at: moved(offer.departure_at),
      arrival_at: moved(offer.arrival_at ?? ''),
    })),
    hotels: hotels.map((hotel) => ({
      ...hotel,
      checkIn: moved(hotel.checkIn),
      checkOut: moved(hotel.checkOut),
    })),
  };
}
