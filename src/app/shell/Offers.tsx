import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/platform/idle.ts';
import classes from './Banners.module.css';

// What cannot be fetched now is there when the app is opened next.
const Corner = lazy<ComponentType>(() =>
  import('./Corner.tsx').then(
    ({ Corner: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** What the app offers of its own accord, in a corner: nothing of it is part of a first page. */
export function Offers() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div aria-live="polite" className={classes.offers}>
      {idle && (
        <Suspense>
          <Corner />
        </Suspense>
      )}
    </div>
  );
}
