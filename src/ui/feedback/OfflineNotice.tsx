import type { ReactNode } from 'react';
import { Banner } from '../signs/Banner.tsx';

interface OfflineNoticeProps {
  readonly children: ReactNode;
  /** What can be done meanwhile. */
  readonly action?: ReactNode;
}

/** Offline is not an alarm: a moss sign that says what has to wait for the network. Announced: no clock. */
export function OfflineNotice({ children, action }: OfflineNoticeProps) {
  return (
    <Banner tone="offline" live action={action}>
      {children}
    </Banner>
  );
}
