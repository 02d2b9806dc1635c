import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useDoor } from '@/data/door/door.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { followDevice } from '@/features/offline/followDevice.ts';
import { pageRest, storeRest } from '@/platform/restOfApp.ts';
import { hasGoodLink } from '@/platform/saveData.ts';
import { registerServiceWorker } from '@/platform/serviceWorker.ts';
import { hasWorkers } from '@/platform/workerBridge.ts';
import { onKept, wasKept } from '@/platform/worthKeeping.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { UpdateOffer } from './UpdateOffer.tsx';
import { useLaunches } from './useLaunches.ts';
// from now on each page is one fetch away
import '../pageFiles.ts';

/** A new version, which waits for the traveller's consent, and the home screen. Registers the worker when it first appears. */
export function Corner() {
  useLaunches();
  useFollowedDevice();
  const waiting = useSyncExternalStore(
    (onChange) => registerServiceWorker()?.subscribe(onChange) ?? (() => {}),
    () => registerServiceWorker()?.get().needRefresh ?? false,
  );
  useStoredAhead();
  return (
    <>
      {waiting && <UpdateOffer onTake={() => registerServiceWorker()?.applyUpdate()} />}
      <InstallOffer />
    </>
  );
}

/**
 * Stores what the app needs to open every screen without a network, and only then the planner, which is twice as large
 * and answers what can also wait. A visitor who looks at one page is not made to fetch any of it: a session, a second
 * page, a second visit, or something kept for the air says that the app is used.
 */
function useStoredAhead(): void {
  const door = useDoor();
  const { key } = useLocation();
  const userId = useUserId();
  const [start] = useState(() => ({
    key,
    hasWorker: hasWorkers() && navigator.serviceWorker.controller !== null,
  }));
  const kept = useSyncExternalStore(onKept, wasKept);
  const isUsed = userId !== null || start.hasWorker || key !== start.key || kept;
  useEffect(() => {
    let left = false;
    async function store() {
      if (registerServiceWorker() !== null)
        await storeRest(pageRest(), () => !left && isUsed && hasGoodLink());
      if (userId === null || left) return;
      const { planner } = await door.load();
      if (!left) await planner.fetchAhead(userId);
    }
    // without storage there is nothing to store it in; where the data cannot be had, the page that needs it says so
    store().catch(() => {});
    return () => {
      left = true;
    };
  }, [door, isUsed, userId]);
}

function useUserId(): string | null {
  const auth = useSession();
  return auth.status === 'signed_in' ? auth.session.userId : null;
}

function useFollowedDevice(): void {
  const door = useDoor();
  const userId = useUserId();
  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    let left = false;
    async function follow(signedIn: string) {
      const data = await door.load();
      if (!left) stop = followDevice(data, signedIn);
    }
    // where the data cannot be had, the page that needs it says so
    follow(userId).catch(() => {});
    return () => {
      left = true;
      stop();
    };
  }, [door, userId]);
}
