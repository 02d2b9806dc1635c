import { useObservable } from 'dexie-react-hooks';
import { watchSaved } from '@/data/repositories/keptArticles.ts';
import type { BlogPost } from '@/domain/blog.ts';

const none: readonly BlogPost[] = [];

/** The articles saved for offline, newest first, as they change; of the device, not of an account. */
export function useSavedArticles(): readonly BlogPost[] {
  return useObservable(() => watchSaved(), [], none);
}
