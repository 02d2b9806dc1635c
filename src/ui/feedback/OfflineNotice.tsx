import type { ReactNode } from 'react';
import { Banner } from '../signs/Banner.tsx';

interface OfflineNoticeProps {
  /** What the traveller can still do here. */
  readonly children: ReactNode;
  /** `saved`: shown from storage. `offline`: this part needs the network. */
  readonly kind?: 'saved' | 'offline';
}

/** Offline is not an alarm: a moss sign that says what is kept, or what has to wait. Announced. */
export function OfflineNotice({ children, kind = 'offline' }: OfflineNoticeProps) {
  return (
    <Banner tone={kind} live>
      {children}
    </Banner>
  );
}
