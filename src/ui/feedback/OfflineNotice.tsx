import type { ReactNode } from 'react';
import { OfflineIcon, SavedIcon } from '../icons/icons.tsx';
import classes from './OfflineNotice.module.css';

interface OfflineNoticeProps {
  /** What the traveller can still do here. */
  readonly children: ReactNode;
  /** `saved`: shown from storage. `offline`: this part needs the network. */
  readonly kind?: 'saved' | 'offline';
}

/** Offline is not an alarm: a moss sign that says what is kept, or what has to wait. */
export function OfflineNotice({ children, kind = 'offline' }: OfflineNoticeProps) {
  return (
    <output className={classes.root}>
      {kind === 'saved' ? <SavedIcon size={20} /> : <OfflineIcon size={20} />}
      <span>{children}</span>
    </output>
  );
}
