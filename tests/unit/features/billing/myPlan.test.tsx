/** /my-plan with the data layer played. */
import { fireEvent, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors.ts';
import { MyPlanPage } from '@/pages/account/MyPlanPage.tsx';
import { profileWith, renderAt, resetStores, setAuth, setProfile, signedIn } from '../auth/world.tsx';

const billing = vi.hoisted(() => ({ loadBooks: vi.fn() }));
vi.mock('@/data/repositories/billing.ts', () => billing);
vi.mock('@/data/repositories/profile.ts', () => ({ refreshProfile: vi.fn(), watchProfile: vi.fn() }));

beforeEach(() => {
  setAuth(signedIn);
  setProfile(profileWith());
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetAllMocks();
  resetStores();
});

const openMyPlan = () =>
  renderAt({ pathname: '/my-plan' }, <Route path="/my-plan" element={<MyPlanPage />} />);

describe('/my-plan', () => {
  const active = {
    tier: 'Pro' as const,
    status: 'active' as const,
    current_period_end: '2026-12-21T00:00:00+00:00',
    cancel_at_period_end: false,
  };

  it('lists what was bought', async () => {
    const topup = {
      id: '1',
      source: 'sandbox_stripe_checkout',
      plan_name: 'Pro',
      tokens_added: 100_000,
      created_at: '2026-11-21T10:00:00+00:00',
    };
    billing.loadBooks.mockResolvedValue({ subscription: null, topups: [topup] });
    openMyPlan();
    const [, row] = await screen.findAllByRole('row');
    expect(row?.textContent).toBe('21 November 2026ProSandbox purchase+100,000');
  });

  it('dates by the traveller’s own day', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const topup = { id: '1', source: 'live_stripe_renewal', plan_name: 'Pro', tokens_added: 1 };
    const created_at = '2026-11-21 20:00:00.5+00';
    const subscription = { ...active, current_period_end: '2026-12-21T20:00:00+00:00' };
    billing.loadBooks.mockResolvedValue({ subscription, topups: [{ ...topup, created_at }] });
    openMyPlan();
    expect(await screen.findByText(/^22 November 2026/)).toBeTruthy();
    expect(screen.getByText(/^Renews on 22 December 2026/)).toBeTruthy();
  });

  it.each([
    [active, /^Renews on 21 December 2026/],
    [{ ...active, cancel_at_period_end: true }, /^Cancelled: you keep your plan until 21 December 2026/],
    [{ ...active, status: 'past_due' as const }, /^Your last payment failed/],
    [{ ...active, status: 'unpaid' as const }, /^Your payments have stopped/],
    [{ ...active, status: 'canceled' as const }, /^Your paid plan has ended/],
    [{ ...active, status: 'incomplete' as const }, /^Your first payment has not gone through/],
  ])('says what %o means', async (subscription, words) => {
    billing.loadBooks.mockResolvedValue({ subscription, topups: [] });
    openMyPlan();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/^None yet/)).toBeTruthy();
  });

  it('can be tried again', async () => {
    billing.loadBooks.mockRejectedValueOnce(new AppError('server'));
    billing.loadBooks.mockResolvedValue({ subscription: null, topups: [] });
    openMyPlan();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^None yet/)).toBeTruthy();
  });
});
