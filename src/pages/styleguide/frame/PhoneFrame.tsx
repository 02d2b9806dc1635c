import { developmentPaths } from '@/config/development.ts';
import classes from './PhoneFrame.module.css';

/** The sheet in a window of a phone's size, so that its media queries are the phone's. */
export function PhoneFrame({ hash }: { readonly hash: string }) {
  return (
    <div className={classes.desk}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds this very page, scheme and all */}
      <iframe
        className={classes.phone}
        title="The sheet on a phone, 390 by 844"
        src={`${developmentPaths.styleguide}?bare${hash}`}
      />
    </div>
  );
}
