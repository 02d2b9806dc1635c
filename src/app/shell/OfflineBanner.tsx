import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useAnswersHere } from '@/data/door/useAnswersHere.ts';
import { useDoor } from '@/data/door/door.ts';
import { OfflineIcon } from '@/ui/icons/icons.tsx';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import classes from './Banners.module.css';
import type { DeviceNotices as Notices } from './DeviceNotices.tsx';

// Hardly any device needs it, and one that cannot fetch it goes without.
const DeviceNotices = lazy<typeof Notices>(async () => {
  const code = await import('./DeviceNotices.tsx').catch(() => null);
  return { default: code?.DeviceNotices ?? (() => null) };
});

/** Where nothing that is sent waits for the network: each says so itself when somebody tries. */
const WAITS_FOR_NOTHING: ReadonlySet<string> = new Set([
  paths.planner,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.checkEmail,
  paths.confirmEmail,
  paths.adminLogin,
  paths.admin,
  paths.adminUsers,
]);

function words(answersHere: boolean): string {
  return answersHere
    ? 'You are offline. What you saved is still here, and the assistant answers on this device.'
    : 'You are offline. What you saved is still here, and what you send waits.';
}

/** Offline is not an alarm: what is saved is still here, and this says where. That nothing is saved is one. */
export function OfflineBanner() {
  const { keeping, minutesWrong } = useDoor();
  const wrong = useSyncExternalStore(minutesWrong.subscribe, minutesWrong.get, () => 0);
  const keeps = useSyncExternalStore(keeping.subscribe, keeping.get, () => 'device') === 'device';
  const offline = useConnectivity() === 'offline';
  const answersHere = useAnswersHere(offline);
  // the home page has no spacer: its header lies over what comes first
  const { pathname } = useLocation();
  const underHeader = pathname === paths.home;
  return (
    <div aria-live="polite">
      {(wrong !== 0 || !keeps) && (
        <Suspense>
          <DeviceNotices minutesWrong={wrong} keeps={keeps} underHeader={underHeader} />
        </Suspense>
      )}
      {keeps && offline && answersHere !== null && (
        <div className={classes.offline} data-under-header={underHeader || undefined}>
          <OfflineIcon size={20} />
          <span>
            {WAITS_FOR_NOTHING.has(pathname)
              ? 'You are offline. What you saved is still here.'
              : words(answersHere)}
          </span>
          <Link to={paths.offline}>Ready for the flight</Link>
        </div>
      )}
    </div>
  );
}
