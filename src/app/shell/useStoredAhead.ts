import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { storeWholeApp } from '@/platform/appFiles.ts';
import { whenIdle } from '@/platform/idle.ts';
import { isInstalled } from '@/platform/install.ts';
import { hasWorkers } from '@/platform/workerBridge.ts';
import { onKept, wasKept } from '@/platform/worthKeeping.ts';

/** These keep what they show, or are about what is kept. */
const KEEPING: readonly string[] = [paths.flights, paths.hotels, paths.booking, paths.offline];

/**
 * Stores the whole app on the device of whoever will want it without a network: who is signed in, has the app on the home
 * screen, keeps something, has come back, or goes on from the first page. Who looks at one page fetches no more than that.
 */
export function useStoredAhead(): void {
  const { pathname } = useLocation();
  const auth = useSession();
  const [first] = useState(() => ({ pathname, hasComeBack: hasWorkers() && isControlled() }));
  const keeps = useSyncExternalStore(onKept, wasKept, () => false) || KEEPING.includes(pathname);
  const goesOn = first.hasComeBack || pathname !== first.pathname;
  const isWanted = auth.status === 'signed_in' || keeps || goesOn || isInstalled();
  useEffect(() => {
    if (isWanted && import.meta.env.PROD && hasWorkers()) whenIdle(() => void storeWholeApp());
  }, [isWanted]);
}

function isControlled(): boolean {
  return navigator.serviceWorker.controller !== null;
}
