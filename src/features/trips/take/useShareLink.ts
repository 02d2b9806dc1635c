import { useEffect, useMemo, useState } from 'react';
import { env } from '@/config/env.ts';
import { paths } from '@/config/paths.ts';
import { codesOf, wholeFragment } from '@domain/takeAlong/shareAddress.ts';
import { writeShared } from '@domain/takeAlong/sharedTrip.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { canDeflate, deflate } from '@/platform/deflate.ts';

export interface ShareLink {
  readonly link: string;
  /** What stands in each code; null for a trip that would make too many. */
  readonly codes: readonly string[] | null;
}

type Made = ShareLink | 'making' | 'impossible';

/** The link that holds the trip: made on this device, from what the trip is now. */
export function useShareLink(trip: Trip, withNotes: boolean): Made {
  const [made, setMade] = useState<{ readonly of: string; readonly link: Made } | null>(null);
  const written = useMemo(() => writeShared(trip, withNotes), [trip, withNotes]);
  useEffect(() => {
    let current = true;
    const keep = (link: Made) => {
      if (current) setMade({ of: written ?? '', link });
    };
    if (written === null || !canDeflate()) keep('impossible');
    else
      deflate(written).then(
        (data) => keep(linkTo(data)),
        () => keep('impossible'),
      );
    return () => {
      current = false;
    };
  }, [written]);
  return made?.of === (written ?? '') ? made.link : 'making';
}

function linkTo(data: string): ShareLink {
  const page = `${env.siteUrl || location.origin}${paths.sharedTrip}`;
  return { link: `${page}#${wholeFragment(data)}`, codes: codesOf(page, data) };
}
