import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useWidgetInFront } from '@/features/assistant/frontStore.ts';
import { currentToast } from '../../../support/toasts.ts';
import { answer, chatScreen, field, hear, nowHolds, question, show } from './chatScreenWorld.tsx';
import { inUiWithData } from '../../../support/dataWorld.tsx';

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
  rerender = (withWidget) => view.rerender(inUiWithData(page(withWidget)));
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
