import { arrivalStyle } from './arrival.ts';
import { BookLink } from './BookLink.tsx';
import { InPlanTag } from './InPlanTag.tsx';
import { formatDollars } from './money.ts';
import { SampleTag } from '../SampleTag.tsx';
import type { OfferCardProps, TourStubData } from './types.ts';
import classes from './TourStub.module.css';

interface TourStubProps extends OfferCardProps {
  readonly tour: TourStubData;
}

/** A tour as the stub of an admission ticket, torn along its upper edge. */
export function TourStub({ tour, index = 0, beside, age, inPlan = false, choice, onBook }: TourStubProps) {
  const mark = choice ?? (inPlan && <InPlanTag />);
  return (
    <article className={classes.stub} style={arrivalStyle(index)} aria-label={tour.name}>
      <div className={classes.paper}>
        <p className={classes.kind}>
          <span>Tour · {tour.duration}</span>
          {tour.sample && <SampleTag />}
        </p>
        <h3 className={classes.name}>{tour.name}</h3>
        {(mark || tour.rating > 0) && (
          <p className={classes.rating}>
            {tour.rating > 0 && <span>Rated {tour.rating.toFixed(1)} out of 5</span>}
            {mark}
          </p>
        )}
        <div className={classes.foot}>
          <p className={classes.price} data-legible>
            <span className={classes.amount}>{formatDollars(tour.price)}</span>
            <span className={classes.small}> a person</span>
          </p>
          <BookLink href={tour.bookingUrl} label="Book Now" about={tour.name} onBook={onBook} />
        </div>
        {beside && <p className={classes.age}>{beside}</p>}
        {age && <p className={classes.age}>{age}</p>}
      </div>
    </article>
  );
}
