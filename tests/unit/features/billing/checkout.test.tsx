/** /pricing and /checkout-success with the data layer played. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/config/env.ts';
import type { CheckoutReply, CompleteReply } from '@domain/billing/billing.ts';
import { AppError } from '@domain/errors/appError.ts';
import { CheckoutSuccessPage } from '@/pages/plans/CheckoutPages.tsx';
import { PricingPage } from '@/pages/plans/PricingPage.tsx';
import { data } from '../../../support/dataWorld.tsx';
import { currentToast } from '../../../support/toasts.ts';
import {
  profileWith,
  renderAt,
  resetStores,
  session,
  setAuth,
  setProfile,
  signedIn,
  signedOut,
} from '../auth/world.tsx';

const billing = { startCheckout: vi.fn(), finishCheckout: vi.fn() };
const refreshProfile = vi.fn();
const leaveTo = vi.hoisted(() => vi.fn());
vi.mock('@/platform/leave.ts', () => ({ leaveTo }));

const sandbox: CheckoutReply = {
  url: 'http://localhost/_pay/sandbox_1',
  payable: true,
  mode: 'sandbox',
  mock_mode: false,
  message: 'Sandbox',
};
const completed: CompleteReply = {
  status: 'completed',
  mode: 'sandbox',
  tier: 'Pro',
  tokens: 100_000,
  balance: 110_000,
  message: 'Ready',
};
const SUCCESS =
  '/checkout-success?session_id=sandbox_0123456789&tier=Pro&tokens=100000&mode=sandbox&mock=false';

beforeEach(() => {
  Object.assign(data.billing, billing);
  Object.assign(data.profile, { refreshProfile });
  setAuth(signedIn);
  setProfile(profileWith());
  refreshProfile.mockResolvedValue(profileWith({ subscription_status: 'Pro', token_balance: 110_000 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  resetStores();
});

const openPricing = () =>
  renderAt({ pathname: '/pricing' }, <Route path="/pricing" element={<PricingPage />} />);
const button = (name: string) => screen.getByRole('button', { name });

describe('/pricing', () => {
  it('says Processing... and goes to the payment page, once', async () => {
    billing.startCheckout.mockResolvedValue(sandbox);
    openPricing();
    fireEvent.click(button('Choose Pro'));
    fireEvent.click(button('Processing...'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Premium' }).disabled).toBe(true);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(sandbox.url));
    expect(billing.startCheckout).toHaveBeenCalledExactlyOnceWith(session, 'Pro');
    expect(button('Processing...')).toBeTruthy();
  });

  it.each(['answered', 'refused'])('does nothing once the page was left and the call is %s', async (how) => {
    const gate = new EventTarget();
    const call = new Promise<CheckoutReply>((resolve, reject) => {
      gate.addEventListener('answered', () => resolve(sandbox));
      gate.addEventListener('refused', () => reject(new AppError('server')));
    });
    billing.startCheckout.mockReturnValue(call);
    const { unmount } = openPricing();
    fireEvent.click(button('Choose Pro'));
    await waitFor(() => expect(billing.startCheckout).toHaveBeenCalledOnce());
    unmount();
    gate.dispatchEvent(new Event(how));
    await call.catch(() => {});
    await Promise.resolve();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(currentToast()).toBeNull();
  });

  it('can be used again when the traveller comes back to the page as it was left', async () => {
    billing.startCheckout.mockResolvedValue(sandbox);
    openPricing();
    fireEvent.click(button('Choose Pro'));
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(button('Choose Pro')).toBeTruthy();
  });

  it.each([
    ['a sandbox, where nothing is charged', false],
    ['no sandbox, where money is', true],
  ])('is called %s', (_, isLive) => {
    vi.spyOn(env, 'livePayments', 'get').mockReturnValue(isLive);
    openPricing();
    expect(screen.queryByText('Sandbox mode') === null).toBe(isLive);
  });

  it('disables the current plan and the Free plan', () => {
    setProfile(profileWith({ subscription_status: 'Premium' }));
    openPricing();
    expect(button('Your plan').hasAttribute('disabled')).toBe(true);
    expect(button('Included').hasAttribute('disabled')).toBe(true);
    expect(button('Choose Business').hasAttribute('disabled')).toBe(false);
  });

  it('says what a month brings, what Free brings once, and what is not built', () => {
    openPricing();
    expect(screen.getByText('100,000 tokens a month')).toBeTruthy();
    expect(screen.getByText('300,000 tokens a month')).toBeTruthy();
    expect(screen.getByText('10,000 tokens').textContent).toContain('once at sign-up');
    expect(screen.getByText(/^Not built yet: custom itineraries/)).toBeTruthy();
    expect(screen.getByText(/renews each month until you cancel/)).toBeTruthy();
  });

  it('asks before a lower plan, saying what is lost and what stays', async () => {
    billing.startCheckout.mockResolvedValue(sandbox);
    setProfile(profileWith({ subscription_status: 'Business' }));
    openPricing();
    expect(button('Change to Premium')).toBeTruthy();
    fireEvent.click(button('Change to Pro'));
    const question = within(await screen.findByRole('dialog', { name: 'Change to Pro?' }));
    const lost = question.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lost).toContain('Unlimited tokens');
    expect(lost).toContain('Custom itineraries');
    expect(lost).toContain('API access');
    expect(lost).not.toContain('Email support');
    expect(question.getByText('The tokens you have stay yours, and 100,000 are added.')).toBeTruthy();
    expect(billing.startCheckout).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole('button', { name: 'Stay on Business' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(billing.startCheckout).not.toHaveBeenCalled();

    fireEvent.click(button('Change to Pro'));
    const again = within(await screen.findByRole('dialog'));
    fireEvent.click(again.getByRole('button', { name: 'Change to Pro' }));
    await waitFor(() => expect(billing.startCheckout).toHaveBeenCalledExactlyOnceWith(session, 'Pro'));
  });

  it('asks nothing before a higher plan', async () => {
    billing.startCheckout.mockResolvedValue(sandbox);
    setProfile(profileWith({ subscription_status: 'Pro' }));
    openPricing();
    fireEvent.click(button('Choose Business'));
    await waitFor(() => expect(billing.startCheckout).toHaveBeenCalledExactlyOnceWith(session, 'Business'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends visitors to sign up for Free and to log in for the others, and back', () => {
    setAuth(signedOut);
    openPricing();
    expect(screen.getByRole('link', { name: 'Start for free' }).getAttribute('href')).toBe('/register');
    // in the address, which a browser follows without a script too
    expect(screen.getByRole('link', { name: 'Choose Business' }).getAttribute('href')).toBe(
      '/login?from=%2Fpricing',
    );
  });

  it.each([
    [new AppError('offline'), 'Network error: Unable to connect to checkout service...'],
    [new AppError('server'), 'The checkout server returned an error...'],
    [new AppError('bad_answer'), 'No checkout URL received from the server...'],
  ])('says why no checkout was started: %s', async (error, description) => {
    billing.startCheckout.mockRejectedValue(error);
    openPricing();
    fireEvent.click(button('Choose Pro'));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Sandbox Checkout Error',
        description,
        variant: 'destructive',
      }),
    );
    expect(button('Choose Pro')).toBeTruthy();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('stays in mock mode, with a toast for 15 s and the steps', async () => {
    const steps = { step1: 'First', step2: 'Second', step3: 'Third', step4: 'Fourth', step5: 'Fifth' };
    const url = 'http://localhost/_pay/mock_1';
    billing.startCheckout.mockResolvedValue({
      ...sandbox,
      url,
      mode: 'mock',
      mock_mode: true,
      instructions: steps,
    });
    openPricing();
    fireEvent.click(button('Choose Pro'));
    await waitFor(() => expect(currentToast()).toMatchObject({ duration: 15_000 }));
    expect(currentToast()?.title).toBe('Payment provider price IDs are not set up');
    expect(currentToast()?.description).toContain('5. Fifth');
    const notice = within(screen.getByRole('region', { name: 'Mock checkout' }));
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      Object.values(steps),
    );
    expect(notice.getByRole('link').getAttribute('href')).toBe(url);
    expect(leaveTo).not.toHaveBeenCalled();
    expect(button('Choose Pro')).toBeTruthy();
  });

  it('has no way to a mock that cannot be paid', async () => {
    const url = 'https://shop.test/_pay/pricing';
    billing.startCheckout.mockResolvedValue({
      ...sandbox,
      url,
      payable: false,
      mode: 'mock',
      mock_mode: true,
    });
    openPricing();
    fireEvent.click(button('Choose Pro'));
    const notice = within(await screen.findByRole('region', { name: 'Mock checkout' }));
    expect(notice.queryByRole('link')).toBeNull();
  });
});

describe('/checkout-success', () => {
  const open = (address = SUCCESS) => {
    const [pathname = '', search = ''] = address.split('?');
    return renderAt(
      { pathname, search: `?${search}` },
      <Route path="/checkout-success" element={<CheckoutSuccessPage />} />,
    );
  };

  it.each(['completed', 'already_completed'] as const)(
    'finishes the purchase (%s) and shows the plan',
    async (status) => {
      billing.finishCheckout.mockResolvedValue({ ...completed, status });
      open();
      expect(screen.getByText('Finalizing your purchase...')).toBeTruthy();
      expect(await screen.findByText('You are on the Pro plan')).toBeTruthy();
      const link = screen.getByRole('link', { name: 'View My Plan & Tokens' });
      expect(link.getAttribute('href')).toBe('/my-plan');
      await waitFor(() => expect(refreshProfile).toHaveBeenCalledOnce());
      expect(billing.finishCheckout).toHaveBeenCalledExactlyOnceWith(session.userId, {
        session_id: 'sandbox_0123456789',
        tier: 'Pro',
        tokens: 100_000,
      });
    },
  );

  it('waits for the provider’s word on a live payment', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    billing.finishCheckout.mockResolvedValueOnce({ ...completed, status: 'pending', mode: 'live' });
    billing.finishCheckout.mockResolvedValue({ ...completed, status: 'already_completed', mode: 'live' });
    open();
    await waitFor(() => expect(billing.finishCheckout).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('You are on the Pro plan')).toBeTruthy();
  });

  it('says so when that word takes long, and asks no more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    billing.finishCheckout.mockResolvedValue({ ...completed, status: 'pending', mode: 'live' });
    open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await screen.findByText('Your payment is being confirmed')).toBeTruthy();
    expect(billing.finishCheckout).toHaveBeenCalledTimes(11);
  });

  it.each([
    ['/checkout-success?tier=Pro&tokens=100000', 'Missing required checkout information'],
    [SUCCESS, 'We do not know this checkout.'],
  ])('fails on %s in words, and leads to /pricing', async (address, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    billing.finishCheckout.mockRejectedValue(new AppError('not_found', { serverMessage: words }));
    const { where } = open(address);
    expect(await screen.findByText('Unable to process checkout. Please try again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Pricing' }).getAttribute('href')).toBe('/pricing');
    expect(currentToast()).toMatchObject({ title: 'Checkout Processing Error', description: words });
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(where()).toMatch(/^\/pricing/));
  });

  it('keeps the address when the session is refused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    billing.finishCheckout.mockRejectedValue(
      new AppError('unauthorized', { serverMessage: 'Please sign in.' }),
    );
    const { where } = open();
    expect(await screen.findByText(/^Your purchase is safe: log in again/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(where()).toMatch(/^\/checkout-success/);
    expect(button('Try again')).toBeTruthy();
  });

  it.each([
    ['offline', /when the network is back/],
    ['server', /^The server had a problem. Your purchase is safe: keep this page and try again in a moment/],
    ['rate_limited', /^The server had a problem/],
  ] as const)('keeps the address after %s, says why, and can be tried again', async (reason, words) => {
    billing.finishCheckout.mockRejectedValueOnce(new AppError(reason));
    billing.finishCheckout.mockResolvedValue(completed);
    const { where } = open();
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are on the Pro plan')).toBeTruthy();
    expect(where()).toMatch(/^\/checkout-success/);
    expect(currentToast()?.description).toBe('Failed to process your checkout. Please contact support.');
  });
});
