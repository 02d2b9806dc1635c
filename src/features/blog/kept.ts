import type { DataLayer } from '@/data/dataLayer.ts';
import type { DataDoor } from '@/data/door/door.ts';

/**
 * Works with the articles that this device keeps; null where it cannot. A full disk costs the copy for the air, not the
 * article on screen.
 */
export function withKept<Result>(
  door: DataDoor,
  work: (kept: DataLayer['articles']) => Promise<Result>,
): Promise<Result | null> {
  return door.load().then(
    ({ articles }) => work(articles).catch(() => null),
    () => null,
  );
}
