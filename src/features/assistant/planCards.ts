/** A plan as the day cards show it: ready words, and the way to each item's offer. */
import type { ChatResults } from '@domain/chat/results.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { formatDollars, toFlightCard, toHotelCard } from '@domain/offers/cards.ts';
import type { DayItem, DayItemKind } from '@/ui/itinerary/DayCard.tsx';

/** An offer that an item rests on. */
export interface PlanOffer {
  readonly href: string;
  readonly name: string;
  readonly tourId: string | null;
}

const kinds: Record<PlanItem['kind'], DayItemKind> = {
  flight: 'flight',
  transfer: 'transfer',
  stay: 'hotel',
  sight: 'sight',
  meal: 'meal',
  tour: 'tour',
  free: 'free',
};

/** The reply's offers by id: links come from what the tools returned and from nowhere else. */
export function offersOf(results: ChatResults | undefined, marker: string): ReadonlyMap<string, PlanOffer> {
  const offers = new Map<string, PlanOffer>();
  for (const flight of results?.flights ?? []) {
    const card = toFlightCard(flight, marker);
    const name = `${card.airline} ${card.flightNumber}`;
    offers.set(flight.id, { href: card.bookingUrl, name, tourId: null });
  }
  for (const hotel of results?.hotels ?? []) {
    const { bookingUrl: href, name } = toHotelCard(hotel, marker);
    offers.set(hotel.hotelId, { href, name, tourId: null });
  }
  for (const { id, name, bookingUrl } of results?.tours ?? []) {
    offers.set(id, { href: bookingUrl, name, tourId: id });
  }
  return offers;
}

/** An item without its link. */
export function toDayItem(item: PlanItem): Omit<DayItem, 'action'> {
  return {
    id: item.id,
    kind: kinds[item.kind],
    // the clock of the plan's own words: notes quote times of departure
    time: item.start,
    title: item.title,
    note: item.note || undefined,
    cost: item.cost === null || item.cost === 0 ? undefined : formatDollars(item.cost),
  };
}

/** "$2,140 for 2 adults and 1 child", with the budget beside it where one was named. */
export function planSum({ total, party, budget }: Pick<CheckedPlan, 'total' | 'party' | 'budget'>): string {
  const adults = `${party.adults} ${party.adults === 1 ? 'adult' : 'adults'}`;
  const children = party.children === 1 ? ' and 1 child' : ` and ${party.children} children`;
  const who = party.children === 0 ? adults : adults + children;
  const sum = `About ${formatDollars(total)} for ${who}`;
  return budget === null ? sum : `${sum}, of a budget of ${formatDollars(budget)}`;
}
