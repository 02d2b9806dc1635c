import { useMemo } from 'react';
import { bookableOffers } from '@domain/itinerary/bookable.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import type { TripOffers } from '@domain/trips/trip.ts';
import { Fold } from '@/ui/Fold.tsx';
import { BookLink } from '@/ui/offers/BookLink.tsx';
import { OfferWords } from './OfferWords.tsx';
import { useBook } from './useBook.ts';
import classes from './TripFolds.module.css';

interface BookFoldProps {
  readonly userId: string;
  readonly plan: CheckedPlan;
  readonly offers: TripOffers;
  /** That some are made up is not said beside it. */
  readonly saysSample: boolean;
}

/** All that is still to be booked for the trip, in its order, each with the way to its partner; not there where nothing is. */
export function BookFold({ userId, plan, offers, saysSample }: BookFoldProps) {
  const lines = useMemo(() => bookableOffers(plan, offers, offers.marker), [plan, offers]);
  const book = useBook(userId);
  if (lines.length === 0) return null;
  return (
    <Fold title={`Book what can be booked (${lines.length})`} offPaper>
      <ul className={classes.offers}>
        {lines.map((line) => (
          <li key={line.key}>
            <OfferWords line={line} />
            <BookLink
              quiet
              href={line.href}
              label="Book Now"
              about={`${line.name}, ${line.words}`}
              onBook={() => book(line)}
            />
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        {saysSample &&
          lines.some(({ isSample }) => isSample) &&
          'Sample data is made up and cannot be booked as it is: what the partner’s page shows is live. '}
        What you have booked leaves this list once you mark it as booked in its day.
      </p>
    </Fold>
  );
}
