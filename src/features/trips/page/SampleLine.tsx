import { SampleTag } from '@/ui/SampleTag.tsx';
import classes from './TripScreen.module.css';

/** Of a trip that rests on made-up offers, on screen and on paper. */
export function SampleLine() {
  return (
    <p className={classes.quiet}>
      <SampleTag /> Its flights, hotels and tours are made up, as are their prices: they cannot be booked.
    </p>
  );
}
