/**
 * The plan of a trip after what its checks have found: built anew without the offers that did not hold, and with
 * the items moved or left out that could not stay.
 */
import { isNamed } from '../../edits/names.ts';
import { planTrip, type Planned } from '../planTrip.ts';
import { mendDay } from './mendDay.ts';
import { mendNight } from './mendNights.ts';
import { offerOf, withoutOffers } from './withoutOffers.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';
import type { Brief } from '../brief/brief.ts';
import type { Choice } from '../choose/choose.ts';
import type { Found } from '../../offers/found.ts';
import type { PlanVerdict } from '../turnPlan.ts';
import type { PlanRemark } from '../../say/planRemarks.ts';
import type { Problem } from './problem.ts';

/** A plan that was refused is mended so often at most. */
const MAX_REPAIRS = 2;

export interface Repaired {
  readonly planned: Planned;
  /** Ids of the offers that did not hold, with their names. */
  readonly gone: ReadonlyMap<string, string>;
}

interface Attempt extends Repaired {
  /** What was wrong with the plans so far, but for those offers. */
  readonly problems: readonly Problem[];
}

/** The plan, handed in until it is accepted, or nothing helps. @param submit has it checked */
export function repairedPlan(brief: Brief, found: Found, submit: (plan: Itinerary) => PlanVerdict): Repaired {
  let current: Attempt = { planned: planTrip(brief, found), gone: new Map(), problems: [] };
  let verdict = submit(current.planned.plan);
  for (let repairs = 0; repairs < MAX_REPAIRS && !verdict.accepted; repairs += 1) {
    const next = attemptAfter(brief, found, current, verdict.problems);
    // a plan that stays as it was need not be handed in again
    if (JSON.stringify(next.planned.plan) === JSON.stringify(current.planned.plan)) break;
    current = next;
    verdict = submit(current.planned.plan);
  }
  return current;
}

/** That an offer had to go. @param name as {@link Repaired.gone} has it */
export function leftOut(name: string): string {
  return `I left out ${name}: its offer did not hold when I checked the plan.`;
}

function attemptAfter(brief: Brief, found: Found, before: Attempt, problems: readonly Problem[]): Attempt {
  const { plan: tried, choice } = before.planned;
  const offers = problems.flatMap((problem) => offerOf(tried, problem) ?? []);
  const gone = new Map([...before.gone, ...offers.map((id): [string, string] => [id, nameOf(choice, id)])]);
  // a day that gets another flight or tour is another day: what else was wrong with it comes again if it still is
  const anew = new Set(problems.flatMap((one) => (offerOf(tried, one) === undefined ? [] : one.day)));
  const own = [...before.problems, ...problems.filter(({ day }) => !anew.has(day))];
  const planned = planTrip(brief, withoutOffers(found, new Set(gone.keys())));
  const plan = own.reduce(mendOne, planned.plan);
  const notes = [...planned.notes, ...mustsLost(brief, planned.plan, plan)];
  return { planned: { ...planned, plan, notes }, gone, problems: own };
}

function has({ days }: Itinerary, name: string): boolean {
  return days.some(({ items }) => items.some(({ title }) => isNamed(title, name)));
}

/** What was asked for by name and could not stay where it was built: it is said. */
function mustsLost({ musts }: Brief, built: Itinerary, plan: Itinerary): PlanRemark[] {
  return musts.flatMap(({ name }): PlanRemark[] =>
    has(built, name) && !has(plan, name) ? [{ code: 'must_no_room', thing: name }] : [],
  );
}

function mendOne(plan: Itinerary, problem: Problem): Itinerary {
  if (problem.check === 'nights') return mendNight(plan, problem);
  const days = plan.days.map((day) => (day.number === problem.day ? mendDay(day, problem) : day));
  return { ...plan, days };
}

function nameOf({ flights, hotels, tours }: Choice, id: string): string {
  const flight = flights.find((own) => own?.id === id);
  const name =
    hotels.find((own) => own?.hotelId === id)?.hotelName ?? tours.find((own) => own?.id === id)?.name;
  if (name !== undefined) return `“${name}”`;
  return flight ? `the flight ${flight.airline_name ?? flight.airline} ${flight.flight_number}` : 'an offer';
}
