import { BookLink } from '../BookLink.tsx';
import { formatDollars } from '../money.ts';
import classes from './FareStub.module.css';

interface FareStubProps {
  /** US dollars. */
  readonly price: number;
  /** What it covers, and for whom: small lines below it. */
  readonly notes: readonly (string | undefined)[];
  readonly age: string | undefined;
  readonly bookingUrl: string;
  readonly about: string;
  readonly lead: boolean;
  readonly onBook: ((bookingUrl: string) => void) | undefined;
}

/** The part below or beside the perforation: what the flight costs, and the way to it. */
export function FareStub({ price, notes, age, bookingUrl, about, lead, onBook }: FareStubProps) {
  return (
    <div className={classes.stub}>
      <div data-legible>
        <span className={classes.price}>{formatDollars(price)}</span>
        {notes.map(
          (note) =>
            note && (
              <span key={note} className={classes.note}>
                {note}
              </span>
            ),
        )}
      </div>
      <BookLink href={bookingUrl} label="Book Now" about={about} lead={lead} onBook={onBook} />
      {age && <span className={classes.age}>{age}</span>}
    </div>
  );
}
