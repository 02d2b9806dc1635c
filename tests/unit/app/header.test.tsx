/** The header's ways to log in and to sign up: what was asked for goes along from wherever they are pressed. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Header } from '@/app/shell/header/Header.tsx';
import { askSentence, forgetSentence } from '@/features/assistant/firstPlan/sentenceStore.ts';
import { renderAt, resetStores, setAuth, signedOut } from '../features/auth/world.tsx';

const user = userEvent.setup({ delay: null });
const WORDS = 'Four days in Lisbon';
const ROME = { initialPrompt: 'Rome', from: '/ai-booking' };

beforeEach(() => {
  resetStores();
  forgetSentence();
  setAuth(signedOut);
});

const openAt = (pathname: string, state: unknown = null) =>
  renderAt({ pathname, state }, <Route path="*" element={<Header onLogOut={() => {}} />} />);
const ways = [
  ['Log In', '/login'],
  ['Sign Up', '/register'],
] as const;

/** The bar's; the sheet of a phone has links of the same names. */
const bar = (name: string) => screen.getAllByRole('link', { name, hidden: true })[0] ?? document.body;
const sheet = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Menu', hidden: true })).getByRole('link', {
    name,
    hidden: true,
  });

describe.each([
  ['bar', bar],
  ['sheet', sheet],
])('the %s of a visitor', (_, find) => {
  it.each(ways)('takes a planned sentence along by “%s”', async (name, path) => {
    askSentence(WORDS);
    const { where } = openAt('/blog');
    await user.click(find(name));
    expect(where()).toBe(`${path} ${JSON.stringify({ from: '/ai-assistant', initialPrompt: WORDS })}`);
  });

  it.each(ways)('takes along by “%s” what the log-in was reached with', async (name, path) => {
    askSentence(WORDS);
    const { where } = openAt('/login', ROME);
    await user.click(find(name));
    expect(where()).toBe(`${path} ${JSON.stringify(ROME)}`);
  });

  it.each(ways)('takes nothing along by “%s” where nothing was asked for', async (name, path) => {
    const { where } = openAt('/login', { from: '//evil.test', initialPrompt: 'Rome' });
    await user.click(find(name));
    expect(where()).toBe(`${path} null`);
  });
});
