import { DestinationCard } from './DestinationCard.tsx';
import type { FeaturedPlace } from './places.ts';
import classes from './DestinationCard.module.css';

/** Place cards, one to three abreast. */
export function DestinationGrid({ places }: { readonly places: readonly FeaturedPlace[] }) {
  return (
    <ul className={classes.grid3}>
      {places.map((place) => (
        <li key={place.name}>
          <DestinationCard place={place} />
        </li>
      ))}
    </ul>
  );
}
