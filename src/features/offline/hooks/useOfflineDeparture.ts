import { showLateToast } from '@/ui/feedback/toasts/lateToast.ts';
import { useEffect } from 'react';

/**
 * Says that a partner's site cannot be opened while there is no network, where the browser would leave the traveller
 * on a dead page in a new tab. Only a browser that says so itself is believed: the partner may be there while our
 * own server is not.
 */
export function useOfflineDeparture(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine || !leavesTheSite(event.target)) return;
      // the link's own handlers still run: a click on a partner's link is logged when the network is back
      event.preventDefault();
      void tell();
    };
    // before the link's own handlers
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('auxclick', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('auxclick', onClick, { capture: true });
    };
  }, []);
}

async function tell(): Promise<void> {
  await showLateToast({
    title: 'You are offline',
    description: 'The partner’s site opens when the network is back. The offer stays here.',
    variant: 'notice',
  });
}

function leavesTheSite(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[target="_blank"]') : null;
  return link !== null && link.origin !== location.origin;
}
