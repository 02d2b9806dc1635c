import { useMemo } from 'react';
import { useData } from '@/data/door/door.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { type OfferLine, offerLines } from '@domain/itinerary/offerLines.ts';
import type { TripOffers } from '@domain/trips/trip.ts';
import { SampleTag } from '@/ui/SampleTag.tsx';
import { BookLink } from '@/ui/offers/BookLink.tsx';
import { Fold } from './Fold.tsx';
import classes from './TripScreen.module.css';

interface OfferFoldsProps {
  readonly userId: string;
  readonly plan: CheckedPlan;
  readonly offers: TripOffers;
}

/** What was found for the trip, folded away: which of it is in the plan, and what else there was. */
export function OfferFolds({ userId, plan, offers }: OfferFoldsProps) {
  const { activity } = useData();
  const { flights, hotels } = useMemo(() => offerLines(plan, offers, offers.marker), [plan, offers]);
  const book = ({ href }: OfferLine) => void activity.logClick(href, userId);
  return (
    <>
      <OfferList title="Flights" lines={flights} onBook={book} />
      <OfferList title="Hotels" lines={hotels} onBook={book} />
    </>
  );
}

interface OfferListProps {
  readonly title: string;
  readonly lines: readonly OfferLine[];
  readonly onBook: (line: OfferLine) => void;
}

function OfferList({ title, lines, onBook }: OfferListProps) {
  if (lines.length === 0) return null;
  return (
    <Fold title={title} aside={`${lines.length}`} offPaper>
      <ul className={classes.offers}>
        {lines.map((line) => (
          <li key={line.key}>
            <p>
              <strong>{line.name}</strong> {line.isSample && <SampleTag />}
              {line.isInPlan && <em>In your plan</em>}
              <span className={classes.quiet}>
                {line.words}, {line.price}
              </span>
            </p>
            <div className={classes.links}>
              <BookLink
                quiet
                href={line.href}
                label="Book Now"
                about={line.name}
                onBook={() => onBook(line)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        To have another one in the plan, ask the assistant: the days and the sums change with it.
      </p>
    </Fold>
  );
}
