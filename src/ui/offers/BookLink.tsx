import classes from './BookLink.module.css';

interface BookLinkProps {
  readonly href: string;
  readonly label: string;
  /** Which offer, for those who hear the link and do not see the card. */
  readonly about: string;
  readonly lead?: boolean;
  readonly onBook?: ((bookingUrl: string) => void) | undefined;
}

/** The way out to the partner: a new tab that learns neither the opener nor the referrer (requirements §7). */
export function BookLink({ href, label, about, lead = false, onBook }: BookLinkProps) {
  return (
    <a
      className={classes.link}
      data-lead={lead || undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ${about}, opens the partner’s site in a new tab`}
      onClick={() => onBook?.(href)}
      onAuxClick={(event) => event.button === 1 && onBook?.(href)}
    >
      {label}
    </a>
  );
}
