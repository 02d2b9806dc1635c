/** Which of the offers found the plan rests on, and what the trip costs with them. */
import { hotelAskId, tourAskId } from '../../offers/asks.ts';
import { heldTour } from '../../edits/chosenOffers.ts';
import { cheapestFlight, easiestFlight, usableFlights } from './flights.ts';
import { costsOf, totalOf, type Picks } from './costs.ts';
import { bestHotel } from './hotels.ts';
import { wishedStays } from './stayWish.ts';
import { toursByTaste } from './tours.ts';
import type { PlanCost } from '../../../domain/itinerary/itinerary.ts';
import type { NightLimit } from '../../read/money/sums.ts';
import type { Brief } from '../brief/brief.ts';
import type { Found, SeenFlight, SeenHotel, SeenTour } from '../../offers/found.ts';

export interface Choice extends Picks {
  readonly costs: readonly PlanCost[];
  readonly total: number;
  /** The traveller's limit for everybody and the whole trip in dollars; null when they gave none. */
  readonly limit: number | null;
  /** What the same trip costs with the cheapest flights and beds and no tour but those chosen by hand. */
  readonly floor: number;
}

/** A stay must leave a little room in the budget. */
const HEADROOM = 0.98;
/** A tour is worth its hours from this many days in a town. */
const TOUR_DAYS = 2;

/** Chooses flights, hotels and perhaps tours within the budget, or the cheapest when nothing fits. */
export function chooseOffers(brief: Brief, found: Found): Choice {
  const limit = limitOf(brief);
  const least = leastOf(brief, found);
  const costOf = (picks: Picks) => boundBy(brief.budget, costsOf(brief, picks));
  const floor = costOf(least);
  const affords = (picks: Picks) => limit === null || costOf(picks) <= limit * HEADROOM;

  const withFlights = easierFlights(brief, found, least, affords);
  const spare = limit === null ? null : limit * HEADROOM - costOf(withFlights);
  const withHotels = { ...withFlights, hotels: betterHotels(brief, found, withFlights, spare) };
  const picks =
    brief.comfort < 0 || brief.only !== null ? withHotels : addTours(brief, found, withHotels, affords);
  const costs = costsOf(brief, picks);
  return { ...picks, costs, total: totalOf(costs), limit, floor };
}

/** The budget as a limit for everyone and the whole trip. */
function limitOf({ budget, travellers, days }: Brief): number | null {
  if (!budget) return null;
  const isOfEach = budget.per === 'person' || budget.per === 'personDay';
  const isOfDays = budget.per === 'day' || budget.per === 'personDay';
  return budget.amount * (isOfEach ? travellers : 1) * (isOfDays ? days : 1);
}

/** What of the costs the budget is for. */
function boundBy(budget: Brief['budget'], costs: readonly PlanCost[]): number {
  return totalOf(budget?.withoutFlights ? costs.filter(({ kind }) => kind !== 'flights') : costs);
}

/** Dollars a night that one room may cost. */
function roomLimit({ rooms, travellers }: Brief, { amount, per }: NightLimit): number {
  if (per === 'room') return amount;
  return (per === 'person' ? amount * travellers : amount) / rooms;
}

function leastOf(brief: Brief, found: Found): Picks {
  return {
    flights: brief.routes.map((route, index) =>
      route.kind === 'air' ? cheapestFlight(usableFlights(found, route, index)) : null,
    ),
    hotels: brief.stops.map(
      (_, index) => byPrice(wishedStays(found.hotels(hotelAskId(index)), brief.stay))[0] ?? null,
    ),
    // what was chosen by hand is in it whatever it costs
    tours: brief.stops.map((stop, index) => {
      const own = heldTour(brief, stop);
      return found.tours(tourAskId(index)).find(({ id }) => id === own?.tourId) ?? null;
    }),
  };
}

function easierFlights(brief: Brief, found: Found, least: Picks, affords: (picks: Picks) => boolean): Picks {
  return brief.routes.reduce((picks, route, index) => {
    if (route.kind !== 'air') return picks;
    const best = easiestFlight(usableFlights(found, route, index), route, brief);
    const better = { ...picks, flights: replaced<SeenFlight>(picks.flights, index, best) };
    return affords(better) ? better : picks;
  }, least);
}

/** @param spare dollars left beside the cheapest beds; null without a limit */
function betterHotels(
  brief: Brief,
  found: Found,
  { hotels }: Picks,
  spare: number | null,
): readonly (SeenHotel | null)[] {
  const nights = brief.stops.reduce((sum, stop) => sum + stop.nights, 0) * brief.rooms;
  const extra = spare === null ? Number.POSITIVE_INFINITY : Math.max(0, spare) / Math.max(1, nights);
  const limitANight =
    brief.maxNight === null ? (brief.nightlyLimit ?? Infinity) : roomLimit(brief, brief.maxNight);
  return hotels.map((least, index) => {
    if (!least) return null;
    const limits = { spare: least.priceFrom + extra, nightly: limitANight, hasLimit: spare !== null };
    const wish = brief.towns.find(({ town }) => town === brief.stops[index]?.place);
    const own = { ...brief, comfort: brief.comfort + (wish?.comfort ?? 0) };
    const wished = wishedStays(found.hotels(hotelAskId(index)), brief.stay);
    return bestHotel(wished, own, limits) ?? bestHotel(found.hotels(hotelAskId(index)), own, limits) ?? least;
  });
}

/** A tour in each town where there is time and money for it. */
function addTours(brief: Brief, found: Found, without: Picks, affords: (picks: Picks) => boolean): Picks {
  return brief.stops.reduce((picks, stop, index) => {
    if (stop.days < TOUR_DAYS || picks.tours[index]) return picks;
    for (const tour of toursByTaste(found.tours(tourAskId(index)), brief, stop)) {
      // towns may have tours of the same name; one of a kind is enough
      if (picks.tours.some((other) => other?.name === tour.name)) continue;
      const better = { ...picks, tours: replaced<SeenTour>(picks.tours, index, tour) };
      if (affords(better)) return better;
    }
    return picks;
  }, without);
}

function byPrice(hotels: readonly SeenHotel[]): readonly SeenHotel[] {
  return hotels.toSorted((a, b) => a.priceFrom - b.priceFrom);
}

function replaced<Offer>(
  offers: readonly (Offer | null)[],
  index: number,
  offer: Offer | null,
): readonly (Offer | null)[] {
  return offers.map((own, position) => (position === index ? offer : own));
}
