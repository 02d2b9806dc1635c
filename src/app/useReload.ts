import { useState } from 'react';
import { isHalfTyped } from '@/platform/halfTyped.ts';

interface Reload {
  /** Opens the page anew; not while something stands half typed around it. */
  readonly reload: () => void;
  /** It was not done, for what is half typed. */
  readonly isHeld: boolean;
}

/**
 * The way out of a page that broke.
 * @param missing it could not be fetched: the newest version is opened that can be had
 */
export function useReload(missing: boolean): Reload {
  const [isHeld, setHeld] = useState(false);
  const reload = () => {
    const held = isHalfTyped();
    setHeld(held);
    if (held) return;
    if (missing) void reloadNewest();
    else location.reload();
  };
  return { reload, isHeld };
}

async function reloadNewest(): Promise<void> {
  // no part of the first page
  const code = await import('@/platform/serviceWorker.ts').catch(() => null);
  const worker = code?.registerServiceWorker();
  if (worker) await worker.reloadNewest();
  else location.reload();
}
