/** Why the plan is as it is: flights, stays, tours, order, getting around. */
import { capitalized } from '../../../domain/text/capital.ts';
import { WHY_HEADING } from '../../../domain/chat/replyText.ts';
import { landingOf } from '../../plan/choose/flights.ts';
import { isLikedKind } from '../../plan/choose/hotels.ts';
import { formatShortDay, hoursAndMinutes, listOf, money, plural, soughtIn } from './format.ts';
import { formatTimeOf } from '../../../domain/dates/dayTimes.ts';
import type { Brief, Stop } from '../../plan/brief/brief.ts';
import type { AirRoute } from '../../plan/brief/routes.ts';
import type { Choice } from '../../plan/choose/choose.ts';
import type { SeenFlight, SeenHotel } from '../../offers/found.ts';

/** A list under a heading. */
export function writeWhy(brief: Brief, choice: Choice): string {
  const lines = reasonsFor(brief, choice);
  return lines.length === 0 ? '' : `${WHY_HEADING}\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** A line for each way, stay and tour, and for what the days are made by; each begins with its word in bold. */
export function reasonsFor(brief: Brief, choice: Choice): string[] {
  const isGuided = brief.stops.some(({ guide }) => guide !== null);
  const several = brief.stops.length > 1;
  return [
    ...brief.routes.map((route, index) => {
      if (route.kind === 'ground')
        return `**${route.way.mode === 'car' ? 'Road' : capitalized(route.way.mode)}:** ${route.from.name} to ${route.to.name}, ${formatShortDay(route.date)}, about ${hoursAndMinutes(route.way.minutes)} and ${money(route.way.price)} a person; my estimate, not an offer.${insteadOf(route)}`;
      const flight = choice.flights[index];
      return route.kind === 'air' && flight ? flightLine(route, flight, brief) : '';
    }),
    ...brief.stops.map((stop, index) => {
      const hotel = choice.hotels[index];
      return hotel ? stayLine(stop, hotel, brief) : '';
    }),
    ...choice.tours.map((tour) =>
      tour ? `**Tour:** ${tour.name} (${tour.duration}, ${money(tour.price)} a person).` : '',
    ),
    brief.interests.length > 0 && isGuided
      ? `**Order of the days:** the parts of town that are best for ${soughtIn(brief.interests.slice(0, 3))} come first.`
      : '',
    needsLine(brief),
    // once of a town that comes twice
    ...new Set(
      brief.stops.map(({ place, guide }) =>
        guide ? `**Getting around${several ? ` ${place.name}` : ''}:** ${guide.gettingAround}` : '',
      ),
    ),
  ].filter((line) => line !== '');
}

function flightLine(route: AirRoute, flight: SeenFlight, brief: Brief): string {
  const stops =
    flight.transfers === 0
      ? 'non-stop'
      : `${plural(flight.transfers, 'stop')}${flight.via ? ` (${flight.via.join(', ')})` : ''}`;
  const landing = landingOf(flight, route);
  const lands = `, landing ${formatShortDay(landing.slice(0, 10))} at ${formatTimeOf(landing)}`;
  const isBefore = route.role === 'out' && flight.departure_at.slice(0, 10) < brief.firstDay;
  const overnight = isBefore ? ' It flies overnight, so you set out before the first day.' : '';
  return `**Flight:** ${flight.airline_name ?? flight.airline} ${flight.flight_number}, ${flight.origin} to ${flight.destination}, ${formatShortDay(flight.departure_at.slice(0, 10))} at ${formatTimeOf(flight.departure_at)}${lands}, ${hoursAndMinutes(flight.duration_to)}, ${stops}, ${money(flight.price)} a person ${route.returnDate === null ? 'one way' : 'both ways'}.${overnight}${insteadOf(route)}`;
}

/** The other way that was looked at; empty where there is none. */
function insteadOf({ instead }: Pick<AirRoute, 'instead'>): string {
  if (!instead) return '';
  const by = instead.mode === 'car' ? 'By road' : `By ${instead.mode}`;
  const price =
    instead.mode === 'flight' ? `${money(instead.price)} a person` : `${money(instead.price)}, my estimate`;
  return ` ${by} it is about ${hoursAndMinutes(Math.round(instead.minutes / 5) * 5)} from door to door and ${price}.`;
}

function stayLine({ place, guide, nights }: Stop, hotel: SeenHotel, brief: Brief): string {
  const district = guide?.districts.find(({ name }) => name === hotel.district);
  const where = district
    ? `, in ${district.name}: ${district.line}`
    : hotel.district === undefined
      ? '.'
      : ` (${hotel.district}).`;
  const town = brief.stops.length > 1 ? ` in ${place.name}, ${plural(nights, 'night')},` : ',';
  return `**Stay:** ${hotel.hotelName}${town} ${hotel.stars} stars, ${money(hotel.priceFrom)} a night${where}${reasonFor(hotel, brief)}`;
}

/** Why a stay is not what the profile asks for; empty where it is. */
function reasonFor(hotel: SeenHotel, brief: Brief): string {
  const limit = brief.maxNight === null ? brief.nightlyLimit : null;
  if (!isLikedKind(hotel, brief))
    return ` My search has no ${brief.stayTypes.join(' or ').toLowerCase()} that fits the price, so it is what comes nearest.`;
  return limit !== null && hotel.priceFrom > limit
    ? ` It is ${money(hotel.priceFrom - limit)} over your ${money(limit)} a night.`
    : '';
}

function needsLine({ diets, mobility, children, pace }: Brief): string {
  const parts = [
    diets.length > 0 ? `${listOf(diets)} food asked for at each meal` : '',
    mobility.length > 0
      ? `${listOf(mobility)}: I left out what my guide describes with steps, slopes, long walks, bicycles or no chairs; it does not know every door`
      : '',
    children > 0 ? 'no bars and no nightlife' : '',
    pace === 'slow' ? 'a slow pace with free evenings' : pace === 'full' ? 'full days' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `**Made for you:** ${parts.join('; ')}.`;
}
