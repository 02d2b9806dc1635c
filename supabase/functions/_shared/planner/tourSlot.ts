/** Where in a day a tour goes, and what it takes the place of. */
import type { SeenTour } from './found.ts';
import type { PlanItem } from './itinerary.ts';

interface Slot {
  /** Local times; what begins between them makes room. */
  readonly from: string;
  readonly until: string;
}

/** A whole day is from here on, in hours. */
const WHOLE_DAY_HOURS = 5;
const HALF_DAY_HOURS = 3;

/** The items of a day with the tour among them, and without what it takes the place of. */
export function withTour(items: readonly PlanItem[], tour: SeenTour): PlanItem[] {
  const slot = slotOf(tour);
  const item: PlanItem = {
    time: slot.from,
    kind: 'tour',
    title: tour.name,
    text: `guided, ${tour.duration}; its card has the details.`,
    offerId: tour.id,
  };
  return [...items.filter((other) => other.time < slot.from || other.time >= slot.until), item];
}

function slotOf({ name, duration }: SeenTour): Slot {
  const hours = Number(/\d+/.exec(duration)?.[0] ?? 2);
  if (hours >= WHOLE_DAY_HOURS) return { from: '09:30', until: '18:30' };
  if (/first light|sunrise/i.test(name)) return { from: '07:00', until: '09:15' };
  if (/evening|night/i.test(name)) return { from: '17:15', until: '19:15' };
  if (hours >= HALF_DAY_HOURS) return { from: '14:15', until: '18:45' };
  return { from: '16:30', until: '18:45' };
}
