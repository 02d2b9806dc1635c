import { describe, expect, it } from 'vitest';
import { defaultPartners, flightLink, hotelLink } from '@domain/offers/partnerLinks.ts';
import type { FlightOffer, HotelOffer } from '@domain/offers/offers.ts';
import {
  cardOnClock,
  formatDollars,
  formatDuration,
  stopsLabel,
  toFlightCard,
  toHotelCard,
} from '@domain/offers/cards.ts';

const flight: FlightOffer = {
  id: 'f1',
  origin: 'LHR',
  destination: 'KIX',
  flight_number: 'BA 17',
  airline: 'BA',
  airline_name: 'British Airways',
  price: 812.4,
  departure_at: '2026-04-03T23:05:00+01:00',
  duration_to: 840,
  transfers: 1,
  link: '/search/LHR0304KIX1?t=1',
};
const hotel: HotelOffer = { hotelId: '42', hotelName: 'Ryokan', stars: 4, priceFrom: 119.5 };

describe('words', () => {
  it.each([
    [0, 'Non-stop'],
    [1, '1 stop'],
    [2, '2 stops'],
  ])('%i transfers: %s', (transfers, label) => {
    expect(stopsLabel(transfers)).toBe(label);
  });

  it('prices are whole dollars', () => {
    expect(formatDollars(1_249.5)).toBe('$1,250');
  });

  it('durations are Xh Ym', () => {
    expect(formatDuration(840)).toBe('14h 0m');
    expect(formatDuration(59)).toBe('0h 59m');
  });
});

describe('links', () => {
  it('append the marker to the partner link with ? or &', () => {
    expect(flightLink('/search/A', 'm 1')).toBe('https://www.aviasales.com/search/A?marker=m%201');
    expect(flightLink('search/A?t=1', 'm')).toBe('https://www.aviasales.com/search/A?t=1&marker=m');
  });

  it('fall back to the partner home', () => {
    expect(flightLink('', 'm')).toBe(defaultPartners.flights);
    expect(flightLink('/search/A', '')).toBe(defaultPartners.flights);
    const stay = { hotelId: '42', checkIn: '2026-04-03', checkOut: '2026-04-05', marker: 'm' };
    const links = Object.keys(stay).map((missing) => hotelLink({ ...stay, name: 'Inn', [missing]: '' }));
    expect(new Set(links)).toEqual(new Set([defaultPartners.hotelsHome]));
  });

  it('for a hotel name the stay, two adults, dollars and English', () => {
    const stay = { checkIn: '2026-04-03', checkOut: '2026-04-05', marker: 'm' };
    const link = hotelLink({ hotelId: '4 2', name: 'Café & Inn', ...stay });
    expect(link).toMatch(/^https:\/\/www\.booking\.com\/searchresults\.html\?hotelId=4%202&/);
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      hotelId: '4 2',
      checkIn: '2026-04-03',
      checkOut: '2026-04-05',
      marker: 'm',
      language: 'en',
      currency: 'usd',
      adults: '2',
      // what the partner reads
      ss: 'Café & Inn',
      checkin: '2026-04-03',
      checkout: '2026-04-05',
      group_adults: '2',
      selected_currency: 'USD',
      lang: 'en-us',
    });
  });
});

const back = (over: Partial<FlightOffer>) => toFlightCard({ ...flight, ...over }, 'm').back;

