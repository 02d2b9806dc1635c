import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAge } from '@/domain/dates.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import classes from './StoredNotice.module.css';

interface StoredNoticeProps {
  readonly children: ReactNode;
  /** Epoch ms at which the server gave what is on screen; null where there is no one age. */
  readonly storedAt: number | null;
  readonly onCheck: () => void;
}

/** What is on screen comes from this device: since when, and the way to ask again. */
export function StoredNotice({ children, storedAt, onCheck }: StoredNoticeProps) {
  const now = useNow();
  return (
    <div className={classes.root}>
      <OfflineNotice kind="saved">
        {children}
        {storedAt !== null && ` Fetched ${formatAge(storedAt, now)}.`}
      </OfflineNotice>
      <Button variant="subtle" onClick={onCheck}>
        Check again
      </Button>
    </div>
  );
}
