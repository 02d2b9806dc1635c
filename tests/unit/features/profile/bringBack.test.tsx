/** A file of one's own data, chosen on the profile's page. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BringBack } from '@/features/profile/components/BringBack.tsx';
import { AppError } from '@domain/errors/appError.ts';
import { browser, data, renderWithData } from '../../../support/dataWorld.tsx';
import { ANA } from '../../data/support/browser.ts';
import { soundTrip } from '../../domain/trips/trip.ts';

const user = userEvent.setup({ delay: null });
const onProfile = vi.fn();
const TRIP = soundTrip();

beforeEach(() => {
  browser.signIn(ANA);
  onProfile.mockReset();
});

const written = (more: object = {}) => ({
  format: 'waymark-data',
  version: 1,
  madeAt: '2026-03-01T12:00:00.000Z',
  profile: null,
  trips: [TRIP],
  messages: [{}, {}],
  searches: [],
  ...more,
});
const fileOf = (text: string) => new File([text], 'waymark-data.json', { type: 'application/json' });

async function choose(file: File, isMember = true) {
  renderWithData(<BringBack userId={ANA} isMember={isMember} onProfile={onProfile} />);
  await screen.findByRole('button', { name: 'Bring a file back' });
  await user.upload(screen.getByLabelText('A file of my data'), file);
}

it('says what is in it before anything is brought, and what became of it', async () => {
  await choose(fileOf(JSON.stringify(written())));
  const said = await screen.findByText(
    /1 trip, 2 messages of chats, which stay in the file, 0 searches, no profile\./,
  );
  expect(said.textContent).toContain('waymark-data.json, made 1 March 2026');
  expect(data.account.bringBack).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(
    await screen.findByText('1 trip on the way to your account. My Trips shows what has arrived.'),
  ).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Bring a file back');
  await waitFor(() => expect(browser.server.trips.find(ANA, TRIP.id)?.trip.title).toBe('Paris and Rome'));
  expect(onProfile).not.toHaveBeenCalled();

  await user.upload(screen.getByLabelText('A file of my data'), fileOf(JSON.stringify(written())));
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(await screen.findByText('1 trip was here already.')).toBeTruthy();
});

it('is left alone at a press', async () => {
  await choose(fileOf(JSON.stringify(written())));
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(screen.queryByText(/1 trip/)).toBeNull();
  expect(data.account.bringBack).not.toHaveBeenCalled();
});

it.each([
  ['another program’s', '{"hello":"world"}', /^This is no file of “Download my data”/],
  ['two megabytes of junk', 'x'.repeat(2_000_000), /it is not JSON/],
  ['of a newer version', JSON.stringify(written({ version: 2 })), /made by a newer version of the app/],
  [
    'with a prototype',
    JSON.stringify(written()).replace('"messages":[{}', '"messages":[{"__proto__":{}}'),
    /^messages\.0\.__proto__: /,
  ],
  [
    'with a title of markup over two lines',
    JSON.stringify(written({ trips: [{ ...TRIP, title: '<b>\n' }] })),
    /^trips\.0\.title: must be one line/,
  ],
])('is refused with a clear word where it is %s', async (_name, text, words) => {
  await choose(fileOf(text));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
});

it('is not read where it is larger than any of ours', async () => {
  const large = fileOf('{}');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
  const text = vi.spyOn(large, 'text');
  await choose(large);
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 20 MB');
  expect(text).not.toHaveBeenCalled();
});

it('says that a network is needed where what reads it cannot be fetched, and can be tried again', async () => {
  vi.doMock('@domain/accounts/dataFile.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  try {
    await choose(fileOf(JSON.stringify(written())));
    expect((await screen.findByRole('alert')).textContent).toContain('needs a network');
    const button = screen.getByRole('button', { name: 'Bring a file back' });
    expect(button.getAttribute('aria-disabled')).toBe('false');
  } finally {
    vi.doUnmock('@domain/accounts/dataFile.ts');
  }
  await user.upload(screen.getByLabelText('A file of my data'), fileOf(JSON.stringify(written())));
  expect(await screen.findByText(/1 trip, 2 messages/)).toBeTruthy();
});

it('says where its profile is, where My Trips is, and what failed', async () => {
  vi.mocked(data.account.bringBack)
    .mockRejectedValueOnce(new AppError('storage'))
    .mockResolvedValue({ trips: { sent: 2, here: 1 }, searches: 3, profile: 'form' });
  await choose(fileOf(JSON.stringify(written())), false);
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not store');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  const said = await screen.findByText(/^2 trips on the way/);
  expect(said.textContent).toBe(
    '2 trips on the way to your account. My Trips lists trips on the paid plans. 1 trip was here already. 3 searches brought back. What the file knows of your profile stands in the form above: look at it and save it.',
  );
  expect(onProfile).toHaveBeenCalledOnce();
});
