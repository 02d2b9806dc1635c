import { lazy, Suspense } from 'react';
import type { Trip } from '@domain/trips/trip.ts';

const PrintedCode = lazy(async () => ({ default: (await import('./PrintedCode.tsx')).PrintedCode }));

/** What paper alone has of a trip. */
export function OnPaper({ trip }: { readonly trip: Trip }) {
  return (
    <Suspense>
      <PrintedCode trip={trip} />
    </Suspense>
  );
}
