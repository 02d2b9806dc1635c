/** A tour that fits on no day of a long trip: it is given up soon, however many days there are. */
import { expect, it, vi } from 'vitest';
import { checkItinerary } from '@domain/itinerary/itineraryChecks.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { longTrip } from './trip.ts';

vi.mock('@domain/itinerary/itineraryChecks.ts', async (original) => {
  const all = await original<{ checkItinerary: typeof checkItinerary }>();
  return { ...all, checkItinerary: vi.fn(all.checkItinerary) };
});

it('is refused after some hundred checks of the plan', () => {
  const long = longTrip(30);
  const days = long.plan!.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item.title === 'Lunch' ? { ...item, locked: true as const } : item)),
  }));
  const sea = { id: 'sea', name: 'To the sea', rating: 5, duration: '9 hours', price: 50, city: 'Paris' };
  const offers = {
    flights: [],
    hotels: [],
    tours: [{ ...sea, bookingUrl: 'https://tours.test/sea' }],
    marker: '',
    seenAt: '2026-11-21T09:00:00Z',
  };
  const trip = { ...long, offers, plan: { ...long.plan!, days } };
  vi.mocked(checkItinerary).mockClear();
  expect(applyEdit(trip, { kind: 'useTour', offer: 'sea' })).toMatchObject({ reason: 'no_tour_day' });
  expect(vi.mocked(checkItinerary).mock.calls.length).toBeLessThan(400);
});
