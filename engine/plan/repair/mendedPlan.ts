/**
 * The plan of a trip after what its checks have found: built anew without the offers that did not hold, and with
 * the items moved or left out that could not stay. It depends on the conversation alone, so that every step of the
 * turn arrives at the same plan.
 */
import { planTrip, type Planned } from '../planTrip.ts';
import { mendDay } from './mendDay.ts';
import { mendNight } from './mendNights.ts';
import { offerOf, withoutOffers } from './withoutOffers.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';
import type { Brief } from '../brief/brief.ts';
import type { Choice } from '../choose/choose.ts';
import type { Found } from '../found.ts';
import type { Problem } from './verdicts.ts';

export interface Mended {
  readonly planned: Planned;
  /** Whether the last refusal changed anything: a plan that stays as it was need not be handed in again. */
  readonly isChanged: boolean;
  /** Names of the offers that did not hold. */
  readonly gone: readonly string[];
}

interface Attempt {
  readonly planned: Planned;
  /** Ids of offers that did not hold, with their names. */
  readonly gone: ReadonlyMap<string, string>;
  /** What was wrong with the plans so far, but for those offers. */
  readonly problems: readonly Problem[];
}

/** @param refusals the problems of each plan that was refused, oldest first */
export function mendedPlan(brief: Brief, found: Found, refusals: readonly (readonly Problem[])[]): Mended {
  let current: Attempt = { planned: planTrip(brief, found), gone: new Map(), problems: [] };
  let isChanged = true;
  for (const problems of refusals) {
    const next = attemptAfter(brief, found, current, problems);
    isChanged = JSON.stringify(next.planned.plan) !== JSON.stringify(current.planned.plan);
    current = next;
  }
  const gone = [...current.gone.values()];
  const notes = gone.map((name) => `${leftOut(name)} its offer did not hold when I checked the plan.`);
  return {
    planned: { ...current.planned, notes: [...current.planned.notes, ...notes] },
    isChanged,
    gone,
  };
}

/**
 * The plan of the trip before the last message, as its answer showed it: an offer that has gone since was in it, one
 * that had gone by then was not.
 * @param answer the text of that answer
 */
export function planBefore(
  brief: Brief,
  found: Found,
  refusals: readonly (readonly Problem[])[],
  answer: string,
): Planned {
  const { planned, gone } = mendedPlan(brief, found, refusals);
  const wasShown = (name: string) =>
    answer.includes(name.replace(/^“|”$/g, '').replace(/^the flight /, '')) &&
    !answer.includes(leftOut(name));
  return gone.some(wasShown) ? planTrip(brief, found) : planned;
}

function leftOut(name: string): string {
  return `I left out ${name}:`;
}

function attemptAfter(brief: Brief, found: Found, before: Attempt, problems: readonly Problem[]): Attempt {
  const { plan, choice } = before.planned;
  const offers = problems.flatMap((problem) => offerOf(plan, problem) ?? []);
  const gone = new Map([...before.gone, ...offers.map((id): [string, string] => [id, nameOf(choice, id)])]);
  // a day that gets another flight or tour is another day: what else was wrong with it comes again if it still is
  const anew = new Set(problems.flatMap((one) => (offerOf(plan, one) === undefined ? [] : one.day)));
  const own = [...before.problems, ...problems.filter(({ day }) => !anew.has(day))];
  const planned = planTrip(brief, withoutOffers(found, new Set(gone.keys())));
  return { planned: { ...planned, plan: own.reduce(mendOne, planned.plan) }, gone, problems: own };
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
