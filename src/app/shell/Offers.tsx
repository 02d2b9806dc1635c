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

const InstallOffer = lazy(() =>
  import('./InstallOffer.tsx').then(
    ({ InstallOffer: Offer }) => ({ default: Offer }),
    () => ({ default: () => null }),
  ),
);

/**
 * What the app offers of its own accord, in a corner: a new version, which waits for the traveller's consent, and the home
 * screen. Registers the worker when it first appears.
 */
export function Offers() {
  const waiting = useSyncExternalStore(
    (onChange) => registerServiceWorker()?.subscribe(onChange) ?? (() => {}),
    () => registerServiceWorker()?.get().needRefresh ?? false,
    () => false,
  );
  return (
    <div aria-live="polite" className={classes.offers}>
      {waiting && (
        <Suspense>
          <UpdateOffer onTake={() => registerServiceWorker()?.applyUpdate()} />
        </Suspense>
      )}
      <Suspense>
        <InstallOffer />
      </Suspense>
    </div>
  );
}
