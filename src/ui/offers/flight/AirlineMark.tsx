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
    <svg className={classes.fin} viewBox="0 0 40 40" aria-hidden="true" data-testid="airline-placeholder">
      <path className={classes.ground} d="M4 38 21 5a4 4 0 0 1 3.6-2.2H34a3 3 0 0 1 3 3V38Z" />
      <text className={classes.code} x="25" y="31" textAnchor="middle">
        {code.slice(0, 2)}
      </text>
    </svg>
  );
}
