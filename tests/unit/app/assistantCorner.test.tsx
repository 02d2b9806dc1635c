/** The button that opens the assistant, with a panel that the tests play. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AssistantCorner } from '@/app/shell/assistant/AssistantCorner.tsx';
import { renderUi } from '../features/renderUi.tsx';

let isBroken = false;
vi.mock('@/app/shell/assistant/AssistantPanel.tsx', () => ({
  AssistantPanel: () => {
    if (isBroken) throw new RangeError('Invalid time value');
    return <p>the panel</p>;
  },
}));

// React reports what a boundary caught: here that is expected, so it is taken back before the console is judged.
const reports = () => vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void reports());
afterEach(() => void reports().mockClear());

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Assistant' }));

it('an assistant that breaks leaves the page standing, says so, and can be opened again', async () => {
  isBroken = true;
  renderUi(
    <>
      <main>the page</main>
      <AssistantCorner />
    </>,
  );
  press();
  expect((await screen.findByRole('alert')).textContent).toContain('The assistant could not be shown');
  expect(screen.getByText('the page')).toBeTruthy();

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Assistant' })));
  press();
  expect(await screen.findByText('the panel')).toBeTruthy();
});
