import classes from './MapLink.module.css';

/** The way to an item's place in the device's own maps; for the screen alone. */
export function MapLink({ href, title }: { readonly href: string; readonly title: string }) {
  return (
    <a
      className={classes.map}
      data-off-paper
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open in Maps: ${title}, opens in a new tab`}
    >
      Open in Maps
    </a>
  );
}
