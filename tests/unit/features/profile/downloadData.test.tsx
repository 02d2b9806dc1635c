import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DownloadData } from '@/features/profile/components/DownloadData.tsx';
import { AppError } from '@domain/errors/appError.ts';
import { browser, data, renderWithData } from '../../../support/dataWorld.tsx';
import { ANA } from '../../data/support/browser.ts';

const user = userEvent.setup({ delay: null });
const saved: string[] = [];
const button = () => screen.findByRole('button', { name: 'Download my data' });

beforeEach(() => {
  browser.signIn(ANA);
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const file = (complete: boolean) => ({
  format: 'waymark-data' as const,
  version: 1,
  madeAt: '2026-11-22T12:00:00.000Z',
  complete,
  profile: null,
  trips: [],
  messages: [],
  searches: [],
});

it('hands one file over, and says which', async () => {
  vi.mocked(data.account.collectMyData).mockResolvedValue(file(true));
  renderWithData(<DownloadData userId={ANA} />);
  await user.click(await button());
  expect(await screen.findByText('waymark-data-2026-11-22.json is ready to open.')).toBeTruthy();
  expect(saved).toEqual(['waymark-data-2026-11-22.json']);
});

it('says what the file lacks without a network', async () => {
  vi.mocked(data.account.collectMyData).mockResolvedValue(file(false));
  renderWithData(<DownloadData userId={ANA} />);
  await user.click(await button());
  expect(await screen.findByText(/What could not be fetched is as this device has it\.$/)).toBeTruthy();
});

it('says why there is none, and can be tried again', async () => {
  vi.mocked(data.account.collectMyData)
    .mockRejectedValueOnce(new AppError('storage'))
    .mockResolvedValue(file(true));
  renderWithData(<DownloadData userId={ANA} />);
  await user.click(await button());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(saved).toEqual([]);
  await user.click(await button());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for another press where the first was too long ago', async () => {
  vi.mocked(data.account.collectMyData).mockResolvedValue(file(true));
  Object.assign(navigator, { userActivation: { isActive: false, hasBeenActive: true } });
  try {
    renderWithData(<DownloadData userId={ANA} />);
    await user.click(await button());
    const again = await screen.findByRole('button', { name: 'Save the file' });
    expect(screen.getByText('The file is made. Press again to save it.')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(again);
    expect(await screen.findByText(/is ready to open/)).toBeTruthy();
    expect(saved).toHaveLength(1);
    expect(data.account.collectMyData).toHaveBeenCalledOnce();
  } finally {
    Reflect.deleteProperty(navigator, 'userActivation');
  }
});
