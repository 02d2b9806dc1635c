import type { ReactNode } from 'react';
import { AlertIcon, CompassIcon, OfflineIcon, SavedIcon, TagIcon } from '../icons/icons.tsx';
import classes from './Banner.module.css';

type BannerTone = 'offline' | 'saved' | 'sample' | 'info' | 'warning';

interface BannerProps {
  readonly tone: BannerTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** One button or link, at the end. */
  readonly action?: ReactNode;
  /** Whether it arrives while the page is read, and so has to be announced. */
  readonly live?: boolean;
}

const icons: Record<BannerTone, typeof AlertIcon> = {
  offline: OfflineIcon,
  saved: SavedIcon,
  sample: TagIcon,
  info: CompassIcon,
  warning: AlertIcon,
};

/**
 * A sign along the way. Offline and saved are moss, not an alarm; sample is dashed, as all that nobody stands
 * behind; only a warning takes the signal.
 */
export function Banner({ tone, title, children, action, live = false }: BannerProps) {
  const Icon = icons[tone];
  const Root = live ? 'output' : 'div';
  return (
    <Root className={classes.root} data-tone={tone}>
      <Icon size={20} />
      <span className={classes.words}>
        {title && <strong className={classes.title}>{title}</strong>}
        <span>{children}</span>
      </span>
      {action && <span className={classes.action}>{action}</span>}
    </Root>
  );
}
