import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import { renderUi } from '../features/renderUi.tsx';

const onConfirm = vi.fn<() => void>();

function Deleting({
  busy = false,
  error = null,
}: {
  readonly busy?: boolean;
  readonly error?: string | null;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Delete
      </button>
      <ConfirmDialog
        opened={opened}
        title="Are you absolutely sure?"
        confirmLabel="Yes, delete user"
        tone="danger"
        busy={busy}
        error={error}
        onConfirm={onConfirm}
        onCancel={() => setOpened(false)}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

const open = async () => {
  const opener = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Are you absolutely sure?' });
  return opener;
};

describe('ConfirmDialog', () => {
  it('begins at Cancel, and gives the focus back to its opener', async () => {
    renderUi(<Deleting />);
    const opener = await open();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('closes with Escape, which confirms nothing', async () => {
    renderUi(<Deleting />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms, and stays with the reason when it fails', async () => {
    renderUi(<Deleting error="The server did not answer." />);
    await open();
    expect(screen.getByRole('alert').textContent).toBe('The server did not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete user' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('while it is under way can be neither left nor begun again', async () => {
    onConfirm.mockClear();
    renderUi(<Deleting busy />);
    await open();
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, delete user' });
    expect(confirm.disabled).toBe(true);
    expect(confirm.dataset.loading).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
