import { useEffect, useState } from 'react';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { joined, readFragment, readParts } from '@domain/takeAlong/shareAddress.ts';
import { MAX_SHARED_BYTES, readShared } from '@domain/takeAlong/sharedTrip.ts';
import { canDeflate, inflate, InflateError } from '@/platform/deflate.ts';
import { keepParts, storedParts } from '@/platform/sharedParts.ts';

/** What an address holds. */
export type SharedTrip =
  | { readonly state: 'here'; readonly plan: CheckedPlan }
  /** One of several codes was read. */
  | { readonly state: 'parts'; readonly count: number; readonly missing: readonly number[] }
  | { readonly state: 'reading' }
  | { readonly state: 'none' | 'version' | 'too_long' | 'damaged' | 'old_browser' };

/** Reads the trip in a fragment (`#1.…`): nothing is fetched, and nothing in it is run. */
export function useSharedTrip(hash: string): SharedTrip {
  const [read, setRead] = useState<{ hash: string; trip: SharedTrip } | null>(null);
  useEffect(() => {
    let current = true;
    const open = async () => {
      const trip = await openTrip(hash);
      if (current) setRead({ hash, trip });
    };
    void open();
    return () => {
      current = false;
    };
  }, [hash]);
  return read?.hash === hash ? read.trip : { state: 'reading' };
}

async function openTrip(hash: string): Promise<SharedTrip> {
  const address = readFragment(hash);
  if (address.kind === 'whole') return openData(address.data);
  if (address.kind !== 'part') return { state: address.kind };
  const all = joined(readParts(storedParts()), address.part);
  if (all.kind === 'waiting') {
    keepParts(all.parts);
    return { state: 'parts', count: address.part.count, missing: all.missing };
  }
  const trip: SharedTrip = all.kind === 'whole' ? await openData(all.data) : { state: 'damaged' };
  // kept where it opened: the page may be loaded again
  if (trip.state === 'damaged') keepParts([]);
  return trip;
}

async function openData(data: string): Promise<SharedTrip> {
  if (!canDeflate()) return { state: 'old_browser' };
  try {
    const plan = readShared(await inflate(data, MAX_SHARED_BYTES));
    return plan ? { state: 'here', plan } : { state: 'damaged' };
  } catch (thrown) {
    return {
      state: thrown instanceof InflateError && thrown.reason === 'too_large' ? 'too_long' : 'damaged',
    };
  }
}
