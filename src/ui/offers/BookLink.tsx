import classes from './BookLink.module.css';

interface BookLinkProps {
  readonly href: string;
  readonly label: string;
  /** Which offer, for those who hear the link and do not see the card. */
  readonly about: string;
  readonly lead?: boolean;
  readonly onBook?: ((bookingUrl: string) => void) | undefined;
}

/** The way out to the partner: a new tab that learns neither the opener nor the referrer (spec section 7). */
export function BookLink({ href, label, about, lead = false, onBook }: BookLinkProps) {
  return (
    <a
      className={classes.link}
      data-lead={lead || undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => onBook?.(href)}
      onAuxClick={(event) => event.button === 1 && onBook?.(href)}
    >
      {label}
      <span className="wm-hidden">: {about}, opens the partner’s site in a new tab</span>
      <svg className={classes.out} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3.5 8.5 8.5 3.5M4.5 3.5h4v4" />
      </svg>
    </a>
  );
}
