/** What a trip costs with the offers chosen, line by line. */
import type { PlanCost } from '../../../domain/itinerary/itinerary.ts';
import { CAR_A_DAY } from '../brief/cars.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { Route } from '../brief/routes.ts';
import type { SeenFlight, SeenHotel, SeenTour } from '../../offers/found.ts';

/** Offers by the position of their way or town; null where there is none. */
export interface Picks {
  readonly flights: readonly (SeenFlight | null)[];
  readonly hotels: readonly (SeenHotel | null)[];
  readonly tours: readonly (SeenTour | null)[];
}

/** A modest day's meals and local transport where no guide says better, US dollars a person. */
const DEFAULT_DAILY_COST = 45;

/** The lines of the budget, in the order of the trip. */
export function costsOf(brief: Brief, { flights, hotels, tours }: Picks): PlanCost[] {
  const people = brief.travellers;
  const traveller = 'travellers';
  return [
    ...brief.routes.flatMap((route, index): PlanCost[] => {
      const flight = flights[index];
      return route.kind === 'air' && flight
        ? [line('flights', flightLabel(route), people, traveller, flight.price)]
        : [];
    }),
    ...brief.stops.flatMap((stop, index): PlanCost[] => stayLines(brief, stop, hotels[index] ?? null)),
    ...tours.flatMap((tour): PlanCost[] =>
      tour ? [line('tours', tour.name, people, traveller, tour.price)] : [],
    ),
    ...brief.routes.flatMap((route): PlanCost[] =>
      route.kind === 'ground'
        ? [
            line(
              'transport',
              `${route.from.name} to ${route.to.name} by ${route.way.mode} (my estimate)`,
              people,
              traveller,
              route.way.price,
            ),
          ]
        : [],
    ),
    ...carLines(brief),
    ...dailyLines(brief),
  ];
}

/** The choice with only the tours that are in the plan, and the costs without the others. */
export function withoutTours<Chosen extends Picks>(
  brief: Brief,
  choice: Chosen,
  isPlanned: (id: string) => boolean,
): Chosen & { costs: PlanCost[]; total: number } {
  const tours = choice.tours.map((tour) => (tour && isPlanned(tour.id) ? tour : null));
  const costs = costsOf(brief, { ...choice, tours });
  return { ...choice, tours, costs, total: totalOf(costs) };
}

export function totalOf(costs: readonly PlanCost[]): number {
  return costs.reduce((sum, cost) => sum + cost.amount, 0);
}

/** A car for every day of the trip, where it is not one's own. */
function carLines({ modes, days }: Brief): PlanCost[] {
  const hire = modes.car === null ? null : CAR_A_DAY[modes.car];
  if (!hire) return [];
  const { carADay } = modes;
  if (carADay?.amount === 0) return [];
  const [whose, price] = carADay === undefined ? ['my estimate', hire.price] : ['your price', carADay.amount];
  return [line('transport', `${hire.label} (${whose})`, days, days > 1 ? 'days' : 'day', price)];
}

function flightLabel(route: Route): string {
  const isBothWays = route.kind === 'air' && route.returnDate !== null;
  return `Flight ${route.from.name} – ${route.to.name}${isBothWays ? ', both ways' : ''}`;
}

function stayLines(brief: Brief, stop: Stop, hotel: SeenHotel | null): PlanCost[] {
  if (!hotel || stop.nights < 1) return [];
  const count = stop.nights * brief.rooms;
  const unit = brief.rooms > 1 ? 'room nights' : 'nights';
  return [line('stay', hotel.hotelName, count, unit, hotel.priceFrom)];
}

/** One for each town, also where it is two stops. */
function dailyLines(brief: Brief): PlanCost[] {
  const firsts = brief.stops.filter(
    (stop, index) => brief.stops.findIndex(({ place }) => place === stop.place) === index,
  );
  return firsts.map((stop) => {
    const where = brief.stops.length > 1 ? ` in ${stop.place.name}` : '';
    const stays = brief.stops.filter(({ place }) => place === stop.place);
    const count = brief.travellers * stays.reduce((sum, { days }) => sum + days, 0);
    const unit = brief.travellers > 1 ? 'person-days' : 'days';
    return line(
      'daily',
      `Meals and local transport${where} (my estimate)`,
      count,
      unit,
      stop.guide?.dailyCost ?? DEFAULT_DAILY_COST,
    );
  });
}

function line(kind: PlanCost['kind'], label: string, count: number, unit: string, price: number): PlanCost {
  // cents add up to tails that no bill has
  return {
    kind,
    label: label.slice(0, 200),
    count,
    unit,
    price,
    amount: Math.round(count * price * 100) / 100,
  };
}
