import { useState } from 'react';
import classes from './AirlineMark.module.css';

interface AirlineMarkProps {
  readonly code: string;
  readonly logoUrl: string | null;
}

/** The airline's logo; a neutral tail fin with its code where there is none or it does not load. */
export function AirlineMark({ code, logoUrl }: AirlineMarkProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (logoUrl && logoUrl !== failedUrl) {
    return (
      <img
        className={classes.logo}
        src={logoUrl}
        alt=""
        width={80}
        height={32}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(logoUrl)}
      />
    );
  }
  return (
    <span className={classes.fin} aria-hidden="true" data-testid="airline-placeholder">
      {code.slice(0, 2)}
    </span>
  );
}
