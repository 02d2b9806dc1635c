import classes from './BookLink.module.css';

interface BookLinkProps {
  readonly href: string;
  readonly label: string;
  /** Which offer, for those who hear the link and do not see the card. */
  readonly about: string;
  readonly lead?: boolean;
  /** One of many on a page that has its own way to book: as quiet as a link. */
  readonly quiet?: boolean;
  readonly onBook?: ((bookingUrl: string) => void) | undefined;
}

/** The way out to the partner: a new tab that learns neither the opener nor the referrer (requirements §7). */
export function BookLink({ href, label, about, lead = false, quiet = false, onBook }: BookLinkProps) {
  return (
    <a
      className={classes.link}
      data-lead={lead || undefined}
      data-quiet={quiet || undefined}
      data-off-paper
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
