import type { ReactNode } from 'react';
import { Banner } from '../signs/Banner.tsx';

/** Offline is not an alarm: a moss sign that says what has to wait for the network. Announced: no button, no clock. */
export function OfflineNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Banner tone="offline" live>
      {children}
    </Banner>
  );
}
