import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatResults } from '@domain/chat/results.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { PlanDays } from '@/features/assistant/components/message/PlanDays.tsx';
import { planSum } from '@domain/itinerary/planCards.ts';
import { flightOffer, hotelOffer } from '../offers.ts';
import { checkedPlan, planItem } from './plan.ts';
import { data, renderWithData } from '../../../support/dataWorld.tsx';

const onBook = vi.fn<(link: string) => void>();
beforeEach(() => onBook.mockReset());

const results: ChatResults = {
  flights: [flightOffer()],
  hotels: [{ ...hotelOffer(), checkIn: '2027-05-01', checkOut: '2027-05-04' }],
  tours: [
    { id: 't1', name: 'Tea', rating: 4.8, duration: '1 hour', price: 35, bookingUrl: 'https://t.example/' },
  ],
};
const show = (plan: CheckedPlan, of: ChatResults | undefined = results) =>
  renderWithData(<PlanDays plan={plan} results={of} marker="7" onBook={onBook} />);
const withItems = (...items: ReturnType<typeof planItem>[]) => {
  const plan = checkedPlan(1);
  return { ...plan, days: plan.days.map((day) => ({ ...day, items })) };
};

describe('the days of a plan', () => {
  it('stand in order with date, time and cost', () => {
    show(withItems(planItem({ cost: 36, note: 'Closed on Mondays' })));
    const day = screen.getByRole('article');
    for (const words of ['Day 1', 'Sat 1 May', '9:30 AM', 'Closed on Mondays', '$36']) {
      expect(day.textContent).toContain(words);
    }
  });

  it('lead from a place to the device’s own maps, beside what is booked there', () => {
    const tour = { id: 'tea', kind: 'tour', title: 'Tea', offerId: 't1' } as const;
    show(withItems(planItem({ at: [38.6979, -9.2061] }), planItem(tour)));
    const maps = screen.getAllByRole('link', { name: /^Open in Maps/ });
    expect(maps.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      [
        'Open in Maps: Jerónimos Monastery, opens in a new tab',
        'https://www.google.com/maps/search/?api=1&query=38.6979%2C-9.2061',
      ],
    ]);
    expect(screen.getByRole('link', { name: /^Book Now: Tea/ })).toBeTruthy();
  });

  it('say what the sum of a stay is made of', () => {
    const stay = { title: 'Check in at Hotel Seine', kind: 'stay', cost: 864 } as const;
    const plan = withItems(planItem(stay), planItem({ ...stay, id: 'other', cost: 100 }));
    const line = {
      kind: 'stay',
      label: 'Hotel Seine',
      count: 6,
      unit: 'room nights',
      price: 144,
      amount: 864,
    } as const;
    show({ ...plan, costs: [line] });
    expect(screen.getByText('$864 (6 room nights × $144)')).toBeTruthy();
    expect(screen.getByText('$100')).toBeTruthy();
  });

  it('are folds, the first of them open', () => {
    show(checkedPlan(5));
    const days = screen.getAllByRole('article');
    expect(days.map((day) => day.querySelector('details')?.open)).toEqual([true, false, false, false, false]);
  });
});

it('opens the day that a change has changed', () => {
  const plan = checkedPlan(3);
  const days = plan.days.map((day) => (day.number === 2 ? { ...day, title: 'Sintra' } : day));
  renderWithData(
    <PlanDays plan={{ ...plan, days }} before={plan} results={undefined} marker="" onBook={onBook} />,
  );
  const shown = screen.getAllByRole('article');
  expect(shown.map((day) => day.querySelector('details')?.open)).toEqual([false, true, false]);
});

describe('the offers of a plan', () => {
  it('are linked by their ids, and the way out is logged', async () => {
    show(
      withItems(
        planItem({ id: 'a', kind: 'flight', offerId: 'f1' }),
        planItem({ id: 'b', kind: 'stay', offerId: 'h1' }),
        planItem({ id: 'c', kind: 'tour', offerId: 't1' }),
      ),
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
    const tour = screen.getByRole('link', { name: /Book Now: Tea/ });
    expect(tour.getAttribute('rel')).toBe('noopener noreferrer');
    await userEvent.click(tour);
    expect(onBook).toHaveBeenCalledExactlyOnceWith('https://t.example/');
    expect(data.activity.trackTour).toHaveBeenCalledExactlyOnceWith('t1');
    await userEvent.click(screen.getByRole('link', { name: /Book Now: Finnair/ }));
    expect(data.activity.trackTour).toHaveBeenCalledOnce();
  });

  it('are marked beside the way to book where they are made up', () => {
    show(
      withItems(
        planItem({ id: 'a', kind: 'flight', offerId: 'f1' }),
        planItem({ id: 'c', kind: 'tour', offerId: 't1' }),
      ),
    );
    const [flight, tour] = screen.getAllByRole('link');
    expect(flight?.parentElement?.textContent).toContain('Sample data');
    expect(tour?.parentElement?.textContent).not.toContain('Sample data');
  });

  it('that no tool returned get no link', () => {
    const plan = withItems(planItem({ kind: 'flight', offerId: 'invented' }));
    const { unmount } = show(plan);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderWithData(<PlanDays plan={plan} results={undefined} marker="" onBook={onBook} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('says every warning above the days, and nothing where there is none', () => {
  const { unmount } = show(checkedPlan(2, { warnings: ['No dinner on day 1.', 'The castle is closed.'] }));
  const note = screen.getByRole('complementary', { name: 'Check before you book' });
  expect(within(note).getAllByRole('listitem')).toHaveLength(2);
  const [firstDay] = screen.getAllByRole('article');
  expect(firstDay && note.compareDocumentPosition(firstDay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  show(checkedPlan(2));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  [{ adults: 1, children: 0 }, null, 'About $900 for 1 adult'],
  [{ adults: 2, children: 1 }, null, 'About $900 for 2 adults and 1 child'],
  [{ adults: 2, children: 3 }, 1_200, 'About $900 for 2 adults and 3 children, of a budget of $1,200'],
])('sums up for %o with a budget of %s', (party, budget, words) => {
  expect(planSum({ total: 900.4, party, budget })).toBe(words);
});
