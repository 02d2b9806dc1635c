import { lazy, Suspense, useSyncExternalStore } from 'react';
import { registerServiceWorker } from '@/platform/serviceWorker.ts';
import classes from './Banners.module.css';

// A first page has nothing to offer; one that cannot be fetched now is offered when the app is opened next.
const UpdateOffer = lazy(() =>
  import('./UpdateOffer.tsx').then(
    ({ UpdateOffer: Offer }) => ({ default: Offer }),
    () => ({ default: () => null }),
  ),
);

/** A new version waits for the traveller's consent. Registers the worker when it first appears. */
export function UpdatePrompt() {
  const waiting = useSyncExternalStore(
    (onChange) => registerServiceWorker()?.subscribe(onChange) ?? (() => {}),
    () => registerServiceWorker()?.get().needRefresh ?? false,
    () => false,
  );
  return (
    <div aria-live="polite" className={classes.updateArea}>
      {waiting && (
        <Suspense>
          <UpdateOffer onTake={() => registerServiceWorker()?.applyUpdate()} />
        </Suspense>
      )}
    </div>
  );
}
