/** Why a trip is as it is and what to check, on its own page. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { withReasons } from '@domain/chat/planReasons.ts';
import { data, tab } from '../../../support/dataWorld.tsx';
import { idOf, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, openTrip } from './tripsWorld.tsx';

const trip = soundTrip();
const CHANGED = 'The trip has changed since the assistant wrote this.';
const told = (lead: string) => ({ ...trip, plan: withReasons(trip.plan!, lead) });
const foldOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title, hidden: true });
  const fold = heading.closest('details') ?? expect.unreachable();
  expect(fold.open).toBe(false);
  await userEvent.click(heading);
  return within(fold);
};

describe('a trip that the assistant planned', () => {
  it('says why it is this way and what to check, in the air and without its chat', async () => {
    tab.connectivity.set('offline');
    await openTrip(
      told(
        'Paris.\n\n**Why this way**\n- **Flight:** BA 304, lands at 10:20 AM\n\n### What to check\n- Opening times',
      ),
      true,
    );
    const why = await foldOf('Why this way');
    expect(await why.findByText(/BA 304, lands at 10:20 AM/)).toBeTruthy();
    expect(why.queryByText(CHANGED)).toBeNull();
    const check = await foldOf('What to check');
    expect(await check.findByText('Opening times')).toBeTruthy();
  });

  it('says that it was written before the last changes', async () => {
    await openTrip(told('**Why this way**\n- It is flat'));
    const why = await foldOf('Why this way');
    expect(screen.queryByRole('heading', { name: 'What to check', hidden: true })).toBeNull();
    await data.trips.editTrip(ANA, trip.id, { kind: 'lockItem', item: idOf(trip, 'Louvre'), locked: true });
    await screen.findByText('Locked');
    expect(why.queryByText(CHANGED)).toBeNull();
    await data.trips.editTrip(ANA, trip.id, { kind: 'removeItem', item: idOf(trip, 'Musée d’Orsay') });
    expect(await why.findByText(CHANGED)).toBeTruthy();
  });
});

it('says at an item why it stands there, where that is known, and at no other', async () => {
  const plan = structuredClone(trip.plan!);
  const orsay = plan.days.flatMap(({ items }) => items).find(({ title }) => title === 'Musée d’Orsay');
  orsay!.why = { likes: 'art' };
  await openTrip({ ...trip, plan, spec: { version: 1, musts: [{ name: 'louvre' }] } });
  const lines = await screen.findAllByText(/^Why here:/);
  expect(lines.map((line) => [line.textContent, line.closest('li')?.textContent])).toEqual([
    ['Why here: you asked for it', expect.stringContaining('Louvre')],
    ['Why here: you like art', expect.stringContaining('Musée d’Orsay')],
  ]);
});

it('has neither fold where nobody said it', async () => {
  await openTrip(trip);
  await screen.findByText('Ways and nights');
  expect(screen.queryByText('Why this way')).toBeNull();
  expect(screen.queryByText('What to check')).toBeNull();
});

it('links to nothing: the trip may be out of a file', async () => {
  await openTrip(told('**Why this way**\n- [Free money](https://evil.test/) <https://evil.test/a>'));
  const why = await foldOf('Why this way');
  expect(await why.findByText(/Free money/)).toBeTruthy();
  expect(why.queryByRole('link')).toBeNull();
});
