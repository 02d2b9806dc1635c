/** Why a trip is as it is and what to check, on its own page. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MessageRow } from '@/data/local/rows.ts';
import { data, tab } from '../../../support/dataWorld.tsx';
import { idOf, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, openTrip } from './tripsWorld.tsx';

const trip = soundTrip();
const CHANGED = 'The trip has changed since the assistant wrote this.';

async function told(lead: string): Promise<void> {
  const message: MessageRow = {
    id: '6f1b2c3d-0000-8000-8000-000000000001',
    userId: ANA,
    conversation: 'assistant',
    role: 'assistant',
    content: 'The whole plan',
    lead,
    createdAt: 1,
    state: 'sent',
    tripId: trip.id,
    plan: trip.plan!,
  };
  await tab.db.messages.put(message);
}
const foldOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title, hidden: true });
  const fold = heading.closest('details') ?? expect.unreachable();
  expect(fold.open).toBe(false);
  await userEvent.click(heading);
  return within(fold);
};

describe('a trip that the assistant spoke of on this device', () => {
  it('says why it is this way and what to check, in the air too', async () => {
    tab.connectivity.set('offline');
    await told(
      'Paris.\n\n**Why this way**\n- **Flight:** BA 304, lands at 10:20 AM\n\n### What to check\n- Opening times',
    );
    await openTrip(trip, true);
    const why = await foldOf('Why this way');
    expect(await why.findByText(/BA 304, lands at 10:20 AM/)).toBeTruthy();
    expect(why.queryByText(CHANGED)).toBeNull();
    const check = await foldOf('What to check');
    expect(await check.findByText('Opening times')).toBeTruthy();
  });

  it('says that it was written before the last changes', async () => {
    await told('**Why this way**\n- It is flat');
    await openTrip(trip);
    const why = await foldOf('Why this way');
    expect(screen.queryByRole('heading', { name: 'What to check', hidden: true })).toBeNull();
    await data.trips.editTrip(ANA, trip.id, { kind: 'lockItem', item: idOf(trip, 'Louvre'), locked: true });
    await screen.findByText('Locked');
    expect(why.queryByText(CHANGED)).toBeNull();
    await data.trips.editTrip(ANA, trip.id, { kind: 'removeItem', item: idOf(trip, 'Musée d’Orsay') });
    expect(await why.findByText(CHANGED)).toBeTruthy();
  });
});

it('has neither fold where nobody said it here', async () => {
  await openTrip(trip);
  await waitFor(() => expect(data.chat.watchReasons).toHaveBeenCalled());
  await screen.findByText('Ways and nights');
  expect(screen.queryByText('Why this way')).toBeNull();
  expect(screen.queryByText('What to check')).toBeNull();
});
