/** What the home page asks for, apart from what draws it: loaded when the strip comes near. */
import type { DataDoor } from '@/data/door/door.ts';
import { type BlogPost, readingMinutes } from '@domain/blog.ts';
import { withKept } from './kept.ts';

const SHOWN = 3;

/** As much of an article as a card on another page shows. */
interface PostCard {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly teaser: string;
  readonly minutes: number;
}

export interface LatestPosts {
  readonly posts: readonly PostCard[];
  /** The server could not be asked, and this device had them. */
  readonly stored: boolean;
}

/** The newest articles; those of this device where the server fails. Throws AppError where there are none either. */
export async function latestPosts(door: DataDoor): Promise<LatestPosts> {
  try {
    return { posts: cards(await door.listPosts()), stored: false };
  } catch (thrown) {
    const kept = await withKept(door, ({ keptList }) => keptList());
    if (!kept || kept.posts.length === 0) throw thrown;
    return { posts: cards(kept.posts), stored: true };
  }
}

function cards(posts: readonly BlogPost[]): PostCard[] {
  return posts.slice(0, SHOWN).map(({ slug, title, category, meta_description: teaser, content }) => {
    return { slug, title, category, teaser, minutes: readingMinutes(content) };
  });
}
