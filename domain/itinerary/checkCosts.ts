/** The money of a plan: the offers' prices, for everybody, added up, within the budget; and a bed for each night. */
import type { Itinerary, PlanCost } from './itinerary.ts';
import { bookedCosts, cents, flightOf, tourOf } from './bookings.ts';
import type { Finding, KnownOffers } from './finding.ts';
import { isSameAmount, isSamePlace, roomsOf, travellersOf } from './measures.ts';

/** Of lines that bookings make; the others are estimates. */
export const BOOKED_KINDS: readonly PlanCost['kind'][] = ['flights', 'stay', 'tours'];

/**
 * Each booking is a cost at its offer's price, and no other booking is charged; seats, places and rooms are counted for
 * the whole party.
 */
export function checkBookings(plan: Itinerary, known: KnownOffers): Finding[] {
  const { pairs, missing, surplus } = compareCosts(plan, known);
  const items = plan.days.flatMap((day) => day.items.map((item) => ({ day, item })));
  const travellers = travellersOf(plan);
  return [
    ...missing.map((cost): Finding => ({
      check: 'prices',
      item: cost.label,
      message: `The costs lack "${cost.label}": ${cost.count} ${cost.unit} at $${cost.price}.`,
    })),
    ...surplus.map((cost): Finding => ({
      check: 'prices',
      item: cost.label,
      message: `The cost "${cost.label}" at $${cost.price} is the price of no offer that the plan uses.`,
    })),
    ...items.flatMap(({ day, item }): Finding[] => {
      const offer = item.kind === 'tour' ? tourOf(item, known) : flightOf(item, known);
      if (!offer || item.cost === null || isSameAmount(item.cost, offer.price * travellers)) return [];
      const message = `Day ${day.number}, item "${item.title}" must cost $${cents(offer.price * travellers)}, or null.`;
      return [{ check: 'prices', day: day.number, item: item.title, offerId: offer.id, message }];
    }),
    ...pairs
      .filter(([expected, given]) => expected.count !== given.count)
      .map(([expected, given]): Finding => ({
        check: 'party',
        item: given.label,
        message: `The cost "${given.label}" must count ${expected.count} (${travellers} travellers, ${roomsOf(plan, plan.stays[0])} rooms), not ${given.count}.`,
      })),
  ];
}

/** The plan's costs of bookings beside those that its offers make. */
function compareCosts(plan: Itinerary, known: KnownOffers) {
  const surplus = plan.costs.filter(({ kind }) => BOOKED_KINDS.includes(kind));
  const pairs: [expected: PlanCost, given: PlanCost][] = [];
  const missing: PlanCost[] = [];
  for (const expected of bookedCosts(plan, known)) {
    const candidates = surplus.filter(
      ({ kind, price }) => kind === expected.kind && isSameAmount(price, expected.price),
    );
    const given = candidates.find(({ count }) => count === expected.count) ?? candidates[0];
    if (!given) {
      missing.push(expected);
      continue;
    }
    surplus.splice(surplus.indexOf(given), 1);
    pairs.push([expected, given]);
  }
  return { pairs, missing, surplus };
}

/** Every amount is count × price, and the total is their sum. */
export function checkSums({ costs, total }: Itinerary): Finding[] {
  const sum = cents(costs.reduce((amounts, { amount }) => amounts + amount, 0));
  return [
    ...costs
      .filter(({ count, price, amount }) => !isSameAmount(amount, count * price))
      .map(({ label, count, price, amount }): Finding => ({
        check: 'sums',
        item: label,
        message: `The cost "${label}" is ${count} × $${price} = $${cents(count * price)}, not $${amount}.`,
      })),
    ...(isSameAmount(sum, total)
      ? []
      : [{ check: 'sums' as const, message: `The total is $${total}, and the costs add up to $${sum}.` }]),
  ];
}

/** The total is within what the traveller may spend. */
export function checkBudget({ total: sum, budget, budgetWithoutFlights, costs }: Itinerary): Finding[] {
  const flights = costs.reduce((all, { kind, amount }) => all + (kind === 'flights' ? amount : 0), 0);
  const total = budgetWithoutFlights ? cents(sum - flights) : sum;
  if (budget === null || total <= budget || isSameAmount(total, budget)) return [];
  const [whole, limit, over] = [total, budget, total - budget].map(dollars);
  return [{ check: 'budget', message: `The total of ${whole} is ${over} over the budget of ${limit}.` }];
}

function dollars(amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}

/** Each night but those in the air has one stay, in the town of its day, and no stay lies outside the trip. */
export function checkNights({ days, stays }: Itinerary): Finding[] {
  const first = days[0]?.date ?? '';
  const last = days[days.length - 1]?.date ?? '';
  const outside = stays.filter(
    ({ checkIn, checkOut }) => checkIn < first || checkOut > last || checkOut <= checkIn,
  );
  return [
    ...outside.map((stay): Finding => ({
      check: 'nights',
      item: stay.name ?? `Stay in ${stay.city}`,
      message: `The stay in ${stay.city} from ${stay.checkIn} to ${stay.checkOut} must lie within ${first} to ${last}.`,
    })),
    ...days.slice(0, -1).flatMap((day, index): Finding[] => {
      const beds = stays.filter(({ checkIn, checkOut }) => checkIn <= day.date && day.date < checkOut);
      const isInTown = beds.every(({ city }) => isSamePlace(city, day.city));
      const isInTheAir = days[index + 1]?.items.some(
        ({ kind, start }) => kind === 'flight' && start === '00:00',
      );
      const needed = isInTheAir ? 0 : 1;
      if (isInTown && (beds.length === 1 || beds.length === needed)) return [];
      const has = beds.map(({ city, name }) => `${name ?? 'a stay'} in ${city}`).join(' and ') || 'no stay';
      const message = `The night of day ${day.number} (${day.date}) needs one stay in ${day.city}; it has ${has}.`;
      return [{ check: 'nights', day: day.number, message }];
    }),
  ];
}
