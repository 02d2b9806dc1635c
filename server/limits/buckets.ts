/** Token buckets in memory: a key may do `burst` things at once, and `perMinute` more for every minute that passes. */

export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

export interface Buckets {
  /** Takes `cost` for the key. Answers 0 when it was there, else the whole seconds until it will be. */
  take(key: string, cost?: number): number;
  /** Gives back what a harmless request took. */
  refund(key: string, cost?: number): void;
}

interface Bucket {
  left: number;
  at: number;
}

/** Keys kept at most; past it those that are full again go, then the oldest. */
const MAX_KEYS = 20_000;
const MS_PER_MINUTE = 60_000;

/** @param now milliseconds, never going back */
export function createBuckets({ burst, perMinute }: Rate, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>();

  const refilled = ({ left, at }: Bucket, time: number): number =>
    Math.min(burst, left + ((time - at) / MS_PER_MINUTE) * perMinute);

  function makeRoom(time: number): void {
    if (buckets.size < MAX_KEYS) return;
    for (const [key, bucket] of buckets) if (refilled(bucket, time) >= burst) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size < MAX_KEYS) return;
      buckets.delete(key);
    }
  }

  return {
    take(key, cost = 1) {
      const time = now();
      const known = buckets.get(key);
      if (!known) makeRoom(time);
      const left = known ? refilled(known, time) : burst;
      // more than a full bucket holds is charged as a full bucket: such a request can come through, rarely
      const price = Math.min(cost, burst);
      const granted = left >= price;
      buckets.set(key, { left: granted ? left - price : left, at: time });
      return granted ? 0 : Math.max(1, Math.ceil(((price - left) / perMinute) * 60));
    },
    refund(key, cost = 1) {
      const known = buckets.get(key);
      if (known) known.left = Math.min(burst, known.left + cost);
    },
  };
}
