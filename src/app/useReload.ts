import { useState } from 'react';
import { isHalfTyped } from '@/platform/halfTyped.ts';

interface Reload {
  /** Opens the page anew, in the newest version that can be had; not while something stands half typed around it. */
  readonly reload: () => void;
  /** It was not done, for what is half typed. */
  readonly isHeld: boolean;
}

/** The way out of a page, or of a part around it, that this version does not have. */
export function useReload(): Reload {
  const [isHeld, setHeld] = useState(false);
  const reload = () => {
    const held = isHalfTyped();
    setHeld(held);
    if (!held) void reloadNewest();
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
