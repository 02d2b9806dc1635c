import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReadyList } from '@/features/offline/components/ReadyList.tsx';
import { keepPlannerWish, plannerWish } from '@/platform/plannerWish.ts';
import { AppError } from '@domain/errors/appError.ts';
import { PACK_PARTS, type PackPartName } from '@domain/plannerFiles.ts';
import type { Finding } from '@domain/readiness.ts';
import { data, renderWithData } from '../../../support/dataWorld.tsx';

const onChanged = vi.fn<() => void>();

function finding(here: readonly PackPartName[], wanted: readonly PackPartName[] = []): Finding {
  const parts = PACK_PARTS.map((name) => ({
    name,
    bytes: 157_000,
    isHere: here.includes(name),
    isWanted: wanted.includes(name),
  }));
  return { part: 'planner', parts };
}

function show(here: readonly PackPartName[], wanted?: readonly PackPartName[]) {
  renderWithData(
    <ReadyList findings={[finding(here, wanted)]} askable={[]} userId={null} onChanged={onChanged} />,
  );
  return screen.getByRole('heading', { name: /Planner for the flight/ }).closest('li');
}

beforeEach(() => {
  localStorage.clear();
  onChanged.mockReset();
  vi.mocked(data.planner.fetch).mockResolvedValue();
  vi.mocked(data.planner.drop).mockResolvedValue();
});

it('tells of each part and its size, and gets one with the program that it needs', async () => {
  const item = show([]);
  expect(item?.textContent).toContain('plans without a network once its planner is on this device');
  expect(item?.textContent).toContain('Guides to China, Japan and Korea0.2 MB, not on this device');
  expect(screen.queryByRole('button', { name: 'Remove the planner' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Get Guides to China, Japan and Korea' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(data.planner.fetch).toHaveBeenCalledExactlyOnceWith(['planner', 'farEast']);
  expect(plannerWish()).toEqual(['planner', 'farEast']);
});

it('says what is here, and removes it for good', async () => {
  const item = show(['planner', 'iberia']);
  expect(item?.textContent).toContain(
    'Opens: the assistant answers without a network. Not on this device: Guides to',
  );
  expect(item?.textContent).toContain('Guides to Spain and Portugal0.2 MB, opens');
  expect(screen.queryByRole('button', { name: 'Get Guides to Spain and Portugal' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the planner' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(data.planner.drop).toHaveBeenCalledOnce();
  expect(plannerWish()).toEqual([]);
});

it('says why a part cannot be had, and asks for it no more than before', async () => {
  vi.mocked(data.planner.fetch).mockRejectedValue(new AppError('offline'));
  keepPlannerWish(['planner']);
  const item = show(['planner'], ['planner']);
  await userEvent.click(screen.getByRole('button', { name: 'Get Guides to Africa' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no network now');
  expect(plannerWish()).toEqual(['planner']);
  expect(item?.textContent).toContain('Opens, without a guide yet');
});

it('names what was asked for and is gone', () => {
  const item = show(['planner'], ['planner', 'oceania']);
  expect(item?.textContent).toContain('(does not open)');
  expect(item?.textContent).toContain(
    'Does not open: Guides to Oceania, Hawaii and Alaska. Get what is missing.',
  );
});
