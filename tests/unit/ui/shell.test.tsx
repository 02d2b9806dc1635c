import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Shell } from '@/app/shell/Shell.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import {
  profileWith,
  renderAt,
  resetStores,
  setAuth,
  setProfile,
  signedIn,
  signedOut,
} from '../features/auth/world.tsx';
import { data, tab } from '../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('scrollY', 0);
});

const routes = (
  <Route element={<Shell />}>
    <Route path="/" element={<Link to="/pricing">To the plans</Link>} />
    <Route path="/pricing" element={<PageHeading>Pricing</PageHeading>} />
    <Route path="/ai-booking" element={<p>planner</p>} />
  </Route>
);

function scrollPage(y: number): void {
  act(() => {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  });
}

const menu = () => screen.queryByRole('navigation', { name: 'Menu' });

it('is skipped by a link that leaves the address as it is: a shared trip stands after its #', async () => {
  Element.prototype.scrollIntoView = () => {};
  setAuth(signedOut);
  renderAt({ pathname: '/pricing' }, routes);
  const link = screen.getByRole('link', { name: 'Skip to content' });
  // answers whether the browser follows it
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

describe('header', () => {
  it('has the five places in order, and the two doors for a visitor', () => {
    setAuth(signedOut);
    renderAt({ pathname: '/pricing' }, routes);
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'How It Works',
      'Destinations',
      'Book',
      'AI Assistant',
      'Pricing',
    ]);
    // testing-library counts the heading's own header too, which in main is no banner
    const banner = within(screen.getAllByRole('banner')[0] ?? document.body);
    expect(banner.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(banner.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
    expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  });

  it.each([
    ['user', ['Profile', 'My Trips', 'Pricing & Plans', 'Ready for the flight', 'Log out']],
    ['admin', ['Admin Panel', 'Profile', 'My Trips', 'Pricing & Plans', 'Ready for the flight', 'Log out']],
  ])('has the account menu of a %s', async (role, items) => {
    setAuth(signedIn);
    setProfile(profileWith({ role, nickname: 'grace hopper' }));
    renderAt({ pathname: '/pricing' }, routes);
    const button = await screen.findByRole('button', { name: 'Account menu' });
    expect(button.textContent).toBe('GH');
    await userEvent.setup({ delay: null }).click(button);
    const shown = await screen.findAllByRole('menuitem');
    expect(shown.map((item) => item.textContent)).toEqual(items);
  });

  it('is transparent on the home page until scrolled more than 10 px', () => {
    setAuth(signedOut);
    renderAt({ pathname: '/' }, routes);
    const header = screen.getByRole('banner');
    expect(header.dataset['transparent']).toBe('true');
    scrollPage(10);
    expect(header.dataset['transparent']).toBe('true');
    scrollPage(11);
    expect(header.dataset['transparent']).toBeUndefined();
  });

  it('opens a menu on a phone, and closes it by Escape and by going somewhere', async () => {
    setAuth(signedOut);
    renderAt({ pathname: '/' }, routes);
    const user = userEvent.setup({ delay: null });
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(menu()).toBeNull();
    await user.click(button);
    expect(menu()).not.toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    await user.click(button);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Pricing' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeTruthy();
    expect(menu()).toBeNull();
  });
});

describe('shell', () => {
  it('hides the header, its spacer and the footer on /ai-booking', () => {
    setAuth(signedIn);
    setProfile(profileWith());
    renderAt({ pathname: '/ai-booking' }, routes);
    expect(screen.getByText('planner')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByTestId('header-spacer')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('has the four columns of the footer', () => {
    setAuth(signedOut);
    renderAt({ pathname: '/pricing' }, routes);
    const footer = within(screen.getByRole('contentinfo'));
    const column = (name: string) =>
      within(footer.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(column('Company')).toEqual([
      ['How It Works', '/how-it-works'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ]);
    expect(column('Explore')).toEqual([
      ['Destinations', '/destinations'],
      ['AI Assistant', '/ai-assistant'],
      ['Book Now', '/booking'],
    ]);
    expect(column('Support')).toEqual([['Help Center', '/contact']]);
    expect(column('Legal')).toEqual([
      ['Privacy', '/contact'],
      ['Terms', '/contact'],
    ]);
  });

  it('moves the focus to the heading of the page one goes to, and counts both pages', async () => {
    setAuth(signedOut);
    renderAt({ pathname: '/' }, routes);
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'To the plans' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pricing' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() =>
      expect(vi.mocked(data.activity.logPageView).mock.calls).toEqual([['/'], ['/pricing']]),
    );
  });

  it('says when the backend cannot be reached, and stops saying it', async () => {
    setAuth(signedOut);
    renderAt({ pathname: '/pricing' }, routes);
    expect(screen.queryByText(/You are offline/)).toBeNull();
    act(() => tab.connectivity.reportNoNetwork());
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    act(() => tab.connectivity.reportAnswer());
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

describe('the assistant in the corner', () => {
  it.each(['/', '/ai-booking'])(
    'stands on %s, opens at a press, and gives the focus back',
    async (address) => {
      setAuth(signedOut);
      renderAt({ pathname: address }, routes);
      const user = userEvent.setup({ delay: null });
      const button = screen.getByRole('button', { name: 'Assistant' });
      expect(button.getAttribute('aria-expanded')).toBe('false');
      expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBeNull();
      await user.click(button);
      const panel = await screen.findByRole('dialog', { name: 'Assistant' });
      expect(button.getAttribute('aria-controls')).toBe(panel.id);
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(button));
      await user.click(button);
      await user.click(button);
      expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBeNull();
    },
  );
});
