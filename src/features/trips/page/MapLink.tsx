import classes from './TripScreen.module.css';

/** The way to an item's place in the device's own maps. */
export function MapLink({ href, title }: { readonly href: string; readonly title: string }) {
  return (
    <a
      className={classes.map}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open in Maps: ${title}, opens in a new tab`}
    >
      Open in Maps
    </a>
  );
}
