import { useEffect, useState } from 'react';
import { container } from '@/platform/workerWanted.ts';

/** Whether the app opens without a network, and what this device keeps with it: its worker is active, or is by now. */
export function useOpensInAir(): boolean {
  const [opens, setOpens] = useState(() => Boolean(container()?.controller));
  useEffect(() => {
    let isShown = true;
    // it waits for good where none comes, as while data is spared
    void container()?.ready.then(() => isShown && setOpens(true));
    return () => {
      isShown = false;
    };
  }, []);
  return opens;
}
