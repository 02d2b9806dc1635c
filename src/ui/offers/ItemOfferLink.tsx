import { SampleTag } from '../SampleTag.tsx';
import { BookLink } from './BookLink.tsx';
import classes from './ItemOfferLink.module.css';
import type { PlanOffer } from '@domain/itinerary/planCards.ts';

interface ItemOfferLinkProps {
  readonly offer: PlanOffer;
  readonly onBook: (offer: PlanOffer) => void;
}

/** The way to book an item of a plan's day: its price stands beside it, so a made-up one is marked there. */
export function ItemOfferLink({ offer, onBook }: ItemOfferLinkProps) {
  return (
    <span className={classes.root}>
      <BookLink quiet href={offer.href} label="Book Now" about={offer.name} onBook={() => onBook(offer)} />
      {offer.isSample && <SampleTag />}
    </span>
  );
}
