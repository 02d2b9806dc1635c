import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { inUi, renderUi } from '../features/renderUi.tsx';

const waiting = (
  <Dialog opened onClose={() => {}} title="Before you go" actions={null}>
    One moment
  </Dialog>
);
const asking = (
  <Dialog
    opened
    onClose={() => {}}
    title="Not everything is sent"
    actions={
      <>
        <Button>Discard</Button>
        <Button data-autofocus>Keep</Button>
      </>
    }
  >
    What then?
  </Dialog>
);

it('a dialog that comes to ask something else gives the focus to the answer', async () => {
  const { rerender } = renderUi(waiting);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  rerender(inUi(asking));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })));
});
