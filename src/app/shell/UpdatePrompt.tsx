import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { registerServiceWorker } from '@/platform/serviceWorker.ts';
import classes from './Banners.module.css';

/** A new version waits for the traveller's consent. */
export function UpdatePrompt() {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const bridge = registerServiceWorker();
    if (!bridge) return;
    setWaiting(bridge.get().needRefresh);
    return bridge.subscribe((state) => setWaiting(state.needRefresh));
  }, []);
  return (
    <div role="status" className={classes.updateArea}>
      {waiting && (
        <div className={classes.update}>
          <span>A new version is ready</span>
          <Button onClick={() => registerServiceWorker()?.applyUpdate()}>Reload</Button>
        </div>
      )}
    </div>
  );
}
