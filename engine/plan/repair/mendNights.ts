/** Nights without a bed, or with two. */
import { addDays } from '../../../domain/dates/calendar.ts';
import { isSamePlace } from '../../../domain/itinerary/measures.ts';
import type { Itinerary, PlanStay } from '../../../domain/itinerary/itinerary.ts';
import type { Problem } from './problem.ts';

/** The plan with one bed for the night of the problem's day: an open one, where none is booked. */
export function mendNight(plan: Itinerary, { day: number }: Problem): Itinerary {
  const day = plan.days.find((own) => own.number === number);
  if (!day) return plan;
  const beds = plan.stays.filter(({ checkIn, checkOut }) => checkIn <= day.date && day.date < checkOut);
  const own = beds.find(({ city }) => isSamePlace(city, day.city));
  const others = plan.stays.flatMap((stay) =>
    beds.includes(stay) && stay !== own ? endedOn(stay, day.date) : [stay],
  );
  if (own) return { ...plan, stays: others };
  const open: PlanStay = { city: day.city, checkIn: day.date, checkOut: addDays(day.date, 1) };
  return { ...plan, stays: joined([...others, open]) };
}

/** A stay that is over on a date; none where it begins then. A booked one keeps its nights: they are the offer's. */
function endedOn(stay: PlanStay, date: string): PlanStay[] {
  if (stay.offerId !== undefined) return [stay];
  return stay.checkIn < date ? [{ ...stay, checkOut: date }] : [];
}

/** In their order, open nights in one town as one stay. */
function joined(stays: readonly PlanStay[]): PlanStay[] {
  return stays
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn, 'en'))
    .reduce<PlanStay[]>((done, stay) => {
      const last = done[done.length - 1];
      const goesOn =
        last?.offerId === undefined &&
        stay.offerId === undefined &&
        last?.checkOut === stay.checkIn &&
        isSamePlace(last.city, stay.city);
      return goesOn && last ? [...done.slice(0, -1), { ...last, checkOut: stay.checkOut }] : [...done, stay];
    }, []);
}
