/** What an offer may say, so that every card can show it. */
import { describe, expect, it } from 'vitest';
import { flightOfferSchema, tourOfferSchema } from '../../../domain/offers/offers.ts';

const flight = flightOfferSchema.shape;
const tour = tourOfferSchema.shape;

describe('an offer', () => {
  it('takes minutes that a clock can count on with', () => {
    expect(flight.duration_to.safeParse(2_880).success).toBe(true);
    expect(flight.duration_to.safeParse(Number.MAX_SAFE_INTEGER).success).toBe(false);
    expect(flight.return_duration.safeParse(Number.MAX_SAFE_INTEGER).success).toBe(false);
  });

  it('has a price that somebody could pay', () => {
    expect(tour.price.safeParse(25_000).success).toBe(true);
    expect(tour.price.safeParse(1e308).success).toBe(false);
  });

  it.each([
    ['https://partner.test/tour?mail=a@b.test', true],
    ['https://partner.test/@amsterdam/tour', true],
    ['https://bank.test@evil.test/pay', false],
    ['https://user:word@evil.test/pay', false],
  ])('links to %s: %s', (link, isTaken) => {
    expect(tour.bookingUrl.safeParse(link).success).toBe(isTaken);
  });
});
