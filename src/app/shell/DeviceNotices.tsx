import type { ReactNode } from 'react';
import { clockWords } from '@domain/clockSkew.ts';
import classes from './Banners.module.css';

interface DeviceNoticesProps {
  /** By how much the device's clock runs ahead; negative where it is behind, 0 where it is right. */
  readonly minutesWrong: number;
  /** Whether what is written outlives the tab. */
  readonly keeps: boolean;
  /** The page's header lies over what comes first. */
  readonly underHeader: boolean;
}

/** What is wrong with the device itself, and what to do about it. */
export function DeviceNotices({ minutesWrong, keeps, underHeader }: DeviceNoticesProps): ReactNode {
  const clock = clockWords(minutesWrong);
  return (
    <>
      {clock !== null && (
        <div className={classes.offline} data-under-header={underHeader || undefined}>
          <span>{clock}</span>
        </div>
      )}
      {!keeps && (
        <div className={classes.offline} data-under-header={underHeader || undefined}>
          <span>
            This device's storage does not open, so nothing here is kept once this tab is closed. Close other
            tabs of Waymark, or leave private browsing, and reload.
          </span>
        </div>
      )}
    </>
  );
}
