import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joined, readFragment, readParts, wholeFragment } from '@domain/takeAlong/shareAddress.ts';
import { MAX_SHARED_BYTES, readShared, type SharedPlan } from '@domain/takeAlong/sharedTrip.ts';
import { canDeflate, inflate, InflateError } from '@/platform/deflate.ts';
import { keepParts, storedParts } from '@/platform/sharedParts.ts';

/** What an address holds. */
export type SharedTrip =
  | { readonly state: 'here'; readonly plan: SharedPlan }
  /** One of several codes was read. */
  | { readonly state: 'parts'; readonly count: number; readonly missing: readonly number[] }
  | { readonly state: 'reading' }
  | { readonly state: 'none' | 'version' | 'too_long' | 'damaged' | 'old_browser' };

/** Reads the trip in a fragment (`#1.…`): nothing is fetched, and nothing in it is run. */
export function useSharedTrip(hash: string): SharedTrip {
  const navigate = useNavigate();
  const [read, setRead] = useState<{ hash: string; trip: SharedTrip } | null>(null);
  useEffect(() => {
    let current = true;
    const open = async () => {
      const { trip, whole } = await openTrip(hash);
      if (!current) return;
      setRead({ hash: whole ?? hash, trip });
      // the address has all of it from then on, to be kept or sent on
      if (whole !== undefined) await navigate({ hash: whole }, { replace: true });
    };
    void open();
    return () => {
      current = false;
    };
  }, [hash, navigate]);
  return read?.hash === hash ? read.trip : { state: 'reading' };
}

interface Opened {
  readonly trip: SharedTrip;
  /** The fragment with the whole of a trip that came in parts. */
  readonly whole?: string;
}

async function openTrip(hash: string): Promise<Opened> {
  const address = readFragment(hash);
  if (address.kind === 'whole') return { trip: await openData(address.data) };
  // the server's to open: LinkedTrip.tsx
  if (address.kind === 'link') return { trip: { state: 'reading' } };
  if (address.kind !== 'part') return { trip: { state: address.kind } };
  const all = joined(readParts(storedParts()), address.part);
  if (all.kind === 'waiting') {
    keepParts(all.parts);
    return { trip: { state: 'parts', count: address.part.count, missing: all.missing } };
  }
  keepParts([]);
  if (all.kind === 'damaged') return { trip: { state: 'damaged' } };
  return { trip: await openData(all.data), whole: `#${wholeFragment(all.data)}` };
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
