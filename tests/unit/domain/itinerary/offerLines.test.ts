import { expect, it } from 'vitest';
import { offerLines } from '@domain/itinerary/offerLines.ts';
import { soundTrip } from '../trips/trip.ts';

const { plan, offers } = soundTrip();
const given = offers ?? expect.unreachable();
const [flight] = given.flights;
const [hotel] = given.hotels;
const [tour] = given.tours;

it('has those of the plan first, then the others by their price, each with its way out', () => {
  const flights = [
    { ...flight!, id: 'dear', price: 500 },
    { ...flight!, id: 'cheap', price: 80 },
    ...given.flights,
  ];
  const lines = offerLines(plan!, { ...given, flights }, 'm');
  expect(lines.flights.map(({ key, isInPlan }) => [key, isInPlan])).toEqual([
    ['out', true],
    ['home', true],
    ['cheap', false],
    ['dear', false],
  ]);
  expect(lines.flights[0]).toMatchObject({
    words: 'LHR to CDG, Mon 3 May, 8:00 AM',
    price: '$120 a person',
    href: expect.stringMatching(/^https:/),
  });
  expect(lines.hotels.map(({ words, isInPlan }) => [words, isInPlan])).toEqual([
    ['Wed 5 May to Thu 6 May', true],
    ['Mon 3 May to Wed 5 May', true],
  ]);
});

it('leads from a hotel of several stays to the nights of each, and says what is made up', () => {
  const hotels = [
    { ...hotel!, hotelId: '1001', checkIn: '2027-05-03', checkOut: '2027-05-04', sample: true },
    { ...hotel!, hotelId: '1001', checkIn: '2027-05-05', checkOut: '2027-05-06' },
  ];
  const lines = offerLines(plan!, { flights: [{ ...flight!, sample: true }], hotels, tours: [] }, '1');
  expect(lines.hotels).toMatchObject([
    { words: expect.stringContaining('3 May'), href: expect.stringContaining('2027-05-03'), isSample: true },
    { words: expect.stringContaining('5 May'), href: expect.stringContaining('2027-05-05'), isSample: false },
  ]);
  expect(lines.flights[0]?.isSample).toBe(true);
});

it('tells a way back, and takes a hotel of other nights for another offer', () => {
  const back = { ...flight!, id: 'both', return_at: '2027-05-06T18:00:00+02:00' };
  const later = { ...hotel!, checkIn: '2027-05-04' };
  const lines = offerLines(plan!, { flights: [back], hotels: [later], tours: [] }, '');
  expect(lines.flights[0]?.words).toBe('LHR to CDG, Mon 3 May, 8:00 AM; back Thu 6 May, 6:00 PM');
  expect(lines.hotels).toMatchObject([{ isInPlan: false }]);
});

it('tells how long a tour takes and what it costs, and of one in the plan its day', () => {
  const tours = [
    { ...tour!, id: 't-boat', name: 'Boat trip', duration: '', price: 20, sample: true },
    { ...tour!, id: 't-bus', name: 'Bus trip', price: 15 },
    tour!,
  ];
  const lines = offerLines(plan!, { ...given, tours }, '');
  expect(lines.tours).toMatchObject([
    {
      key: 't-food',
      words: '3 hours, Thu 6 May',
      price: '$40 a person',
      tourId: 't-food',
      href: 'https://tours.test/food',
      isInPlan: true,
    },
    { key: 't-bus', words: '3 hours', isInPlan: false, isSample: false },
    { key: 't-boat', words: '', isInPlan: false, isSample: true },
  ]);
});
