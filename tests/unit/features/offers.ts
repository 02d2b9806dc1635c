import type { FlightOffer, HotelOffer } from '@domain/offers/offers.ts';

export function flightOffer(over: Partial<FlightOffer> = {}): FlightOffer {
  return {
    id: 'f1',
    origin: 'LHR',
    destination: 'KIX',
    flight_number: 'AY 1332',
    airline: 'AY',
    airline_name: 'Finnair',
    price: 618,
    departure_at: '2027-04-09T07:30:00+01:00',
    arrival_at: '2027-04-10T08:05:00+09:00',
    duration_to: 995,
    transfers: 1,
    via: ['HEL'],
    link: '/search/LHR0904KIX1',
    sample: true,
    ...over,
  };
}

export function hotelOffer(over: Partial<HotelOffer> = {}): HotelOffer {
  return {
    hotelId: 'h1',
    hotelName: 'Lantern Lane House',
    stars: 4,
    priceFrom: 128.4,
    district: 'Gion',
    sample: true,
    ...over,
  };
}
