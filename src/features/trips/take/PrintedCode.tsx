import { useEffect, useState } from 'react';
import type { Trip } from '@domain/trips/trip.ts';
import { whenIdle } from '@/platform/idle.ts';
import { QrCode } from './QrCode.tsx';
import { useShareLink } from './useShareLink.ts';
import classes from './TakeAlong.module.css';

/** On paper alone: the way back to a screen, where the trip fits one code. Drawn when nothing else is to be done. */
export function PrintedCode({ trip }: { readonly trip: Trip }) {
  const [settled, setSettled] = useState<Trip | null>(null);
  useEffect(() => {
    let current = true;
    whenIdle(() => {
      if (current) setSettled(trip);
    });
    return () => {
      current = false;
    };
  }, [trip]);
  // a code of what the trip was before its last change would be taken for the trip
  return settled === trip ? <Code trip={settled} /> : null;
}

function Code({ trip }: { readonly trip: Trip }) {
  const made = useShareLink(trip, false);
  if (made === 'making' || made === 'impossible' || made.codes?.length !== 1) return null;
  return (
    <figure className={classes.printed}>
      <QrCode text={made.codes[0] ?? ''} label="Code that opens this trip" />
      <figcaption>Scan this to have the days on a phone. Prices and notes are not in it.</figcaption>
    </figure>
  );
}
