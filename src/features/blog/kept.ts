import type { DataLayer } from '@/data/dataLayer.ts';
import type { DataDoor } from '@/data/door/door.ts';
import type { KeptArticle, KeptList } from '@/data/repositories/keptArticles.ts';

/** What is kept of the list; null where this device keeps nothing or cannot. */
export async function readKeptList(door: DataDoor): Promise<KeptList | null> {
  try {
    return await (await door.load()).articles.keptList();
  } catch {
    return null;
  }
}

/** A kept article; null where there is none or this device cannot say. */
export async function readKeptArticle(door: DataDoor, slug: string): Promise<KeptArticle | null> {
  try {
    return await (await door.load()).articles.keptArticle(slug);
  } catch {
    return null;
  }
}

/** Keeps something for the air, if this device can: a full disk costs the copy, not the page. */
export async function keepQuietly(
  door: DataDoor,
  work: (kept: DataLayer['articles']) => Promise<void>,
): Promise<void> {
  try {
    await work((await door.load()).articles);
  } catch {
    // Nothing to tell: the article is on screen.
  }
}
