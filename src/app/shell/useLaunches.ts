import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, sameOriginPath } from '@/config/paths.ts';

/** Launch Handler and File Handling APIs; Chromium alone has them. */
interface Launch {
  readonly targetURL?: string | null;
  /** Calendar files that were opened with the app. */
  readonly files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchWindow extends Window {
  readonly launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
}

/**
 * Leads an app that is open to where it was launched: by a shortcut, or with something that was shared. The icon alone
 * only brings it to the front, where the traveller left it. Files that are opened with it go the way of those that are shared.
 */
export function useLaunches(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { launchQueue }: LaunchWindow = globalThis.window;
    // The launch that opened this page comes first, and the browser has led there already.
    let opened: string | null = performance.getEntriesByType('navigation')[0]?.name ?? null;
    launchQueue?.setConsumer(({ targetURL, files = [] }) => {
      const isOpening = targetURL === opened;
      opened = null;
      if (files.length > 0) {
        void addressOf(files).then(navigate);
        return;
      }
      if (!targetURL || isOpening) return;
      const { origin, pathname, search, hash } = new URL(targetURL);
      const to = origin === location.origin ? sameOriginPath(pathname + search + hash) : null;
      // what is shared was posted there, and stands in the address that it came to by now
      if (to !== null && to !== paths.home && to !== location.pathname) void navigate(to);
    });
  }, [navigate]);
}

/** The assistant's address with what the files say. One that cannot be read is told as one that is no calendar. */
async function addressOf(files: NonNullable<Launch['files']>): Promise<string> {
  const { sharedFields } = await import('@domain/takeAlong/sharedFiles.ts');
  const read = await Promise.all(files.map((file) => file.getFile().catch(() => '')));
  const fields = await sharedFields(new Map(), read, new Date());
  return `${paths.assistant}?${String(new URLSearchParams(fields))}`;
}
