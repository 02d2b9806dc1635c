import { OfferSkeleton } from '../offers/OfferSkeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import classes from './ResultList.module.css';

interface ResultSkeletonsProps {
  /** What is being waited for; shown, and announced once. */
  readonly text: string;
  readonly kind: 'flight' | 'hotel';
}

const SHOWN = [0, 1, 2, 3];

/** The shapes of a list that is on its way: flights in a list, hotels in the grid. */
export function ResultSkeletons({ text, kind }: ResultSkeletonsProps) {
  return (
    <div className={classes.loading}>
      <Spinner text={text} />
      <div className={kind === 'hotel' ? classes.grid : classes.list}>
        {SHOWN.map((key) => (
          <OfferSkeleton key={key} kind={kind} />
        ))}
      </div>
    </div>
  );
}
