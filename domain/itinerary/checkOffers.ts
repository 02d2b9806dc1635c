/** What can be booked: found by a tool, as the tool said it, and nothing beside it. */
import type { Itinerary, PlanDay, PlanItem } from './itinerary.ts';
import { flightOf, hotelOf, isRide, partsOf, ridesOf, tourOf, type Ride } from './bookings.ts';
import type { Finding, KnownFlight, KnownOffers } from './finding.ts';
import { pointAt } from './measures.ts';

/** Every flight, hotel and tour rests on an offer that a tool returned. */
export function checkOffers(plan: Itinerary, known: KnownOffers): Finding[] {
  return [
    ...plan.legs.flatMap((leg): Finding[] => {
      if (leg.mode !== 'flight' && leg.offerId === undefined) return [];
      if (flightOf(leg, known)) return [];
      return [unknownOffer(`${leg.from} – ${leg.to}`, leg.offerId, 'flight leg')];
    }),
    ...plan.stays.flatMap((stay): Finding[] => {
      if (stay.offerId === undefined ? stay.name === undefined : hotelOf(stay, known)) return [];
      return [unknownOffer(stay.name ?? `Stay in ${stay.city}`, stay.offerId, 'stay')];
    }),
    ...plan.days.flatMap((day) =>
      day.items.flatMap((item): Finding[] => {
        if (isGrounded(plan, day, item, known)) return [];
        return [{ ...unknownOffer(item.title, item.offerId, pointAt(day, item)), day: day.number }];
      }),
    ),
  ];
}

function isGrounded(plan: Itinerary, day: PlanDay, item: PlanItem, known: KnownOffers): boolean {
  const { kind, offerId } = item;
  if (kind === 'flight') return flightOf(item, known) !== undefined;
  if (kind === 'tour') return tourOf(item, known) !== undefined;
  const hotel = known.hotels.some(({ hotelId }) => hotelId === offerId);
  if (kind === 'stay') {
    const hasBooking = plan.stays.some(
      (stay) => stay.offerId !== undefined && stay.checkIn <= day.date && day.date <= stay.checkOut,
    );
    return offerId === undefined ? !hasBooking : hotel;
  }
  return offerId === undefined || hotel || Boolean(flightOf(item, known) ?? tourOf(item, known));
}

function unknownOffer(item: string, offerId: string | undefined, where: string): Finding {
  const message =
    offerId === undefined
      ? `${where} "${item}" has no offerId: use one that a search returned, or leave it out.`
      : `${where} "${item}" has the offerId "${offerId}", which no search returned.`;
  return { check: 'offers', item, message, ...(offerId === undefined ? {} : { offerId }) };
}

/** Names, dates and times are those of the offers. */
export function checkOfferDetails(plan: Itinerary, known: KnownOffers): Finding[] {
  return [
    ...plan.legs.flatMap((leg) => {
      const offer = flightOf(leg, known);
      if (!offer || ridesOf(offer).some((ride) => isRide(leg, ride))) return [];
      return differs(`${leg.from} – ${leg.to}`, flightInWords(offer), offer.id);
    }),
    ...plan.stays.flatMap((stay) => {
      const hotel = hotelOf(stay, known);
      if (!hotel) return [];
      const { checkIn, checkOut, hotelName } = hotel;
      const isSame = stay.checkIn === checkIn && stay.checkOut === checkOut && stay.name === hotelName;
      return isSame
        ? []
        : differs(stay.name ?? stay.city, `${hotelName}, ${checkIn} to ${checkOut}`, hotel.hotelId);
    }),
    ...plan.days.flatMap((day) => day.items.flatMap((item) => itemDetails(day, item, known))),
  ];
}

function itemDetails(day: PlanDay, item: PlanItem, known: KnownOffers): Finding[] {
  const tour = item.kind === 'tour' ? tourOf(item, known) : undefined;
  if (tour && tour.name !== item.title) return differs(item.title, `the tour "${tour.name}"`, tour.id, day);
  const flight = item.kind === 'flight' ? flightOf(item, known) : undefined;
  if (!flight || ridesOf(flight).some((ride) => isOnRide(day.date, item, ride))) return [];
  return differs(item.title, flightInWords(flight), flight.id, day);
}

/** Whether a flight item is a part of the ride that falls on the date. */
function isOnRide(date: string, { start, end }: PlanItem, ride: Ride): boolean {
  return partsOf(ride, date).some(
    (part) => part.start === start && (part.end === undefined || part.end === end),
  );
}

function flightInWords(offer: KnownFlight): string {
  return `the flight ${offer.id} (${describeRides(ridesOf(offer))})`;
}

function describeRides(rides: readonly Ride[]): string {
  return rides
    .map(({ fromCode, toCode, date, start, endDate, end }) => {
      const landing = endDate === undefined ? '' : `, lands ${endDate} ${end ?? ''}`;
      return `${fromCode}–${toCode} leaves ${date} ${start}${landing}`;
    })
    .join('; ');
}

function differs(item: string, offer: string, offerId: string, day?: PlanDay): Finding[] {
  const where = day ? `Day ${day.number}, ` : '';
  const message = `${where}"${item}" must have the name, dates and times of its offer: ${offer}.`;
  return [{ check: 'offerDetails', item, offerId, message, ...(day ? { day: day.number } : {}) }];
}
