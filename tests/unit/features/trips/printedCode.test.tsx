/** The codes on a printed trip, read as a phone's camera reads them. */
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { SharedTripScreen } from '@/features/trips/shared/SharedTripScreen.tsx';
import { PrintedCode } from '@/features/trips/take/PrintedCode.tsx';
import { type Trip, tripSchema } from '@domain/trips/trip.ts';
import { deflate } from '@/platform/deflate.ts';
import { renderWithData } from '../../../support/dataWorld.tsx';
import { createPlannerHere } from '../../../support/plannerHere.ts';
import { scan } from '../../../support/scan.ts';
import { soundTrip } from '../../domain/trips/trip.ts';

vi.mock('@/platform/deflate.ts', { spy: true });
beforeEach(() => vi.mocked(deflate).mockClear());

/** A trip as the assistant plans it. */
async function planned(message: string): Promise<Trip> {
  const { answer } = await createPlannerHere().answer({
    message,
    at: '2026-11-21T09:00:00.000Z',
    traveller: { today: '2026-11-21', interests: [] },
    trip: null,
    previous: null,
    others: [],
    full: false,
    searches: { marker: '', flights: [], hotels: [], tours: [] },
  });
  const { plan } = answer;
  return tripSchema.parse({ ...soundTrip(), title: plan?.title, plan, offers: null });
}

/** Its address has the whole trip once all codes are read. */
function Phone() {
  return <SharedTripScreen hash={useLocation().hash} />;
}

it.each([
  ['Five days in Kyoto from 3 May 2027 for two, from London', 5, 1],
  ['14 days in Rome and Florence from 3 May 2027 for two, from London', 14, 1],
  ['24 days in Rome, Florence, Venice and Naples from 3 May 2027 for two, from London', 24, 4],
])('open the whole trip: %s', async (message, days, count) => {
  const trip = await planned(message);
  const paper = renderWithData(<PrintedCode trip={trip} />);
  const codes = await screen.findAllByRole('img', { name: /^Code .*this trip$/ });
  const read = codes.map(scan);
  expect(read).toHaveLength(count);
  expect(screen.queryAllByText(`${count} of ${count}`)).toHaveLength(count > 1 ? 1 : 0);
  paper.unmount();
  for (const [at, code] of read.entries()) {
    const { pathname, hash } = new URL(code ?? '');
    const phone = renderWithData(<Phone />, pathname + hash);
    if (at === count - 1) break;
    await screen.findByText(/still to be scanned/);
    phone.unmount();
  }
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    trip.plan?.title.replace(/ for two$/, ''),
  );
  expect(screen.getAllByRole('heading', { name: /^Day \d/ })).toHaveLength(days);
});

it('are none where nobody would scan so many', async () => {
  const trip = await planned('21 days in Rome, Florence and Venice from 3 May 2027 for two, from London');
  const letters = Array.from({ length: 6000 }, (_, at) => ((at * 7919) % 9973).toString(36));
  const days = trip.plan?.days.map((day) => ({
    ...day,
    items: day.items.map((item) => ({ ...item, title: letters.splice(0, 30).join('') })),
  }));
  renderWithData(<PrintedCode trip={{ ...trip, plan: trip.plan && { ...trip.plan, days: days ?? [] } }} />);
  await vi.waitFor(() => expect(deflate).toHaveBeenCalled(), 3_000);
  await act(async () => void (await vi.mocked(deflate).mock.results[0]?.value));
  expect(screen.queryByRole('img')).toBeNull();
});
