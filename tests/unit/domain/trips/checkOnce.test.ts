/** How often an edit has a plan checked: it is what a slow phone takes longest for. */
import { beforeEach, expect, it, vi } from 'vitest';
import { checkItinerary } from '@domain/itinerary/itineraryChecks.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { idOf, soundTrip } from './trip.ts';

vi.mock('@domain/itinerary/itineraryChecks.ts', { spy: true });

beforeEach(() => {
  vi.mocked(checkItinerary).mockClear();
});

const noted = (trip: Trip, note: string): HandEdit => ({
  kind: 'noteItem',
  item: idOf(trip, 'Louvre'),
  note,
});

it('checks only what comes of it where nothing is wrong with that', () => {
  const trip = soundTrip();
  expect(applyEdit(trip, noted(trip, 'Closed on Tuesdays'))).toMatchObject({ outcome: 'applied' });
  expect(checkItinerary).toHaveBeenCalledTimes(1);
});

it('checks what was before it as well where something is wrong by then, once for all edits that follow', () => {
  const sound = soundTrip();
  const plan = sound.plan!;
  // over the budget, which no edit of a note mends
  const trip = { ...sound, plan: { ...plan, budget: 1 } };
  const first = applyEdit(trip, noted(trip, 'Closed on Tuesdays'));
  expect(checkItinerary).toHaveBeenCalledTimes(2);
  if (first.outcome !== 'applied') throw new Error(first.reason);
  expect(applyEdit(first.trip, noted(trip, 'Open late'))).toMatchObject({ outcome: 'applied' });
  expect(checkItinerary).toHaveBeenCalledTimes(3);
});
