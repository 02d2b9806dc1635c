import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useWidgetInFront } from '@/features/assistant/frontStore.ts';
import { currentToast } from '../../../support/toasts.ts';
import { inUi } from '../renderUi.tsx';
import { answer, chatScreen, field, hear, nowHolds, question, show } from './chatScreenWorld.tsx';

vi.mock('@/data/repositories/activity.ts', async () => (await import('./repositories.ts')).activity());
vi.mock('@/data/repositories/drafts.ts', async () => (await import('./repositories.ts')).drafts());
vi.mock('@/data/repositories/chat/chatFree.ts', async () => (await import('./repositories.ts')).chatFree());
vi.mock('@/data/repositories/chat/chat.ts', async () => (await import('./repositories.ts')).chat());

/** The widget, as far as the page behind it can tell. */
function Widget() {
  useWidgetInFront();
  return null;
}
let rerender: (withWidget: boolean) => void;
const page = (withWidget: boolean) => (
  <>
    {chatScreen()}
    {withWidget && <Widget />}
  </>
);
beforeEach(async () => {
  const view = show([]);
  rerender = (withWidget) => view.rerender(inUi(page(withWidget)));
  rerender(true);
  await screen.findByText('How would you like to start?');
});

it('follows the chat that the widget begins, and asks nothing', async () => {
  nowHolds([answer({ id: 'greeting', createdAt: 0 }), question({ state: 'sending' })]);
  expect(await field()).toBeTruthy();
  rerender(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await field()).toBeTruthy();
});

it('leaves the dialog and the toast to the widget, but knows that the tokens are used up', async () => {
  nowHolds([question({ state: 'failed', errorReason: 'token_limit' }), answer()]);
  hear('q', 'token_limit');
  hear('q', 'server');
  expect((await field()).disabled).toBe(true);
  rerender(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentToast()).toBeNull();
});
