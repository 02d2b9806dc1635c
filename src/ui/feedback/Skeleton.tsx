import classes from './Skeleton.module.css';

interface SkeletonProps {
  /** px, or a CSS length ("60%"). */
  readonly width?: number | string;
  /** px. */
  readonly height?: number;
  readonly round?: boolean;
}

/** A piece of what is on its way, in its shape. Says nothing: whoever waits says so once. */
export function Skeleton({ width = '100%', height = 18, round = false }: SkeletonProps) {
  return (
    <span
      className={classes.piece}
      data-round={round || undefined}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

interface SkeletonTextProps {
  readonly lines?: number;
}

const WIDTHS = ['100%', '94%', '97%', '88%'];

/** A paragraph that is on its way; its last line ends early, as last lines do. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span className={classes.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          key={index}
          width={index === lines - 1 ? '56%' : (WIDTHS[index % WIDTHS.length] ?? '100%')}
        />
      ))}
    </span>
  );
}
