/** Which stay is chosen, and how the words around bookings read. */
import { describe, expect, it } from 'vitest';
import { bestHotel } from '../../../engine/plan/choose/hotels.ts';
import { makeBrief } from '../../../engine/plan/brief/brief.ts';
import { reduce } from '../../../engine/trip/reducer.ts';
import { NO_SPEC } from '../../../engine/trip/spec.ts';
import { parseMessage } from '../../../engine/read/parseMessage.ts';
import { inDistrict } from '../../../domain/offers/district.ts';
import { profileSchema } from '../../../supabase/functions/_shared/metering/chatProfile.ts';
import { travellerOf } from '../../../domain/profile/traveller.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';
import type { SeenHotel } from '../../../engine/offers/found.ts';

const gazetteer = await loadGazetteer();

function briefFor(stayTypes: readonly string[], budgetPerNight = 90) {
  const message = parseMessage('4 days in Rome', TODAY, gazetteer);
  const trip = reduce(NO_SPEC, message, () => ({ firstDay: TODAY, days: 4, today: TODAY }));
  return makeBrief(
    trip,
    { today: TODAY, interests: [], stayTypes: [...stayTypes], budgetPerNight },
    gazetteer,
  );
}

function hotel(hotelName: string, stars: number, priceFrom: number): SeenHotel {
  const dates = { checkIn: '2027-05-10', checkOut: '2027-05-13' };
  return { hotelId: hotelName, hotelName, stars, priceFrom, bookingUrl: 'https://hotels.test', ...dates };
}

const OFFERS = [
  hotel('Blue Door Hostel', 2, 45),
  hotel('Stone Stair Inn', 3, 91),
  hotel('Linden Hotel', 3, 140),
];
const limits = (nightly: number) => ({ spare: Number.POSITIVE_INFINITY, nightly, hasLimit: false });

describe('the stay', () => {
  it('is of the kind the profile likes, though a dollar dearer', () => {
    expect(bestHotel(OFFERS, briefFor(['Hotel']), limits(90))?.hotelName).toBe('Stone Stair Inn');
  });

  it('keeps to the limit for those who name no kind, and where the kind is far dearer', () => {
    expect(bestHotel(OFFERS, briefFor([]), limits(90))?.hotelName).toBe('Blue Door Hostel');
    expect(bestHotel(OFFERS, briefFor(['Hotel']), limits(60))?.hotelName).toBe('Blue Door Hostel');
    expect(bestHotel(OFFERS, briefFor(['Hostel']), limits(90))?.hotelName).toBe('Blue Door Hostel');
  });

  it('says when it is not the kind that is liked', async () => {
    const { reply } = await ask('4 days in Rome', {
      traveller: { stayTypes: ['Boutique'], budgetPerNight: 50 },
    });
    expect(reply).toMatch(/My search has no boutique that fits the price/);
  });

  it.each([
    ['"Hotel"', ['Hotel']],
    ['["Hotel","Boutique"]', ['Hotel', 'Boutique']],
    ['not json', undefined],
    [null, undefined],
  ])('is read from a profile that holds %s', (stay_type, expected) => {
    const row = { interests: [], amenities: [], subscription_status: 'Free', role: 'user', stay_type };
    expect(travellerOf(profileSchema.parse(row), TODAY).stayTypes).toEqual(expected);
  });

  it.each([
    ['City centre', 'in the city centre'],
    ['Near the main station', 'near the main station'],
    ['Alfama', 'in Alfama'],
  ])('in “%s” is %s', (district, words) => {
    expect(inDistrict(district)).toBe(words);
  });
});

describe('the fare of children', () => {
  const FARE = 'counted at the adult fare';

  it('is a matter only where there are flights', async () => {
    expect((await ask('4 days in Rome with 2 kids')).reply).not.toContain(FARE);
    expect((await ask('4 days in Rome from London with 2 kids')).reply).toContain(FARE);
  });
});