describe('toFlightCard', () => {
  it('shows local times; arrival = departure + duration where no arrival is given', () => {
    expect(toFlightCard(flight, 'm')).toMatchObject({
      airline: 'British Airways',
      logoUrl: 'https://pics.avs.io/200/80/BA.png',
      departureDate: 'Fri 3 April',
      departureTime: '11:05 PM',
      arrivalTime: '1:05 PM',
      arrivalDayOffset: 1,
      departureMinutes: 1_385,
      duration: '14h 0m',
      stops: '1 stop',
      bookingUrl: 'https://www.aviasales.com/search/LHR0304KIX1?t=1&marker=m',
      sample: false,
    });
  });

  it('draws a flight however long a stored row says that it takes', () => {
    const card = toFlightCard({ ...flight, duration_to: Number.MAX_SAFE_INTEGER }, 'm');
    expect(card.arrivalTime).toMatch(/^\d{1,2}:\d{2} [AP]M$/);
    expect(card.arrivalDayOffset).toBeGreaterThan(1e12);
    expect(toFlightCard({ ...flight, duration_to: 15 }, 'm').arrivalDayOffset).toBe(0);
    expect(toFlightCard({ ...flight, duration_to: 55 }, 'm')).toMatchObject({
      arrivalTime: '12:00 AM',
      arrivalDayOffset: 1,
    });
  });

  it('takes the given arrival, in its own zone', () => {
    const card = toFlightCard({ ...flight, arrival_at: '2026-04-04T21:05:00+09:00' }, 'm');
    expect(card).toMatchObject({ arrivalTime: '9:05 PM', arrivalDayOffset: 1 });
    const west = toFlightCard({ ...flight, arrival_at: '2026-04-02T22:00:00-10:00' }, 'm');
    expect(west.arrivalDayOffset).toBe(-1);
  });

  it('has its times by a clock of 24 hours where the device has one, and the way back too', () => {
    const offer = { ...flight, return_at: '2026-04-10T00:20:00+09:00' };
    const card = toFlightCard(offer, 'm');
    expect(cardOnClock(card, '12-hour')).toBe(card);
    const shown = cardOnClock(card, '24-hour');
    expect([shown.departureTime, shown.arrivalTime]).toEqual(['23:05', '13:05']);
    expect(shown.back).toMatchObject({ departureTime: '00:20', arrivalTime: null });
    expect({ ...shown, departureTime: '', arrivalTime: '', back: null }).toEqual({
      ...card,
      departureTime: '',
      arrivalTime: '',
      back: null,
    });
  });

  it('says of the way back what is known of it, each time by the clock of its place', () => {
    expect(back({})).toBeNull();
    expect(back({ return_at: '2026-04-10T00:20:00+09:00' })).toEqual({
      date: 'Fri 10 April',
      departureTime: '12:20 AM',
      arrivalTime: null,
      arrivalDayOffset: 0,
      duration: null,
      stops: null,
    });
    expect(
      back({
        return_at: '2026-04-10T00:20:00-10:00',
        return_arrival_at: '2026-04-11T06:05:00+09:00',
        return_duration: 645,
        return_transfers: 2,
      }),
    ).toMatchObject({ arrivalTime: '6:05 AM', arrivalDayOffset: 1, duration: '10h 45m', stops: '2 stops' });
  });

  it('asks nobody for the logo of sample data, and names an airline by code without a name', () => {
    const { airline_name: _name, ...bare } = flight;
    expect(toFlightCard({ ...bare, sample: true }, '')).toMatchObject({
      airline: 'BA',
      logoUrl: null,
      sample: true,
    });
  });
});

describe('toHotelCard', () => {
  it('rounds the price and takes the dates of the reply or of the offer', () => {
    const stay = { checkIn: '2026-04-03', checkOut: '2026-04-05' };
    expect(toHotelCard(hotel, 'm', stay)).toMatchObject({
      price: 120,
      priceLabel: 'from $120 / night',
      rating: 4,
      imageUrl: null,
      bookingUrl: expect.stringContaining('checkIn=2026-04-03'),
    });
    expect(toHotelCard({ ...hotel, ...stay }, 'm').bookingUrl).toContain('checkOut=2026-04-05');
    expect(toHotelCard(hotel, 'm').stayLabel).toBeNull();
    const nights = { checkIn: '2026-04-01', checkOut: '2026-04-05' };
    expect(toHotelCard({ ...hotel, priceFrom: 119.6 }, 'm', nights).stayLabel).toBe('4 nights × $120 = $480');
    expect(toHotelCard(hotel, 'm', { ...nights, checkOut: '2026-04-02' }).stayLabel).toBeNull();
    expect(toHotelCard(hotel, 'm').bookingUrl).toBe(defaultPartners.hotelsHome);
    expect(toHotelCard({ ...hotel, priceFrom: 1_250 }, 'm').priceLabel).toBe('from $1,250 / night');
  });

  it("keeps the provider's own link", () => {
    const bookingUrl = 'https://book.test/42';
    expect(toHotelCard({ ...hotel, bookingUrl }, 'm').bookingUrl).toBe(bookingUrl);
  });
});
