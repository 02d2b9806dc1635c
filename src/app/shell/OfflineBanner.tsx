import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useAnswersHere } from '@/data/door/useAnswersHere.ts';
import { useDoor } from '@/data/door/door.ts';
import { clockWords } from '@domain/clockSkew.ts';
import { OfflineIcon } from '@/ui/icons/icons.tsx';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import classes from './Banners.module.css';

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
  const clock = clockWords(useSyncExternalStore(minutesWrong.subscribe, minutesWrong.get, () => 0));
  const kept = useSyncExternalStore(keeping.subscribe, keeping.get, () => 'device');
  const offline = useConnectivity() === 'offline';
  const answersHere = useAnswersHere(offline);
  // the home page has no spacer: its header lies over what comes first
  const { pathname } = useLocation();
  const underHeader = pathname === paths.home;
  return (
    <div aria-live="polite">
      {clock !== null && (
        <div className={classes.offline} data-under-header={underHeader || undefined}>
          <span>{clock}</span>
        </div>
      )}
      {kept === 'tab' && (
        <div className={classes.offline} data-under-header={underHeader || undefined}>
          <span>
            This device's storage does not open, so nothing here is kept once this tab is closed. Close other
            tabs of Waymark, or leave private browsing, and reload.
          </span>
        </div>
      )}
      {kept === 'device' && offline && answersHere !== null && (
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
