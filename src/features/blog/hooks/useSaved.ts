import { useEffect, useState } from 'react';
import type { BlogPost } from '@/domain/blog.ts';
import { describeError, toAppError } from '@/domain/errors.ts';
import { showToast } from '@/ui/feedback/toast.ts';
import { loadKept, readKeptArticle } from '../kept.ts';
import { picturesOf } from '../sanitise.ts';

interface SavedArticle {
  /** Null until this device has been asked. */
  readonly saved: boolean | null;
  readonly busy: boolean;
  readonly toggle: () => Promise<void>;
}

/** Has the service worker keep a picture, by showing it to nobody; one that fails does not hold the text up. */
async function fetchPicture(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => {});
}

/** Whether an article is saved for offline, and the way to change that. */
export function useSaved(post: BlogPost): SavedArticle {
  const [saved, setSaved] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const article = await readKeptArticle(post.slug);
      if (current) setSaved(article?.saved ?? false);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [post.slug]);

  async function toggle() {
    if (busy) return;
    const next = saved !== true;
    setBusy(true);
    try {
      const kept = await loadKept();
      await kept.setSaved(post, next);
      if (next) await Promise.all(picturesOf(post.content).map(fetchPicture));
      setSaved(next);
      showToast(
        next
          ? { title: 'Saved for offline', description: 'It opens without a network, from the blog.' }
          : { title: 'No longer saved for offline' },
      );
    } catch (thrown) {
      showToast({
        title: 'The article could not be saved',
        description: describeError(toAppError(thrown)),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return { saved, busy, toggle };
}
