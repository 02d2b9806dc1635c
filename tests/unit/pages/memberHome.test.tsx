/** What a member's home page goes on with: tokens, what waits to be sent, and the ways on. */
import { screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '@domain/readiness.ts';
import { MemberHome } from '@/pages/account/MemberHome.tsx';
import {
  profileWith,
  renderAt,
  resetStores,
  session,
  setAuth,
  setProfile,
  signedIn,
} from '../features/auth/world.tsx';
import { data, observed } from '../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  setAuth(signedIn);
  setProfile(profileWith({ token_balance: 2_500 }));
});

function open(unsent?: Extract<Finding, { part: 'unsent' }>) {
  if (unsent) vi.mocked(data.readiness.watchUnsent).mockReturnValue(observed((next) => next(unsent)));
  return renderAt({ pathname: '/' }, <Route path="/" element={<MemberHome userId={session.userId} />} />);
}

describe('a member’s home', () => {
  it('says how many tokens are left, and leads to the chat and the trips', async () => {
    open();
    expect((await screen.findByRole('meter', { name: 'Token balance' })).getAttribute('aria-valuetext')).toBe(
      '2,500 of 10,000 tokens, 25%',
    );
    expect(screen.getByRole('link', { name: 'Continue in the chat' }).getAttribute('href')).toBe(
      '/ai-assistant',
    );
    expect(screen.getByRole('link', { name: 'My Trips' }).getAttribute('href')).toBe('/my-trips');
  });

  it('has no meter where tokens are unlimited', async () => {
    setProfile(profileWith({ subscription_status: 'Business' }));
    open();
    expect(await screen.findByText('Unlimited Tokens')).toBeTruthy();
  });

  it.each([
    [{ waiting: ['chat.ask'], refused: 0, unreadable: 0 }, '1 change waits to be sent. See them'],
    [
      { waiting: ['chat.ask', 'trip.edit'], refused: 1, unreadable: 1 },
      '2 changes wait to be sent, 2 could not be sent. See them',
    ],
  ])('says what waits: %j', async (unsent, words) => {
    open({ part: 'unsent', ...unsent });
    const link = await screen.findByRole('link', { name: 'See them' });
    expect(link.getAttribute('href')).toBe('/offline');
    expect(link.parentElement?.textContent).toBe(words);
  });

  it('says nothing of it where all is sent', async () => {
    open({ part: 'unsent', waiting: [], refused: 0, unreadable: 0 });
    await screen.findByRole('link', { name: 'My Trips' });
    expect(screen.queryByText(/to be sent/)).toBeNull();
  });
});
