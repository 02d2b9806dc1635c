import { screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AssistantPage } from '@/pages/assistant/AssistantPage.tsx';
import { browser, data } from '../../support/dataWorld.tsx';
import { renderAt, resetStores, session, setAuth, signedIn } from '../features/auth/world.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollBy', () => {});
  resetStores();
  setAuth(signedIn);
  browser.signIn(session.userId);
});

const open = (state: unknown) =>
  renderAt({ pathname: '/ai-assistant', state }, <Route path="/ai-assistant" element={<AssistantPage />} />);

it.each([{ initialPrompt: 'Plan Kyoto' }, { prefilledQuery: 'Plan Kyoto' }])(
  'asks the prompt of %o once, and clears it',
  async (state) => {
    const { where } = open(state);
    expect(await screen.findByText('Plan Kyoto', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/ai-assistant null'));
    expect(data.chat.sendMessage).toHaveBeenCalledOnce();
  },
);

it.each([null, 'Kyoto', { initialPrompt: '  ' }, { initialPrompt: 7 }, { prefilledQuery: ['x'] }])(
  'takes %o for no prompt',
  async (state) => {
    open(state);
    expect(await screen.findByRole('button', { name: 'Start Chatting Now' })).toBeTruthy();
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
  },
);
