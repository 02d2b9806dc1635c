import { useEffect, useRef, useState } from 'react';
import { type DataDoor, useDoor } from '@/data/door/door.ts';
import type { BlogPost } from '@domain/blog.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { ensureWorker } from '@/platform/workerBridge.ts';
import { noteKept } from '@/platform/worthKeeping.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { withKept } from '../kept.ts';
import { picturesOf } from '../sanitise.ts';

interface SavedArticle {
  /** Null until this device has been asked. */
  readonly saved: boolean | null;
  readonly busy: boolean;
  readonly toggle: () => Promise<void>;
}

/** Fetches the pictures that do not open from this device yet, and says whether all of them do now. */
async function keepPictures(door: DataDoor, slug: string): Promise<boolean> {
  const { readiness } = await door.load();
  return readiness.mendArticle(slug, readiness.pageDeps(picturesOf)).then(
    () => true,
    () => false,
  );
}

/** What is said of it does not wait longer for the worker. */
const WORKER_MS = 5_000;

const said = {
  saved: { title: 'Saved for offline', description: 'It opens without a network, from the blog.' },
  partly: {
    title: 'Saved without all of its pictures',
    description: 'The text opens without a network. “Ready for the flight” can fetch the rest later.',
    variant: 'notice',
  },
  alone: {
    title: 'Saved on this device',
    description:
      'Without a network it opens once the app is stored here, too. “Ready for the flight” says when.',
    variant: 'notice',
  },
  given: { title: 'No longer saved for offline' },
} as const;

/** Whether an article is saved for offline, and the way to change that. */
export function useSaved(post: BlogPost): SavedArticle {
  const door = useDoor();
  const [saved, setSaved] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  /** It was saved or given up here: what the device answers of before is no news then. */
  const isChanged = useRef(false);

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const article = await withKept(door, ({ keptArticle }) => keptArticle(post.slug));
      if (current && !isChanged.current) setSaved(article?.saved ?? false);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [door, post.slug]);

  async function toggle() {
    if (busy) return;
    const next = saved !== true;
    setBusy(true);
    try {
      await (await door.load()).articles.setSaved(post, next);
      isChanged.current = true;
      // the text is kept whatever becomes of the pictures
      const outcome = !next ? 'given' : (await keepPictures(door, post.slug)) ? 'saved' : 'partly';
      setSaved(next);
      if (next) noteKept();
      // the text is no page without the app, which the worker stores
      const opens = outcome !== 'saved' || (await ensureWorker(WORKER_MS));
      showToast(said[opens ? outcome : 'alone']);
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
