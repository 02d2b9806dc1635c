import { useEffect, useState } from 'react';
import type { Trip } from '@domain/trips/trip.ts';
import { whenIdle } from '@/platform/idle.ts';
import { QrCode } from './QrCode.tsx';
import { useShareLink } from './useShareLink.ts';
import classes from './TakeAlong.module.css';

/**
 * On paper alone: the way back to a screen, in as many codes as hold the trip; none where nobody would scan so many.
 * Drawn when nothing else is to be done.
 */
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
  return settled === trip ? <Codes trip={settled} /> : null;
}

function Codes({ trip }: { readonly trip: Trip }) {
  const made = useShareLink(trip, false);
  if (made === 'making' || made === 'impossible' || made.codes === null) return null;
  const { codes } = made;
  const count = codes.length;
  return (
    <section className={classes.printed} data-several={count > 1 || undefined}>
      <p>
        {count === 1 ? 'Scan this' : 'Scan these, in any order,'} to have the days on a phone. Prices and
        notes are not in {count === 1 ? 'it' : 'them'}.
      </p>
      {codes.map((code, at) => (
        <figure key={code}>
          <QrCode
            text={code}
            label={
              count === 1 ? 'Code that opens this trip' : `Code ${at + 1} of ${count} that open this trip`
            }
          />
          {count > 1 && (
            <figcaption>
              {at + 1} of {count}
            </figcaption>
          )}
        </figure>
      ))}
    </section>
  );
}
