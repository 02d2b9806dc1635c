/** Articles (requirements §3, Blog post). */
import * as z from 'zod/mini';
import { parseInstant } from './dates/formatDates.ts';

export const blogPostSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  author: z.string(),
  meta_description: z.string(),
  /** HTML of unknown safety. */
  content: z.string(),
  published_at: z.string(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const ALL_CATEGORIES = 'All';

/** By the date of publication. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return [...posts].sort((a, b) => parseInstant(b.published_at) - parseInstant(a.published_at));
}

/** All, then each distinct category in order of first appearance. */
export function categoriesOf(posts: readonly BlogPost[]): string[] {
  return [ALL_CATEGORIES, ...new Set(posts.map((post) => post.category))];
}

/** Case-insensitive match on title or content, combined with the category (requirements §5). */
export function filterPosts(posts: readonly BlogPost[], query: string, category: string): BlogPost[] {
  const wanted = query.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === ALL_CATEGORIES || post.category === category) &&
      (post.title.toLowerCase().includes(wanted) || textOf(post.content).toLowerCase().includes(wanted)),
  );
}

/** The words of an article: nobody searches for its markup. */
function textOf(content: string): string {
  return content.replace(/<[^>]*>/g, ' ');
}

const WORDS_PER_MINUTE = 220;

/** Minutes it takes to read, at least one. */
export function readingMinutes(content: string): number {
  const words = textOf(content).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
