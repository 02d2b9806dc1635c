import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/platform/idle.ts';
import classes from './Banners.module.css';

// What cannot be fetched now is there when the app is opened next.
const Corner = lazy<ComponentType>(() =>
  import('./Corner.tsx').then(
    ({ Corner: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

interface OffersProps {
  /** What else has to be said there. */
  readonly children?: ReactNode;
}

/** What the app offers of its own accord, in a corner: nothing of it is part of a first page. */
export function Offers({ children }: OffersProps) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div aria-live="polite" className={classes.offers}>
      {idle && (
        <Suspense>
          <Corner />
        </Suspense>
      )}
      {children}
    </div>
  );
}
