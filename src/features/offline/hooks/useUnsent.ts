import { useObservable } from 'dexie-react-hooks';
import { useData } from '@/data/door/door.ts';
import type { Finding } from '@domain/readiness.ts';

/** What waits to be sent of an account, or of a visitor (null); null until it has been read. */
export function useUnsent(userId: string | null): Finding | null {
  const { readiness } = useData();
  return useObservable(() => readiness.watchUnsent(userId), [readiness, userId], null);
}
