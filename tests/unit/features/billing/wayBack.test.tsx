/** The way back, from both pages that a payment leads to, to the conversation that was left for it. */
import { fireEvent, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Conversation } from '@domain/chat/chatApi.ts';
import { CheckoutCancelPage, CheckoutSuccessPage } from '@/pages/plans/CheckoutPages.tsx';
import { data, tab } from '../../../support/dataWorld.tsx';
import {
  profileWith,
  renderAt,
  resetStores,
  session,
  setAuth,
  setProfile,
  signedIn,
} from '../auth/world.tsx';

const search = '?session_id=sandbox_0123456789&tier=Pro&tokens=100000&mode=sandbox&mock=false';
const cancelled = () =>
  renderAt(
    { pathname: '/checkout-cancel' },
    <Route path="/checkout-cancel" element={<CheckoutCancelPage />} />,
  );
const ask = (conversation: Conversation) =>
  tab.data.chat.sendMessage(session.userId, `Rome, in the ${conversation}`, {
    conversation,
    priority: false,
  });

beforeEach(() => {
  resetStores();
  setAuth(signedIn);
  setProfile(profileWith());
});

it('goes on with the chat, beside View Plans', async () => {
  await ask('assistant');
  const { where } = cancelled();
  expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/pricing');
  fireEvent.click(await screen.findByRole('link', { name: 'Back to your chat' }));
  expect(where()).toBe('/ai-assistant {"goesOn":true}');
});

it('goes on with the planner where that was spoken to last', async () => {
  await ask('assistant');
  await ask('planner');
  cancelled();
  const link = await screen.findByRole('link', { name: 'Back to the planner' });
  expect(link.getAttribute('href')).toBe('/ai-booking');
  expect(screen.queryByRole('link', { name: 'Back to your chat' })).toBeNull();
});

it('begins one where there is none, beside View My Plan & Tokens', async () => {
  vi.mocked(data.billing.finishCheckout).mockResolvedValue({
    status: 'completed',
    mode: 'sandbox',
    tier: 'Pro',
    tokens: 100_000,
    balance: 110_000,
    message: 'Ready',
  });
  renderAt(
    { pathname: '/checkout-success', search },
    <Route path="/checkout-success" element={<CheckoutSuccessPage />} />,
  );
  const plan = await screen.findByRole('link', { name: 'View My Plan & Tokens' });
  expect(plan.getAttribute('href')).toBe('/my-plan');
  const link = await screen.findByRole('link', { name: 'Plan a trip' });
  expect(link.getAttribute('href')).toBe('/ai-assistant');
});
