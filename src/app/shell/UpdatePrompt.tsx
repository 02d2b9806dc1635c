import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { registerServiceWorker } from '@/platform/serviceWorker.ts';
import classes from './Banners.module.css';

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
        <div className={classes.update}>
          <span>A new version is ready</span>
          <Button onClick={() => registerServiceWorker()?.applyUpdate()}>Reload</Button>
        </div>
      )}
    </div>
  );
}
