import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { FormNotice } from '../feedback/FormNotice.tsx';
import classes from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** The deed in its own words ("Yes, delete my account"), never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger`: it cannot be undone, so it is no next step and carries no signal plate. */
  readonly tone?: 'default' | 'danger';
  /** The deed is under way: it cannot be taken back and is not begun twice. */
  readonly busy?: boolean;
  /** Why it failed; said inside, so that the question stays. */
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a deed. The safe answer has the focus at first; closing is the same answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel = 'Cancel', tone = 'default' } = props;
  const { busy = false, error = null, onConfirm, onCancel } = props;
  const onClose = () => !busy && onCancel();
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} {...busyProps(busy)} data-autofocus>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'default' : 'filled'}
            className={tone === 'danger' ? (classes.danger ?? '') : ''}
            leftSection={busy && <Loader size={18} color="currentColor" />}
            onClick={() => !busy && onConfirm()}
            {...busyProps(busy)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <div className={classes.error}>
          <FormNotice>{error}</FormNotice>
        </div>
      )}
    </Dialog>
  );
}

/** Looks and is announced as disabled, and keeps the focus of whoever pressed it, which `disabled` would take away. */
function busyProps(busy: boolean) {
  return busy ? { 'aria-disabled': true, 'data-disabled': true } : {};
}
