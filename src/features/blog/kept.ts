import type { KeptArticle, KeptList } from '@/data/repositories/keptArticles.ts';

/** The articles of this device, loaded on demand: a visitor's first request does not wait for the database. */
export function loadKept() {
  return import('@/data/repositories/keptArticles.ts');
}

/** What is kept of the list; null where this device keeps nothing or cannot. */
export async function readKeptList(): Promise<KeptList | null> {
  try {
    const { keptList } = await loadKept();
    return await keptList();
  } catch {
    return null;
  }
}

/** A kept article; null where there is none or this device cannot say. */
export async function readKeptArticle(slug: string): Promise<KeptArticle | null> {
  try {
    const { keptArticle } = await loadKept();
    return await keptArticle(slug);
  } catch {
    return null;
  }
}

/** Keeps something for the air, if this device can: a full disk costs the copy, not the page. */
export async function keepQuietly(
  work: (kept: Awaited<ReturnType<typeof loadKept>>) => Promise<void>,
): Promise<void> {
  try {
    await work(await loadKept());
  } catch {
    // Nothing to tell: the article is on screen.
  }
}
