import { paths } from '@/config/paths.ts';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import classes from './AuthSheet.module.css';

/** Over a form that does nothing without a network: what opens on this device meanwhile. Nothing while there is one. */
export function TakesNetwork({ what }: { readonly what: string }) {
  if (useConnectivity() !== 'offline') return null;
  return (
    <div className={classes.notice}>
      <OfflineNotice action={<TextLink to={paths.offline}>See what is here</TextLink>}>
        {what} takes a network. What this device has kept opens without an account.
      </OfflineNotice>
    </div>
  );
}
