/** A plan as the day cards show it: ready words, and the way to each item's offer. */
import type { ChatResults } from '../chat/results.ts';
import { capitalized } from '../text/capital.ts';
import { formatDollars, toFlightCard, toHotelCard } from '../offers/cards.ts';
import type { CheckedPlan, PlanItem } from './itinerary.ts';

/** An offer that an item rests on. */
export interface PlanOffer {
  readonly href: string;
  readonly name: string;
  readonly tourId: string | null;
}

/** As the day cards call them. */
type CardKind = Exclude<PlanItem['kind'], 'stay'> | 'hotel';

/** An item in ready words, without its link. */
export interface ItemWords {
  readonly id: string;
  readonly kind: CardKind;
  readonly time: string;
  readonly title: string;
  readonly note: string | undefined;
  readonly cost: string | undefined;
}

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

export function toDayItem(item: PlanItem): ItemWords {
  return {
    id: item.id,
    kind: item.kind === 'stay' ? 'hotel' : item.kind,
    // the clock of the plan's own words: notes quote times of departure
    time: item.start,
    title: item.title,
    // written to follow the title in a sentence; on a card it stands by itself
    note: capitalized(item.note) || undefined,
    cost: item.cost === null || item.cost === 0 ? undefined : formatDollars(item.cost),
  };
}

/** "2 adults and 1 child" */
export function partyWords({ adults, children }: CheckedPlan['party']): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  if (children === 0) return grown;
  return `${grown} and ${children === 1 ? '1 child' : `${children} children`}`;
}

/** "$2,140 for 2 adults and 1 child", with the budget beside it where one was named. */
export function planSum({ total, party, budget }: Pick<CheckedPlan, 'total' | 'party' | 'budget'>): string {
  const sum = `About ${formatDollars(total)} for ${partyWords(party)}`;
  return budget === null ? sum : `${sum}, of a budget of ${formatDollars(budget)}`;
}
