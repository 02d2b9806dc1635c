import { SampleTag } from '../SampleTag.tsx';
import { BookLink } from './BookLink.tsx';
import classes from './ItemOfferLink.module.css';

interface ItemOfferLinkProps {
  readonly href: string;
  readonly name: string;
  /** Made up. */
  readonly isSample: boolean;
  readonly onBook: () => void;
}

/** The way to book an item of a plan's day: its price stands beside it, so a made-up one is marked there. */
export function ItemOfferLink({ href, name, isSample, onBook }: ItemOfferLinkProps) {
  return (
    <span className={classes.root}>
      <BookLink quiet href={href} label="Book Now" about={name} onBook={onBook} />
      {isSample && <SampleTag />}
    </span>
  );
}
