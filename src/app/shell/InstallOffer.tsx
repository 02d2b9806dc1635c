import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { INSTALL_REFUSED_KEY } from '@/config/names.ts';
import { paths } from '@/config/paths.ts';
import { flag, isFlagged } from '@/platform/flags.ts';
import { isInstalled, isInstalledByHand } from '@/platform/install.ts';
import { askToInstall, canInstall, onCanInstall } from '@/platform/installQuestion.ts';
import { drawStartupImages } from '@/platform/startupImages.ts';
import { onKept, wasKept } from '@/platform/worthKeeping.ts';
import { ShareIcon } from '@/ui/icons/icons.tsx';
import classes from './Banners.module.css';

/** Where it would stand on what is typed. */
const NOT_HERE: ReadonlySet<string> = new Set([paths.assistant, paths.planner]);

/**
 * Offers the home screen once something was kept that is worth opening in the air, a trip or an article, and its page was
 * left: there something else is being said. Refused once, it is not offered again on this device. On iOS, where no page can ask, it says how it is done.
 */
export function InstallOffer() {
  const { pathname } = useLocation();
  const kept = useSyncExternalStore(onKept, wasKept);
  /** Where something was kept; true once that page was left. */
  const [keptOn, setKeptOn] = useState<string | true | null>(null);
  if (kept && keptOn === null) setKeptOn(pathname);
  if (typeof keptOn === 'string' && keptOn !== pathname) setKeptOn(true);
  const askable = useSyncExternalStore(onCanInstall, canInstall);
  const [byHand] = useState(() => isInstalledByHand());
  const [settled, setSettled] = useState(() => isInstalled() || isFlagged(INSTALL_REFUSED_KEY));
  // by Safari's own menu too, which waits for no offer; what is on the home screen has its own by then
  useEffect(() => {
    if (byHand && !isInstalled()) drawStartupImages();
  }, [byHand]);
  if (settled || keptOn !== true || NOT_HERE.has(pathname) || !(askable || byHand)) return null;

  const refuse = () => {
    flag(INSTALL_REFUSED_KEY);
    setSettled(true);
  };
  const install = async () => {
    setSettled(true);
    if (!(await askToInstall())) flag(INSTALL_REFUSED_KEY);
  };
  return (
    <section className={classes.install} aria-label="Home screen">
      <p>
        <strong>Keep Waymark on the home screen.</strong>{' '}
        {askable ? (
          'It opens from there with no network, and what you kept stays with it.'
        ) : (
          <>
            Tap Share <ShareIcon size={18} /> in the browser, then Add to Home Screen. It opens from there
            with no network.
          </>
        )}
      </p>
      <div className={classes.choices}>
        {askable && <Button onClick={() => void install()}>Install</Button>}
        <Button variant="subtle" onClick={refuse}>
          {askable ? 'Not now' : 'Close'}
        </Button>
      </div>
    </section>
  );
}
