import { DayOffset } from './DayOffset.tsx';
import classes from './Clock.module.css';

interface ClockProps {
  readonly time: string;
  readonly place: string;
  readonly dayOffset?: number | undefined;
  readonly end?: boolean;
}

/** A large time above the airport it is the time of. */
export function Clock({ time, place, dayOffset = 0, end = false }: ClockProps) {
  const [digits, half] = time.split(' ');
  return (
    <div className={classes.clock} data-legible data-end={end || undefined}>
      <span className={classes.time}>
        {digits}
        {half && <span className={classes.half}> {half}</span>}
        <DayOffset days={dayOffset} />
      </span>
      <span className={classes.place}>{place}</span>
    </div>
  );
}
