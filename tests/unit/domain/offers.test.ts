/** What an offer, a link and a sum in a plan may hold. */
import { describe, expect, it } from 'vitest';
import { itinerarySchema } from '@domain/itinerary/itinerary.ts';
import { dollars, httpUrl, tourOfferSchema } from '@domain/offers/offers.ts';
import { bookingDetailsSchema } from '@domain/chat/plannerApi.ts';

const TOUR = { id: 't', name: 'Walk', rating: 5, duration: '2 hours', price: 20 };

describe('a link', () => {
  it.each(['https://www.viator.com/tours/1?a=b@c#d@e', 'http://localhost:4173/@home', 'https://x.test'])(
    'may be %s',
    (url) => {
      expect(httpUrl.safeParse(url).success).toBe(true);
      expect(tourOfferSchema.safeParse({ ...TOUR, bookingUrl: url }).success).toBe(true);
      expect(bookingDetailsSchema.safeParse({ url }).success).toBe(true);
    },
  );

  it.each([
    'https://www.booking.com@evil.test/',
    'https://www.booking.com:443@evil.test/',
    'https:www.booking.com@evil.test',
    'https:/\\\\www.booking.com@evil.test',
    'https://@evil.test',
    'ht\ttps://www.booking.com\n@evil.test',
    'javascript:alert(1)',
    'not a link',
  ])('may not be %j', (url) => {
    expect(httpUrl.safeParse(url).success).toBe(false);
    expect(tourOfferSchema.safeParse({ ...TOUR, bookingUrl: url }).success).toBe(false);
    expect(bookingDetailsSchema.safeParse({ url }).success).toBe(false);
  });
});

describe('a sum', () => {
  it('is at most ten million dollars, and no less than none', () => {
    for (const sum of [0, 0.5, 10_000_000]) expect(dollars.safeParse(sum).success).toBe(true);
    for (const sum of [-1, 10_000_001, 1e308, Infinity, NaN])
      expect(dollars.safeParse(sum).success).toBe(false);
  });

  it('is held to that in offers and in plans', () => {
    const bookingUrl = 'https://x.test';
    expect(tourOfferSchema.safeParse({ ...TOUR, bookingUrl, price: 1e308 }).success).toBe(false);
    const plan = {
      title: 'Rome',
      origin: null,
      cities: ['Rome'],
      party: { adults: 1, children: 0 },
      budget: null,
      days: [{ number: 1, date: '2027-05-01', city: 'Rome', title: 'Rome', items: [] }],
      legs: [],
      stays: [],
      costs: [{ kind: 'daily', label: 'Meals', count: 1, unit: 'days', price: 40, amount: 40 }],
      total: 40,
    };
    expect(itinerarySchema.safeParse(plan).success).toBe(true);
    const [cost] = plan.costs;
    for (const change of [
      { total: 1e308 },
      { budget: 1e308 },
      { costs: [{ ...cost, amount: 1e308 }] },
      { costs: [{ ...cost, price: 1e308 }] },
      { costs: [{ ...cost, count: 1e308 }] },
    ]) {
      expect(itinerarySchema.safeParse({ ...plan, ...change }).success).toBe(false);
    }
  });
});
