import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';
import classes from './Sheet.module.css';

interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** Buttons that stay in the thumb's reach while the content scrolls. */
  readonly actions?: ReactNode;
}

/** A drawer from the lower edge, for phones. Escape and the veil mean `onClose`; focus returns where it was. */
export function Sheet({ opened, onClose, title, closeLabel = 'Close', children, actions }: SheetProps) {
  useFocusReturn(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="bottom"
      size="auto"
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel }}
      // Mantine's <header> would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: classes.content ?? '',
        header: classes.head ?? '',
        title: classes.title ?? '',
        close: classes.close ?? '',
        body: classes.body ?? '',
      }}
    >
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </Drawer>
  );
}
