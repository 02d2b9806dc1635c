import { Skeleton } from '../feedback/Skeleton.tsx';
import classes from './DataTable.module.css';

interface TableSkeletonProps {
  readonly columns: number;
  readonly caption: string;
  readonly phone: boolean;
}

const ROWS = [0, 1, 2, 3, 4];
const WIDTHS = ['72%', '54%', '64%', '46%'];

/** Rows that are on their way. */
export function TableSkeleton({ columns, caption, phone }: TableSkeletonProps) {
  const cells = Array.from({ length: phone ? 1 : columns }, (_, index) => index);
  return (
    <output className={classes.loading} aria-label={`Loading: ${caption}`}>
      {ROWS.map((row) => (
        <span
          key={row}
          className={classes.loadingRow}
          style={{ gridTemplateColumns: `repeat(${cells.length}, 1fr)` }}
        >
          {cells.map((cell) => (
            <Skeleton key={cell} width={WIDTHS[(row + cell) % WIDTHS.length] ?? '60%'} />
          ))}
        </span>
      ))}
    </output>
  );
}
