import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { OfflineIcon } from '@/ui/icons/icons.tsx';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import classes from './Banners.module.css';

/** Offline is not an alarm: what is saved is still here, and this says where. */
export function OfflineBanner() {
  const state = useConnectivity();
  // the home page has no spacer: its header lies over what comes first
  const { pathname } = useLocation();
  const underHeader = pathname === paths.home;
  return (
    <div aria-live="polite">
      {state === 'offline' && (
        <div className={classes.offline} data-under-header={underHeader || undefined}>
          <OfflineIcon size={20} />
          <span>
            {pathname === paths.planner
              ? // there nothing can be sent, and the page says so beside its field
                'You are offline. What you saved is still here.'
              : 'You are offline. What you saved is still here, and what you send waits.'}
          </span>
          <Link to={paths.offline}>Ready for the flight</Link>
        </div>
      )}
    </div>
  );
}
