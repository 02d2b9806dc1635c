/** /my-plan with the data layer played. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, describeError } from '@domain/errors/appError.ts';
import { MyPlanPage } from '@/pages/account/MyPlanPage.tsx';
import { data } from '../../../support/dataWorld.tsx';
import { currentToast } from '../../../support/toasts.ts';
import { profileWith, renderAt, resetStores, setAuth, setProfile, signedIn } from '../auth/world.tsx';

const billing = {
  loadSubscription: vi.fn(),
  loadTopups: vi.fn(),
  loadUsage: vi.fn(),
  endPlan: vi.fn(),
};
const refreshProfile = vi.fn();

beforeEach(() => {
  Object.assign(data.billing, billing);
  Object.assign(data.profile, { refreshProfile });
  setAuth(signedIn);
  setProfile(profileWith());
  billing.loadUsage.mockResolvedValue([]);
  billing.loadSubscription.mockResolvedValue(null);
  billing.loadTopups.mockResolvedValue([]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetAllMocks();
  resetStores();
});

const openMyPlan = () =>
  renderAt({ pathname: '/my-plan' }, <Route path="/my-plan" element={<MyPlanPage />} />);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('/my-plan', () => {
  const active = {
    tier: 'Pro' as const,
    status: 'active' as const,
    current_period_end: '2026-12-21T00:00:00+00:00',
    cancel_at_period_end: false,
  };

  it('leads on from what is empty', async () => {
    openMyPlan();
    const asks = await screen.findByRole('link', { name: 'Ask the assistant' });
    expect(asks.getAttribute('href')).toBe('/ai-assistant');
    expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe(
      '/pricing',
    );
  });

  it('lists what was bought', async () => {
    const topup = {
      id: '1',
      source: 'sandbox_stripe_checkout',
      plan_name: 'Pro',
      tokens_added: 100_000,
      created_at: '2026-11-21T10:00:00+00:00',
    };
    billing.loadTopups.mockResolvedValue([topup]);
    openMyPlan();
    const [, row] = within(await screen.findByRole('region', { name: /as a table/ })).getAllByRole('row');
    expect(row?.textContent).toBe('21 November 2026ProSandbox purchase+100,000');
  });

  it('dates by the traveller’s own day', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const topup = { id: '1', source: 'live_stripe_renewal', plan_name: 'Pro', tokens_added: 1 };
    const created_at = '2026-11-21 20:00:00.5+00';
    const subscription = { ...active, current_period_end: '2026-12-21T20:00:00+00:00' };
    billing.loadSubscription.mockResolvedValue(subscription);
    billing.loadTopups.mockResolvedValue([{ ...topup, created_at }]);
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
    billing.loadSubscription.mockResolvedValue(subscription);
    openMyPlan();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/^None yet/)).toBeTruthy();
  });

  describe('of which one part cannot be had', () => {
    const parts = [
      ['loadSubscription', 'What pays for your plan could not be loaded', /^Renews on 21 December 2026/],
      ['loadUsage', 'Your usage could not be loaded', /^No chats in the last 30 days/],
      ['loadTopups', 'Your top-ups could not be loaded', /^None yet/],
    ] as const;

    it.each(parts)(
      '%s: shows the others, and asks again for that one alone',
      async (broken, title, words) => {
        billing.loadSubscription.mockResolvedValue(active);
        billing[broken].mockRejectedValueOnce(new AppError('server'));
        openMyPlan();
        expect(await screen.findByText(title)).toBeTruthy();
        for (const [name, , other] of parts) if (name !== broken) await screen.findByText(other);
        expect(screen.queryByText(words)).toBeNull();
        await press('Try again');
        expect(await screen.findByText(words)).toBeTruthy();
        expect(screen.queryByText(title)).toBeNull();
        for (const [name] of parts) expect(billing[name]).toHaveBeenCalledTimes(name === broken ? 2 : 1);
      },
    );

    it('is no alarm without a network, and leaves nothing to press', async () => {
      billing.loadUsage.mockRejectedValue(new AppError('offline'));
      openMyPlan();
      const notice = (await screen.findByText('Your usage could not be loaded')).closest('output');
      expect(notice?.textContent).toContain(describeError(new AppError('offline')));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });

    it('says so while each is on its way', async () => {
      for (const [name] of parts) billing[name].mockReturnValue(new Promise(() => {}));
      openMyPlan();
      expect(screen.getByText('Loading your payments...')).toBeTruthy();
      expect(screen.getByText('Counting your usage...')).toBeTruthy();
      expect(screen.getByText('Loading your top-ups...')).toBeTruthy();
    });
  });

  it('draws what each day cost, with every figure in a table', async () => {
    const today = new Date();
    const day = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
    billing.loadUsage.mockResolvedValue([{ day, tokens: 1234, chats: 2 }]);
    openMyPlan();
    expect(await screen.findByText('2 answers in the last 30 days.')).toBeTruthy();
    expect(screen.getAllByText('1,234').length).toBeGreaterThan(0);
  });
});

describe('cancelling a plan', () => {
  const pro = profileWith({ subscription_status: 'Pro', token_balance: 110_000 });
  const live = {
    tier: 'Pro' as const,
    status: 'active' as const,
    current_period_end: '2026-12-21T00:00:00+00:00',
    cancel_at_period_end: false,
  };

  beforeEach(() => setProfile(pro));

  it('is not offered on the Free plan', async () => {
    setProfile(profileWith());
    openMyPlan();
    await screen.findByText(/^None yet/);
    expect(screen.queryByText(/^Nothing renews/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  });

  it('ends a sandbox plan at once, after a question that says so', async () => {
    billing.endPlan.mockResolvedValue({ status: 'ended', ends_at: null });
    refreshProfile.mockResolvedValue({ ...pro, subscription_status: 'Free' });
    openMyPlan();
    await press('Cancel plan');
    expect(screen.getByText('Nothing renews: this plan stays, and its tokens came once.')).toBeTruthy();
    expect(await screen.findByText(/so it ends at once/)).toBeTruthy();
    expect(billing.endPlan).not.toHaveBeenCalled();
    await press('Yes, cancel Pro');
    await waitFor(() => expect(billing.endPlan).toHaveBeenCalledExactlyOnceWith(pro.id, { resume: false }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Plan cancelled' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull());
  });

  it('names the day until which a paid one runs, and keeps the question when it fails', async () => {
    billing.loadSubscription.mockResolvedValue(live);
    billing.endPlan.mockRejectedValueOnce(new AppError('offline'));
    openMyPlan();
    await press('Cancel plan');
    expect(await screen.findByText(/You keep Pro until 21 December 2026/)).toBeTruthy();
    await press('Yes, cancel Pro');
    expect((await within(await screen.findByRole('dialog')).findByRole('alert')).textContent).not.toBe('');
    await press('Stay on Pro');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the books on screen, and says so, where they cannot be had again', async () => {
    billing.loadSubscription.mockResolvedValueOnce(live);
    billing.loadSubscription.mockRejectedValueOnce(new AppError('server'));
    const cancelled = { ...live, cancel_at_period_end: true };
    billing.loadSubscription.mockResolvedValue(cancelled);
    billing.endPlan.mockResolvedValue({ status: 'ends', ends_at: live.current_period_end });
    refreshProfile.mockResolvedValue(pro);
    openMyPlan();
    await press('Cancel plan');
    await press('Yes, cancel Pro');
    expect(await screen.findByText('What follows may be out of date')).toBeTruthy();
    expect(screen.getByText(/^Renews on 21 December 2026/)).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText(/^Cancelled: you keep your plan until 21 December 2026/)).toBeTruthy();
    expect(screen.queryByText('What follows may be out of date')).toBeNull();
  });

  it('asks what is so after a failure that may have changed a part', async () => {
    billing.loadSubscription.mockResolvedValueOnce(live);
    billing.loadSubscription.mockResolvedValue({ ...live, cancel_at_period_end: true });
    const serverMessage = 'You have 2 subscriptions, and the payment provider answered for 1 of them.';
    billing.endPlan.mockRejectedValueOnce(new AppError('server', { serverMessage }));
    refreshProfile.mockResolvedValue(pro);
    openMyPlan();
    await press('Cancel plan');
    await press('Yes, cancel Pro');
    expect(await screen.findByText(/^Cancelled: you keep your plan until 21 December 2026/)).toBeTruthy();
    expect(screen.getByText(describeError(new AppError('server', { serverMessage })))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep my Pro plan' })).toBeTruthy();
    await waitFor(() => expect(refreshProfile).toHaveBeenCalledOnce());
  });

  it('shows the Free plan, and says why, where there was nothing left to end', async () => {
    const serverMessage = 'You are on the Free plan: there is nothing to cancel.';
    billing.endPlan.mockRejectedValueOnce(new AppError('conflict', { serverMessage }));
    refreshProfile.mockResolvedValue({ ...pro, subscription_status: 'Free' });
    openMyPlan();
    await press('Cancel plan');
    await press('Yes, cancel Pro');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Nothing was changed', description: serverMessage }),
    );
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be taken back while the paid month lasts', async () => {
    billing.loadSubscription.mockResolvedValueOnce({ ...live, cancel_at_period_end: true });
    billing.loadSubscription.mockResolvedValue(live);
    billing.endPlan.mockResolvedValue({ status: 'goes_on', ends_at: live.current_period_end });
    refreshProfile.mockResolvedValue(pro);
    openMyPlan();
    await press('Keep my Pro plan');
    await waitFor(() => expect(billing.endPlan).toHaveBeenCalledExactlyOnceWith(pro.id, { resume: true }));
    expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeTruthy();
  });
});
