import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the safe choice first. On phones they stack within the thumb's reach. */
  readonly actions: ReactNode;
}

/** A question in the way of everything else. Escape and the veil mean `onClose`; focus returns where it was. */
export function Dialog({ opened, onClose, title, children, actions }: DialogProps) {
  useFocusReturn(opened);
  const ref = useRef<HTMLDivElement>(null);
  // Another question in the same dialog: its own answer has the focus, as where it had opened the dialog.
  const asked = opened ? title : null;
  useEffect(() => {
    if (asked !== null) ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [asked]);
  return (
    <Modal
      ref={ref}
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={title}
      size={480}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // Mantine's <header> would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        close: classes.close ?? '',
      }}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </Modal>
  );
}
