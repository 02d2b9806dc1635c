import { DestinationCard } from './DestinationCard.tsx';
import type { ComponentType } from 'react';
import type { FeaturedPlace, PlaceName } from './places.ts';
import classes from './DestinationCard.module.css';

interface DestinationGridProps {
  readonly places: readonly FeaturedPlace[];
  /** The level that follows the heading over the cards. */
  readonly heading: 'h2' | 'h3';
  /** Draws a place: at once, or when the reader comes near it. */
  readonly Scene: ComponentType<{ readonly name: PlaceName }>;
}

/** Place cards, one to three abreast. */
export function DestinationGrid({ places, heading, Scene }: DestinationGridProps) {
  return (
    <ul className={classes.grid3}>
      {places.map((place) => (
        <li key={place.name}>
          <DestinationCard place={place} heading={heading} Scene={Scene} />
        </li>
      ))}
    </ul>
  );
}
