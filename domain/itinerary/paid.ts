/** What was paid belongs to the offer, at whichever of its items it was typed: a flight there and back has two. */
import type { Itinerary, PlanItem, PlanStay } from './itinerary.ts';

type Plan = Pick<Itinerary, 'days' | 'stays'>;

interface OfferItem {
  readonly item: PlanItem;
  /** Of a hotel's item: a hotel may be stayed at twice. */
  readonly stay: PlanStay | undefined;
}

/** The stay at a hotel on a date, its last morning among it. */
export function stayAt(stays: readonly PlanStay[], offerId: string, date: string): PlanStay | undefined {
  const here = stays.filter((stay) => stay.offerId === offerId && stay.checkIn <= date);
  return here.find(({ checkOut }) => date < checkOut) ?? here.find(({ checkOut }) => date === checkOut);
}

function itemsOf({ days, stays }: Plan, offerId: string): OfferItem[] {
  return days.flatMap(({ date, items }) =>
    items
      .filter((item) => item.offerId === offerId)
      .map((item) => ({
        item,
        stay: item.kind === 'stay' ? stayAt(stays, offerId, date) : undefined,
      })),
  );
}

/** What was paid for an offer, or for a stay at it; null where nobody said. */
export function paidFor(plan: Plan, offerId: string | undefined, stay?: PlanStay): number | null {
  if (offerId === undefined) return null;
  const prices = itemsOf(plan, offerId).flatMap((one) =>
    one.stay === stay ? (one.item.booked?.price ?? []) : [],
  );
  return prices[0] ?? null;
}

/** The items that one booking is for: all of a flight or tour, those of a stay at a hotel. */
export function bookedTogether(plan: Plan, item: PlanItem): PlanItem[] {
  if (item.offerId === undefined) return [item];
  const all = itemsOf(plan, item.offerId);
  const own = all.find((one) => one.item === item);
  return all.filter((one) => one.stay === own?.stay).map((one) => one.item);
}

/** What was paid at an item, or at another one of its booking; null where nobody said. */
export function paidAt(plan: Plan, item: PlanItem): number | null {
  const [price] = bookedTogether(plan, item).flatMap(({ booked }) => booked?.price ?? []);
  return price ?? null;
}
