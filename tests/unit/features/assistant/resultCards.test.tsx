/** The cards of an answer on a phone: which of them its plan rests on. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResultCards } from '@/features/assistant/components/message/ResultCards.tsx';
import { renderWithData } from '../../../support/dataWorld.tsx';
import { soundTrip } from '../../domain/trips/trip.ts';

const trip = soundTrip();
const { flights, hotels, tours } = trip.offers ?? expect.unreachable();
const [flight] = flights;
const [hotel] = hotels;
const [tour] = tours;

/** As they may come: what the plan took stands behind what it did not. */
const results = {
  flights: [
    ...['a', 'b', 'c'].map((id) => ({ ...flight!, id, airline_name: `Air ${id}` })),
    ...flights.map((one) => ({ ...one, airline_name: `Taken ${one.id}` })),
  ],
  hotels: [
    { ...hotel!, hotelId: 'h-marais', hotelName: 'Hotel Marais' },
    // the right house, and other nights
    { ...hotel!, checkIn: '2027-05-04', hotelName: 'Hotel Seine, a day later' },
    ...hotels,
  ],
  tours: [{ ...tour!, id: 't-boat', name: 'Boat trip' }, tour!],
};

function show(plan: typeof trip.plan) {
  renderWithData(
    <ResultCards
      results={results}
      plan={plan ?? undefined}
      marker=""
      seenAt={undefined}
      onBook={vi.fn<(link: string) => void>()}
    />,
  );
}
const cardsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('article')
    .map((card): [string, boolean] => [
      card.getAttribute('aria-label') ?? '',
      within(card).queryByText('In your plan') !== null,
    ]);

it('have the offers of the plan first, and say so at each', async () => {
  show(trip.plan);
  // of many flights three are shown at first: those of the plan among them
  expect(cardsOf('Flights')).toEqual([
    [expect.stringMatching(/^Taken out,/), true],
    [expect.stringMatching(/^Taken home,/), true],
    [expect.stringMatching(/^Air a,/), false],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5 flights' }));
  expect(cardsOf('Flights').map(([, isInPlan]) => isInPlan)).toEqual([true, true, false, false, false]);
  expect(cardsOf('Hotels')).toEqual([
    ['Hotel Seine', true],
    ['Hotel Tevere', true],
    ['Hotel Marais', false],
    ['Hotel Seine, a day later', false],
  ]);
  expect(cardsOf('Tours')).toEqual([
    ['Food walk', true],
    ['Boat trip', false],
  ]);
});

it('stay as they were found, unmarked, where there is no plan', () => {
  show(null);
  expect(cardsOf('Tours')).toEqual([
    ['Boat trip', false],
    ['Food walk', false],
  ]);
  expect(screen.queryByText('In your plan')).toBeNull();
});
