import type { FlightPassData } from '../types.ts';
import { Clock } from './Clock.tsx';
import { RouteLine } from './RouteLine.tsx';
import classes from './Journey.module.css';

interface JourneyProps {
  readonly flight: FlightPassData;
  /** Whether the route line is there at once. */
  readonly still: boolean;
}

/** The way there: when it leaves and lands, and between them the route line with how long it takes and its stops. */
export function Journey({ flight, still }: JourneyProps) {
  return (
    <div className={classes.journey}>
      <Clock time={flight.departureTime} place={flight.from} />
      <div className={classes.way}>
        <span className={classes.duration}>{flight.duration}</span>
        <RouteLine stopCount={flight.stopCount} still={still} />
        <span className={classes.stops} data-direct={flight.stopCount === 0 || undefined}>
          {[flight.stops, flight.via.join(', ')].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Clock time={flight.arrivalTime} place={flight.to} dayOffset={flight.arrivalDayOffset} end />
    </div>
  );
}
