import type { NewId } from './ids.ts';

/** Valid version 4 UUIDs that count up. `series` keeps two makers apart. */
export function createFakeIds(series = 0): NewId {
  let count = 0;
  return () => {
    count += 1;
    const tail = count.toString(16).padStart(12, '0');
    return `${series.toString(16).padStart(8, '0')}-0000-4000-8000-${tail}`;
  };
}
