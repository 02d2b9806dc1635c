import { useEffect, useSyncExternalStore } from 'react';
import { useDoor } from '@/data/door/door.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { followDevice } from '@/features/offline/followDevice.ts';
import { registerServiceWorker } from '@/platform/serviceWorker.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { UpdateOffer } from './UpdateOffer.tsx';
import { useLaunches } from './useLaunches.ts';

/** A new version, which waits for the traveller's consent, and the home screen. Registers the worker when it first appears. */
export function Corner() {
  useLaunches();
  useFollowedDevice();
  const phase = useSyncExternalStore(
    (onChange) => registerServiceWorker()?.subscribe(onChange) ?? (() => {}),
    () => registerServiceWorker()?.get() ?? 'none',
  );
  return (
    <>
      {phase !== 'none' && (
        <UpdateOffer phase={phase} onTake={(mayReload) => registerServiceWorker()?.applyUpdate(mayReload)} />
      )}
      <InstallOffer />
    </>
  );
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
