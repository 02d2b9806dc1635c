import { Skeleton } from '../feedback/Skeleton.tsx';
import { formatCount } from '../count.ts';
import classes from './StatTile.module.css';

interface StatTileProps {
  readonly label: string;
  /** Null while it is counted. */
  readonly value: number | null;
  /** What it is compared with ("12 more than the week before"). */
  readonly note?: string;
}

/** One figure, large, as on a milestone. */
export function StatTile({ label, value, note }: StatTileProps) {
  return (
    <div className={classes.tile}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>
        {value === null ? (
          <>
            <Skeleton width={96} height={36} />
            <span className="wm-hidden">Counting</span>
          </>
        ) : (
          formatCount(value)
        )}
      </p>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
