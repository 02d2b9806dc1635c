import type { Trip } from '@domain/trips/trip.ts';
import { QrCode } from './QrCode.tsx';
import { useShareLink } from './useShareLink.ts';
import classes from './TakeAlong.module.css';

/** On paper alone: the way back to a screen, where the trip fits one code. */
export function PrintedCode({ trip }: { readonly trip: Trip }) {
  const made = useShareLink(trip, false);
  if (made === 'making' || made === 'impossible' || made.codes?.length !== 1) return null;
  return (
    <figure className={classes.printed}>
      <QrCode text={made.codes[0] ?? ''} label="Code that opens this trip" />
      <figcaption>Scan this to have the days on a phone. Prices and notes are not in it.</figcaption>
    </figure>
  );
}
