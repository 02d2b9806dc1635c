/** Links that the server opens: made, listed and taken back in the dialog, and opened on /trip. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SharedTripScreen } from '@/features/trips/shared/SharedTripScreen.tsx';
import { TakeAlong } from '@/features/trips/take/TakeAlong.tsx';
import { browser, inUiWithData, renderWithData } from '../../../support/dataWorld.tsx';
import { placedTrip, withItem } from '../../domain/takeAlong/takenTrip.ts';
import { ANA, keep } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });

async function opened({ isMember = true, offline = false } = {}) {
  const trip = withItem(placedTrip(), 'Louvre', { note: 'Meet Ana at the pyramid' });
  await keep(trip);
  const screenOf = (away: boolean) => (
    <TakeAlong userId={ANA} trip={trip} isMember={isMember} offline={away} />
  );
  const { rerender } = renderWithData(screenOf(offline));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take it along' }));
  const region = (name: string) => within(dialog.getByRole('region', { name }));
  const setOffline = (away: boolean) => rerender(inUiWithData(screenOf(away)));
  return {
    trip,
    dialog,
    page: () => region('A link that you can take back'),
    feed: () => region('An address for your calendar'),
    setOffline,
  };
}

async function made(view: Awaited<ReturnType<typeof opened>>): Promise<string> {
  await user.click(view.page().getByRole('button', { name: 'Make a link' }));
  const field = await view.page().findByRole('textbox', { name: 'The link' });
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  return new URL(field.value).hash;
}

const read = (hash: string) => renderWithData(<SharedTripScreen hash={hash} />);

describe('a link that can be taken back', () => {
  it('is made, copied, and opens the trip as it is by then', async () => {
    const view = await opened();
    expect(view.page().getByRole('combobox', { name: 'It opens for' })).toHaveProperty('value', '30');
    const hash = await made(view);
    expect(hash).toMatch(/^#2\.[\w-]{32}$/);
    expect(view.page().getByText(/Copy it now: it is shown this once/)).toBeTruthy();
    await user.click(view.page().getByRole('button', { name: 'Copy this link' }));
    expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost:\d+\/trip#2\./);
    const row = view.page().getByRole('listitem');
    expect(row.textContent).toMatch(/^Made 14 March 2026, opens until 13 April 2026/);
    browser.server.trips.put(ANA, { ...view.trip, title: 'With Ben' });
    read(hash);
    expect(await screen.findByRole('heading', { level: 1, name: 'With Ben' })).toBeTruthy();
    expect(
      screen.getByText(/as it is now\. The link opens until 13 April 2026 unless it is taken back/),
    ).toBeTruthy();
    expect(screen.queryByText(/Meet Ana/)).toBeNull();
    // the head is written after the page
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex'),
    );
    // as a visitor, whoever is signed in
    const asked = browser.server.requests.find(({ path }) => path.includes('shared-trip'));
    expect(asked?.token).toBeNull();
  });

  it('has the notes where they are wanted along, for as long as is chosen', async () => {
    const view = await opened();
    await user.click(view.page().getByRole('checkbox', { name: /^With the notes/ }));
    await user.selectOptions(view.page().getByRole('combobox'), '7 days');
    const hash = await made(view);
    expect(view.page().getByRole('listitem').textContent).toMatch(
      /opens until 21 March 2026, with the notes/,
    );
    read(hash);
    expect(await screen.findByText('Meet Ana at the pyramid')).toBeTruthy();
  });

  it('is taken back after a question, and opens nothing then', async () => {
    const view = await opened();
    const hash = await made(view);
    const button = () => view.page().getByRole('button', { name: /^Take back: Made 14 March/ });
    await user.click(button());
    expect(document.activeElement?.textContent).toBe('Keep it');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(screen.getByRole('dialog', { name: 'Take it along' })).toBeTruthy();
    await user.click(button());
    await user.click(view.page().getByRole('button', { name: 'Yes, take it back' }));
    expect(await view.page().findByText('Taken back: the link opens nothing any more.')).toBeTruthy();
    expect(view.page().queryByRole('listitem')).toBeNull();
    expect(view.page().queryByRole('textbox', { name: 'The link' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    read(hash);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This link does not open a trip' }),
    ).toBeTruthy();
    expect(screen.getByText(/^It may have expired, or was taken back/)).toBeTruthy();
  });

  it('that was made before is in the list, without its address', async () => {
    const first = await opened();
    const hash = await made(first);
    await user.click(first.dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    renderWithData(<TakeAlong userId={ANA} trip={first.trip} isMember offline={false} />);
    await user.click(screen.getAllByRole('button', { name: 'Share' }).at(-1)!);
    await waitFor(() => expect(screen.getAllByText(/^Made 14 March/).length).toBeGreaterThan(0));
    expect(document.body.innerHTML).not.toContain(`value="${hash}"`);
  });

  it('says what failed, and is tried again', async () => {
    browser.server.fail({ how: 'answer', status: 500 });
    const view = await opened();
    expect((await view.page().findByRole('alert')).textContent).toContain('The server had a problem');
    await user.click(view.page().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(view.page().queryByRole('alert')).toBeNull());
    browser.server.fail({
      how: 'answer',
      status: 409,
      body: { error: 'conflict', message: 'At most 10 links of a trip can be open.' },
    });
    await user.click(view.page().getByRole('button', { name: 'Make a link' }));
    expect((await view.page().findByRole('alert')).textContent).toContain('At most 10 links');
    expect(view.page().queryByRole('textbox')).toBeNull();
  });

  it('keeps the address that is shown once while the network is away, and does nothing then', async () => {
    const view = await opened();
    await made(view);
    const asked = browser.server.requests.length;
    view.setOffline(true);
    expect(view.page().getByRole('textbox', { name: 'The link' })).toBeTruthy();
    expect(view.page().getByText(/^This needs a network/)).toBeTruthy();
    for (const name of ['Make a link', 'Make an address']) {
      const button = view.dialog.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
    }
    await user.click(view.page().getByRole('button', { name: /^Take back/ }));
    await user.click(view.page().getByRole('button', { name: 'Yes, take it back' }));
    expect(browser.server.requests).toHaveLength(asked);
    view.setOffline(false);
    expect(view.page().queryByText(/^This needs a network/)).toBeNull();
    expect(view.page().getByRole('textbox', { name: 'The link' })).toBeTruthy();
    expect(view.page().getByRole('button', { name: 'Make a link' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });

  it('says of the notes that some name prices, as the link beside it does', async () => {
    const { dialog, page } = await opened();
    const boxes = dialog.getAllByRole('checkbox', {
      name: 'With the notes, some of which name prices, and what my own plans are',
    });
    expect(boxes).toHaveLength(2);
    expect(
      page().getByText(/What you paid, booking references and your profile are not in it\./),
    ).toBeTruthy();
    expect(page().queryByText(/Prices, bookings/)).toBeNull();
  });

  it('says a failure where it was asked for, and no longer than it stands', async () => {
    const view = await opened();
    await waitFor(() => expect(browser.server.paths()).toHaveLength(1));
    browser.server.fail({ how: 'answer', status: 500 });
    await user.click(view.feed().getByRole('button', { name: 'Make an address' }));
    expect((await view.feed().findByRole('alert')).textContent).toContain('The server had a problem');
    expect(view.page().queryByRole('alert')).toBeNull();
  });

  it('takes a failed deed’s words away when the links are asked for again', async () => {
    browser.server.fail({ how: 'answer', status: 500 });
    const view = await opened();
    await view.page().findByRole('alert');
    browser.server.fail({ how: 'answer', status: 500 });
    await user.click(view.feed().getByRole('button', { name: 'Make an address' }));
    await view.feed().findByRole('alert');
    await user.click(view.page().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(view.dialog.queryByRole('alert')).toBeNull());
  });

  it('needs a network, and a paid plan; both are said in a line and nothing is asked', async () => {
    const { page, dialog } = await opened({ offline: true });
    expect(page().getByText(/^This needs a network/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Make a link' })).toBeNull();
    expect(browser.server.paths()).toEqual([]);
  });

  it('is on the paid plans', async () => {
    const { page, dialog } = await opened({ isMember: false });
    expect(page().getByText(/^On the paid plans/)).toBeTruthy();
    expect(page().getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
    expect(dialog.queryByRole('button', { name: /^Make / })).toBeNull();
    expect(browser.server.paths()).toEqual([]);
  });
});

describe('an address for a calendar', () => {
  it('is made, copied, handed to the calendar and taken back', async () => {
    const view = await opened();
    const { feed } = view;
    await user.click(feed().getByRole('button', { name: 'Make an address' }));
    const field = await feed().findByRole('textbox', { name: 'The address' });
    expect(field).toHaveProperty(
      'value',
      expect.stringMatching(/^http:\/\/localhost:\d+\/functions\/v1\/trip-feed\?key=[\w-]{32}$/),
    );
    expect(feed().getByRole('link', { name: 'Open in the calendar' }).getAttribute('href')).toMatch(
      /^webcal:\/\/localhost/,
    );
    expect(feed().getByRole('listitem').textContent).toMatch(/^Made 14 March 2026, opens until taken back/);
    expect(view.page().queryByRole('listitem')).toBeNull();
    await user.click(feed().getByRole('button', { name: /^Take back/ }));
    await user.click(feed().getByRole('button', { name: 'Yes, take it back' }));
    expect(await feed().findByText('Taken back: calendars get nothing more.')).toBeTruthy();
  });
});

describe('another link in the same tab', () => {
  it('shows nothing of the one before it, while it is opened and where it does not open', async () => {
    const view = await opened();
    const hash = await made(view);
    const { rerender } = read(hash);
    expect(await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeTruthy();
    rerender(inUiWithData(<SharedTripScreen hash={`#2.${'x'.repeat(32)}`} />));
    expect(screen.queryByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeNull();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This link does not open a trip' }),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeNull();
  });
});

describe('a link without a network', () => {
  it('says so, and opens when the network is back', async () => {
    const view = await opened();
    const hash = await made(view);
    browser.server.fail({ how: 'lost' });
    read(hash);
    expect(await screen.findByRole('heading', { level: 2, name: 'This link needs a network' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeTruthy();
  });
});
