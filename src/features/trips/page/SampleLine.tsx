import { SampleTag } from '@/ui/SampleTag.tsx';
import classes from './TripScreen.module.css';

/** Of a trip that rests on made-up offers, on screen and on paper. */
export function SampleLine() {
  return (
    <p className={classes.quiet}>
      <SampleTag /> Flights, hotels or tours in it are made up, with their prices: those cannot be booked.
    </p>
  );
}
