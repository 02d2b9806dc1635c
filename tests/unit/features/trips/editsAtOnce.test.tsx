/** A change by hand is on screen before it is kept, and goes again where it is not kept. */
import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTrip, toServerTrip } from '@/data/local/trips.ts';
import { keepParts } from '@/features/trips/page/keepParts.ts';
import { useHandEdits } from '@/features/trips/page/useHandEdits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { applyEdit, type RefusedEdit } from '@domain/trips/applyEdit.ts';
import { data, inData, tab } from '../../../support/dataWorld.tsx';
import { idOf, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, openTrip, tripNumber } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = soundTrip();

const menuOf = (item: string) => screen.getByRole('button', { name: new RegExp(`^Change ${item},`) });
const rowOf = (item: string) => menuOf(item).closest('li') ?? expect.unreachable();
const isLocked = () => within(rowOf('Louvre')).queryByText('Locked', { selector: 'p' }) !== null;
const news = () =>
  within(screen.getByRole('region', { name: 'The last change' })).getByRole('status').textContent;
const lock = async () => {
  await user.click(menuOf('Louvre'));
  await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
};

const isLockedIn = ({ plan }: Trip) => plan?.days.some(({ items }) => items.some(({ locked }) => locked));

/** An answer of the device that comes when it is told to. */
function slowly() {
  const told: ((refusal: RefusedEdit | null) => void)[] = [];
  const keeping = new Promise<RefusedEdit | null>((resolve) => void told.push(resolve));
  return { keeping, answer: (refusal: RefusedEdit | null) => told[0]?.(refusal) };
}

describe('a change by hand', () => {
  beforeEach(() => openTrip(trip));

  it('is shown while it is being kept and said when it is, and taken away where it is refused', async () => {
    const { keeping, answer } = slowly();
    vi.mocked(data.trips.editTrip).mockReturnValueOnce(keeping);
    await lock();
    expect(isLocked()).toBe(true);
    expect(news()).toBe('');
    answer({ outcome: 'gone', reason: 'item_gone' });
    await screen.findByRole('alert');
    expect(isLocked()).toBe(false);
    expect(news()).toBe('');
  });

  it('leaves an open menu open when the trip is replaced by the server’s', async () => {
    await user.click(menuOf('Louvre'));
    const choice = await screen.findByRole('menuitem', { name: 'Lock' });
    await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
      storeTrip(tab.db, toServerTrip(ANA, { ...trip, title: 'From elsewhere', revision: trip.revision + 1 })),
    );
    await screen.findByRole('heading', { level: 1, name: 'From elsewhere' });
    expect(choice.isConnected).toBe(true);
    expect(menuOf('Louvre').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('copies that are read meanwhile', () => {
  const edit = { kind: 'lockItem', item: idOf(trip, 'Louvre'), title: 'Louvre', locked: true } as const;
  const held = () =>
    renderHook(({ kept }) => useHandEdits(ANA, kept), {
      initialProps: { kept: trip },
      wrapper: ({ children }) => inData(children),
    });

  it('do not take the change off the screen before it is kept; the next one is believed', async () => {
    const { keeping, answer } = slowly();
    vi.mocked(data.trips.editTrip).mockReturnValueOnce(keeping);
    const { result, rerender } = held();
    let made: Promise<string | null> | undefined;
    act(() => void (made = result.current.edit(edit)));
    expect(isLockedIn(result.current.trip)).toBe(true);
    rerender({ kept: { ...trip, title: 'Before it' } });
    expect(isLockedIn(result.current.trip)).toBe(true);
    answer(null);
    await act(async () => expect(await made).toBeNull());
    expect(isLockedIn(result.current.trip)).toBe(true);
    rerender({ kept: { ...trip, title: 'As the server has it' } });
    expect(isLockedIn(result.current.trip)).toBe(false);
    expect(result.current.trip.title).toBe('As the server has it');
  });

  it('leave the news of the change, until something else changes the trip', async () => {
    vi.mocked(data.trips.editTrip).mockResolvedValue(null);
    const { result, rerender } = held();
    rerender({ kept: { ...trip, undoDepth: 3 } });
    await act(() => result.current.edit(edit));
    expect(result.current.news).toContain('is locked');
    rerender({ kept: { ...result.current.trip } });
    expect(result.current.news).toContain('is locked');
    rerender({ kept: { ...result.current.trip, revision: trip.revision + 1 } });
    expect(result.current.news).toContain('is locked');
    // two undos in one go, of which the copies are read one by one
    await act(() => result.current.undo());
    expect(result.current.news).toBe('Taken back: lock “Louvre”.');
    await act(() => result.current.undo());
    rerender({ kept: { ...trip, undoDepth: 3 } });
    rerender({ kept: { ...trip, undoDepth: 2 } });
    expect([result.current.news, result.current.hasUndone]).toEqual([
      'The last change was taken back.',
      true,
    ]);
    rerender({ kept: { ...trip, title: 'By an answer', undoDepth: 3 } });
    expect([result.current.news, result.current.hasUndone]).toEqual(['', false]);
  });

  it('of another trip are shown at once', () => {
    vi.mocked(data.trips.editTrip).mockReturnValueOnce(slowly().keeping);
    const { result, rerender } = held();
    act(() => void result.current.edit(edit));
    rerender({ kept: tripNumber(2) });
    expect(result.current.trip.title).toBe('Trip 2');
  });
});

describe('another copy of a trip', () => {
  it('keeps the days that are the same, and what else is', () => {
    const edit = { kind: 'lockItem', item: idOf(trip, 'Louvre'), locked: true } as const;
    const after = applyEdit(structuredClone(trip), edit);
    if (after.outcome !== 'applied' || !after.trip.plan || !trip.plan) throw new Error(after.outcome);
    const parts = keepParts(trip, structuredClone(after.trip));
    expect(parts).toEqual(after.trip);
    const same = parts.plan?.days.map((day, index) => day === trip.plan?.days[index]);
    expect(same?.filter((isSame) => !isSame)).toHaveLength(1);
    expect(parts.plan?.stays).toBe(trip.plan.stays);
    expect(parts.offers).toBe(trip.offers);
    expect(keepParts(trip, structuredClone(trip)).plan).toBe(trip.plan);
  });

  it('is taken as it is where one of the two has no plan', () => {
    expect(keepParts(trip, { ...trip, plan: null }).plan).toBeNull();
    expect(keepParts({ ...trip, plan: null }, trip).plan).toBe(trip.plan);
  });
});
