/** The first page of a new account, and the way on to what was asked for before there was one. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { WelcomePage } from '@/pages/auth/WelcomePage.tsx';
import { keepRoute, keptRoute } from '@/platform/keptRoute.ts';
import { profileWith, renderAt, resetStores, session, setAuth, setProfile, signedIn } from './world.tsx';

const WORDS = 'Four days in Lisbon in May, two of us';

beforeEach(() => {
  resetStores();
  localStorage.clear();
  setAuth(signedIn);
  setProfile(profileWith());
});

const open = () => renderAt({ pathname: '/welcome' }, <Route path="/welcome" element={<WelcomePage />} />);

describe('the welcome page', () => {
  it('has three ways, the assistant first', () => {
    open();
    expect(screen.getByText('Your account is ready. Three ways to begin:')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('goes on first with what was asked for before the sign-up', async () => {
    keepRoute(session.email, { to: '/ai-assistant', state: { initialPrompt: WORDS } }, Date.now());
    const { where } = open();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(`You asked for: “${WORDS}”`);
    expect(
      screen.getByText(/adds flights, hotels and prices: about 1,000 tokens\. The Free plan opens one trip/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Make it my trip' }));
    expect(where()).toBe(`/ai-assistant ${JSON.stringify({ initialPrompt: WORDS })}`);
  });

  it('cuts long words where they are shown, and not where they go', async () => {
    const long = 'x'.repeat(300);
    keepRoute(session.email, { to: '/ai-assistant', state: { prefilledQuery: long } }, Date.now());
    const { where } = open();
    expect(screen.getByText(`You asked for: “${'x'.repeat(200)}…”`)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Make it my trip' }));
    expect(where()).toContain(long);
  });

  it('has three ways again once that is not wanted any more', async () => {
    keepRoute(session.email, { to: '/ai-assistant', state: { initialPrompt: WORDS } }, Date.now());
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Not any more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Your account is ready. Three ways to begin:')).toBeTruthy();
    expect(keptRoute(session.email, Date.now())).toBeNull();
  });

  it('shows nobody what another account asked for', () => {
    keepRoute('eve@example.test', { to: '/ai-assistant', state: { initialPrompt: WORDS } }, Date.now());
    open();
    expect(screen.queryByText(/You asked for/)).toBeNull();
  });
});
