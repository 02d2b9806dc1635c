import { DestinationCard } from './DestinationCard.tsx';
import type { FeaturedPlace } from './places.ts';
import classes from './DestinationCard.module.css';

interface DestinationGridProps {
  readonly places: readonly FeaturedPlace[];
  /** The level that follows the heading over the cards. */
  readonly heading: 'h2' | 'h3';
}

/** Place cards, one to three abreast. */
export function DestinationGrid({ places, heading }: DestinationGridProps) {
  return (
    <ul className={classes.grid3}>
      {places.map((place) => (
        <li key={place.name}>
          <DestinationCard place={place} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
