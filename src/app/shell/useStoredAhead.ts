import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { storeOpenedPages, storeWholeApp, untilStored } from '@/platform/appFiles.ts';
import { isInstalled } from '@/platform/install.ts';
import { hasWorkers } from '@/platform/workerBridge.ts';
import { onKept, wasKept } from '@/platform/worthKeeping.ts';

/** These keep what they show, or are about what is kept. */
const KEEPING: readonly string[] = [paths.flights, paths.hotels, paths.booking, paths.offline];

/**
 * Stores the whole app on the device of whoever will want it without a network: who is signed in, has the app on the home
 * screen, keeps something, has come back, or goes on from the first page. Of who looks at one page that page is stored.
 */
export function useStoredAhead(): void {
  const { pathname } = useLocation();
  const auth = useSession();
  const [first] = useState(() => ({ pathname, hasComeBack: hasWorkers() && isControlled() }));
  const [installed, setInstalled] = useState(isInstalled);
  useEffect(() => {
    const onInstalled = () => setInstalled(true);
    addEventListener('appinstalled', onInstalled);
    return () => removeEventListener('appinstalled', onInstalled);
  }, []);
  const keeps = useSyncExternalStore(onKept, wasKept, () => false) || KEEPING.includes(pathname);
  const goesOn = first.hasComeBack || pathname !== first.pathname;
  const isWanted = auth.status === 'signed_in' || keeps || goesOn || installed;
  useEffect(() => {
    if (!hasWorkers()) return;
    return untilStored(async () => {
      const isOpenedStored = await storeOpenedPages();
      return isWanted ? storeWholeApp() : isOpenedStored;
    });
  }, [isWanted]);
}

function isControlled(): boolean {
  return navigator.serviceWorker.controller !== null;
}
