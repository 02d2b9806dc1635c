/**
 * The checks of a plan: those that the research on itineraries by language models makes (TravelPlanner, ChinaTravel,
 * TripCraft), by program. Pure: a plan, the offers that the tools returned, and the day.
 */
import { checkBookings, checkBudget, checkNights, checkSums } from './checkCosts.ts';
import { checkDates, checkEmptyDays, checkFuture, checkRepeats } from './checkDays.ts';
import { checkOfferDetails, checkOffers } from './checkOffers.ts';
import { checkCities, checkOrigin, checkWays } from './checkPlaces.ts';
import { checkBuffers, checkMeals, checkOrder, checkOverlap } from './checkTimes.ts';
import type { Finding, KnownOffers } from './finding.ts';
import type { Itinerary } from './itinerary.ts';

/**
 * What is wrong with a plan; empty when it passes every check.
 * @param known the offers that the tools returned, which a booking must be one of
 * @param today ISO date before which nothing can be planned
 */
export function checkItinerary(plan: Itinerary, known: KnownOffers, today: string): Finding[] {
  return [
    ...checkDates(plan),
    ...checkFuture(plan, today),
    ...checkEmptyDays(plan),
    ...checkOrigin(plan),
    ...checkCities(plan, known),
    ...checkWays(plan, known),
    ...checkOffers(plan, known),
    ...checkOfferDetails(plan, known),
    ...checkBookings(plan, known),
    ...checkRepeats(plan),
    ...checkOrder(plan),
    ...checkOverlap(plan),
    ...checkBuffers(plan),
    ...checkMeals(plan),
    ...checkNights(plan),
    ...checkSums(plan),
    ...checkBudget(plan),
  ];
}

/** A finding in words for the traveller, who is to see it beside the plan. */
export function describeFinding({ check, day, item, message }: Finding): string {
  const on = day === undefined ? '' : `Day ${day}: `;
  const what = item === undefined ? 'something' : `“${item}”`;
  switch (check) {
    case 'dates':
      return `${on}the dates of this plan do not follow one another.`;
    case 'future':
      return 'This plan has dates that are past.';
    case 'emptyDay':
      return `${on}nothing is planned.`;
    case 'origin':
      return 'The way from home or back home is missing.';
    case 'city':
      return `${on}${what} does not lie in the town where you are then.`;
    case 'way':
      return `${on}the way to the next town is missing, or has no time of its own.`;
    case 'offers':
      return `${on}${what} was found by no search. Do not rely on it.`;
    case 'offerDetails':
      return `${on}${what} differs from its offer in name, date or time. The card has what is offered.`;
    case 'prices':
      return `${on}the cost of ${what} is not that of an offer. The card has the price.`;
    case 'party':
      return `${what} is not counted for everybody who travels.`;
    case 'repeats':
      return `${on}${what} is in the plan twice.`;
    case 'order':
      return `${on}${what} does not stand where its time belongs.`;
    case 'overlap':
      return `${on}${what} begins before something else has ended.`;
    case 'buffers':
      return `${on}${what} leaves too little time after landing or before take-off.`;
    case 'meals':
      return item === undefined
        ? `${on}lunch or dinner has no time, or comes twice.`
        : `${on}${what} is at an unusual hour.`;
    case 'nights':
      return `${on}the night has no stay that fits.`;
    case 'sums':
      return 'The costs do not add up.';
    case 'needs':
      return `${on}${what} does not fit what you told me you need. Leave it out.`;
    case 'shut':
      return `${on}${what} rests that day: see it on another.`;
    case 'nots':
      return `${on}${what} is in the plan, though you asked to leave it out.`;
    case 'modes':
      return `${what} is a way that you asked not to go.`;
    case 'fixed':
      return `${on}what you have booked, ${what}, is not in the plan at its time.`;
    case 'busy':
      return `${on}${what} lies in hours that you asked to keep free.`;
    case 'distance':
      return `${on}${what} begins before you can be there from what comes before it.`;
    case 'load':
      return `${on}there are more hours of visits than suit who travels. Leave out what you like least.`;
    case 'budget':
      return message;
  }
}
