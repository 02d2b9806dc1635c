/** From a trip and what was found to the plan as data. */
import { chooseOffers, type Choice } from './choose/choose.ts';
import { costsOf, totalOf } from './choose/costs.ts';
import { heldTour } from '../edits/chosenOffers.ts';
import { offersLeft } from '../edits/offersLeft.ts';
import { buildItinerary, type Built } from './build/itinerary.ts';
import type { Brief } from './brief/brief.ts';
import type { Found } from '../offers/found.ts';
import type { PlanRemark } from '../say/planRemarks.ts';

export type Planned = Built;

/** Chooses and builds; a tour that finds no time is not paid for. */
export function planTrip(brief: Brief, found: Found): Planned {
  const { left, notes } = offersLeft(brief, found);
  const { own, choice } = savingTours(brief, left);
  const built = buildItinerary(own, choice);
  const withNotes = (plan: Built): Planned => ({ ...plan, notes: [...notes, ...plan.notes] });
  if (built.unplacedTours.length === 0) return withNotes(built);
  const tours = choice.tours.map((tour, index) => (built.unplacedTours.includes(index) ? null : tour));
  const costs = costsOf(own, { ...choice, tours });
  const rebuilt = buildItinerary(own, { ...choice, tours, costs, total: totalOf(costs) });
  // one that was chosen by hand is missed
  const missed = brief.stops.flatMap((stop, index): PlanRemark[] => {
    const { name, id } = choice.tours[index] ?? {};
    const isMissed = built.unplacedTours.includes(index) && heldTour(brief, stop)?.tourId === id;
    return isMissed && name !== undefined ? [{ code: 'must_no_room', thing: name }] : [];
  });
  return withNotes({ ...rebuilt, notes: [...missed, ...rebuilt.notes] });
}

/** Somebody who saves has no tour, and the same days as with one: it is planned for, and taken out again. */
function savingTours(brief: Brief, left: Found): { own: Brief; choice: Choice } {
  const choice = chooseOffers(brief, left);
  if (brief.comfort >= 0) return { own: brief, choice };
  const { tours } = chooseOffers({ ...brief, comfort: 0 }, left);
  const out = { day: null, change: { kind: 'tour' }, afterSwaps: 0 } as const;
  const told = { ...brief.told, edits: brief.told.edits + 1 };
  return { own: { ...brief, edits: [out, ...brief.edits], told }, choice: { ...choice, tours } };
}
