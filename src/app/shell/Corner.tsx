import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useDoor } from '@/data/door/door.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { followDevice } from '@/features/offline/followDevice.ts';
import { pageRest, storeRest } from '@/platform/restOfApp.ts';
import { hasGoodLink } from '@/platform/saveData.ts';
import { registerServiceWorker } from '@/platform/serviceWorker.ts';
import { hasWorkers } from '@/platform/workerBridge.ts';
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
  useRestOfApp();
  return (
    <>
      {waiting && <UpdateOffer onTake={() => registerServiceWorker()?.applyUpdate()} />}
      <InstallOffer />
    </>
  );
}

/**
 * Stores what the app needs to open every screen without a network. A visitor who looks at one page is not made to
 * fetch all of it: a session, a second page or a second visit says that the app is used.
 */
function useRestOfApp(): void {
  const { key } = useLocation();
  const isMember = useSession().status === 'signed_in';
  const [start] = useState(() => ({
    key,
    hasWorker: hasWorkers() && navigator.serviceWorker.controller !== null,
  }));
  const isUsed = isMember || start.hasWorker || key !== start.key;
  useEffect(() => {
    if (registerServiceWorker() === null) return;
    // without storage there is nothing to store it in
    storeRest(pageRest(), () => isUsed && hasGoodLink()).catch(() => {});
  }, [isUsed]);
}

function useFollowedDevice(): void {
  const door = useDoor();
  const auth = useSession();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
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
