import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, sameOriginPath } from '@/config/paths.ts';

/** Launch Handler API; Chromium alone has it. */
interface LaunchWindow extends Window {
  readonly launchQueue?: {
    setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void;
  };
}

/**
 * Leads an app that is open to where it was launched: by a shortcut, or with something that was shared. The icon alone
 * only brings it to the front, where the traveller left it.
 */
export function useLaunches(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { launchQueue }: LaunchWindow = globalThis.window;
    // The launch that opened this page comes first, and the browser has led there already.
    let opened: string | null = performance.getEntriesByType('navigation')[0]?.name ?? null;
    launchQueue?.setConsumer(({ targetURL }) => {
      const isOpening = targetURL === opened;
      opened = null;
      if (!targetURL || isOpening) return;
      const { origin, pathname, search, hash } = new URL(targetURL);
      const to = origin === location.origin ? sameOriginPath(pathname + search + hash) : null;
      // what is shared was posted there, and stands in the address that it came to by now
      if (to !== null && to !== paths.home && to !== location.pathname) void navigate(to);
    });
  }, [navigate]);
}
