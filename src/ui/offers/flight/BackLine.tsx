import type { FlightBackData } from '../types.ts';
import { DayOffset } from './DayOffset.tsx';
import classes from './BackLine.module.css';

interface BackLineProps {
  readonly back: FlightBackData;
  /** Codes of the airports, in the order of the way back. */
  readonly from: string;
  readonly to: string;
}

/** The way back of a round trip in one line below the way there. */
export function BackLine({ back, from, to }: BackLineProps) {
  const { date, departureTime, arrivalTime, arrivalDayOffset, duration, stops } = back;
  return (
    <p className={classes.back}>
      <span className={classes.label}>Return {date}</span>
      <span className={classes.times}>
        {departureTime} {from} –{' '}
        {arrivalTime && (
          <>
            {arrivalTime}
            <DayOffset days={arrivalDayOffset} />{' '}
          </>
        )}
        {to}
      </span>
      {(duration ?? stops) && <span>{[duration, stops].filter(Boolean).join(' · ')}</span>}
    </p>
  );
}
