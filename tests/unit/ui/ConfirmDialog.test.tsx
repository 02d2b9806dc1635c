import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActionMenu } from '@/ui/controls/ActionMenu.tsx';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import { inUi, renderUi } from '../features/renderUi.tsx';

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

/** As the admin's table asks: from the menu of a row. */
function DeletingRow() {
  const [opened, setOpened] = useState(false);
  return (
    <main tabIndex={-1}>
      <ActionMenu label="Actions for Ana" actions={[{ label: 'Delete', onSelect: () => setOpened(true) }]} />
      <ConfirmDialog
        opened={opened}
        title="Are you absolutely sure?"
        confirmLabel="Yes, delete user"
        onConfirm={onConfirm}
        onCancel={() => setOpened(false)}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </main>
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

  it('asked from a menu, gives the focus back to the menu’s button', async () => {
    renderUi(<DeletingRow />);
    const button = screen.getByRole('button', { name: 'Actions for Ana' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Delete' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.click(cancel);
    await waitFor(() => expect(document.activeElement).toBe(button));
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
    const { rerender } = renderUi(<Deleting />);
    await open();
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, delete user' });
    confirm.focus();
    rerender(inUi(<Deleting busy />));
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(confirm);
    await userEvent.click(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
