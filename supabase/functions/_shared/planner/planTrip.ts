/** From a trip and what was found to the plan as data and in words. */
import { chooseOffers, type Choice } from './choose/choose.ts';
import { costsOf, totalOf } from './choose/costs.ts';
import { buildItinerary, type Built } from './build/itinerary.ts';
import type { Brief } from './brief/brief.ts';
import type { Found } from './found.ts';

export interface Planned extends Built {
  readonly choice: Choice;
}

/** Chooses and builds; a tour that finds no time is not paid for. */
export function planTrip(brief: Brief, found: Found): Planned {
  const choice = chooseOffers(brief, found);
  const built = buildItinerary(brief, choice);
  if (built.unplacedTours.length === 0) return { ...built, choice };
  const tours = choice.tours.map((tour, index) => (built.unplacedTours.includes(index) ? null : tour));
  const costs = costsOf(brief, { ...choice, tours });
  const fewer = { ...choice, tours, costs, total: totalOf(costs) };
  return { ...buildItinerary(brief, fewer), choice: fewer };
}
