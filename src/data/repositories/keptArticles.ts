/**
 * Articles on this device: those of the last list and those that were opened stay until newer ones need the room;
 * saved ones until they are given up. Decision record 0005 says why not in the worker's cache.
 */
import { type BlogPost, blogPostSchema, newestFirst } from '@domain/blog.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import type { ArticleRow } from '../local/rows.ts';

/** Articles kept that nobody saved. */
const KEPT = 60;

export interface KeptArticle {
  post: BlogPost;
  saved: boolean;
  /** Epoch ms at which the server gave it. */
  storedAt: number;
}

export interface KeptList {
  /** Newest first. */
  posts: BlogPost[];
  /** Epoch ms of the list; null when only single articles were opened. */
  listedAt: number | null;
}

const LISTED: [userId: string, key: string] = ['', 'blog.listedAt'];

/** The article of a row, or null when it is corrupt or of a shape that this version does not know. */
function read(row: ArticleRow | undefined): KeptArticle | null {
  const parsed = blogPostSchema.safeParse(row?.article);
  return row && parsed.success ? { post: parsed.data, saved: row.saved, storedAt: row.storedAt } : null;
}

async function readAll(db: WaymarkDatabase): Promise<KeptArticle[]> {
  return (await db.articles.toArray()).flatMap((row) => read(row) ?? []);
}

/** Every article that opens without a network; throws AppError `storage`. */
export function keptList(ctx: DataContext): Promise<KeptList> {
  return ctx.store.run(async (db) => {
    const listed = await db.meta.get(LISTED);
    return {
      posts: newestFirst((await readAll(db)).map(({ post }) => post)),
      listedAt: typeof listed?.value === 'number' ? listed.value : null,
    };
  });
}

/** An article of this device, null where there is none. */
export function keptArticle(ctx: DataContext, slug: string): Promise<KeptArticle | null> {
  return ctx.store.run(async (db) => read(await db.articles.get(slug)));
}

/** Stores the list as the server gave it. What it no longer holds goes, unless it was saved. */
export async function keepList(ctx: DataContext, posts: readonly BlogPost[]): Promise<void> {
  const now = ctx.clock.now();
  await ctx.store.run((db) =>
    db.transaction('rw', db.articles, db.meta, async () => {
      const saved = await savedSlugs(db);
      await db.articles.filter((row) => !row.saved).delete();
      await db.articles.bulkPut(
        posts.flatMap((post, index) =>
          index < KEPT || saved.has(post.slug) ? [rowOf(post, saved.has(post.slug), now)] : [],
        ),
      );
      await db.meta.put({ userId: '', key: 'blog.listedAt', value: now });
    }),
  );
}

/** Stores an article that was opened, as the server gave it just now. */
export async function keepOpened(ctx: DataContext, post: BlogPost): Promise<void> {
  await ctx.store.run((db) =>
    db.transaction('rw', db.articles, async () => {
      const before = await db.articles.get(post.slug);
      await db.articles.put(rowOf(post, before?.saved ?? false, ctx.clock.now()));
      const unsaved = (await db.articles.orderBy('storedAt').toArray()).filter((row) => !row.saved);
      const overflow = unsaved.slice(0, Math.max(0, unsaved.length - KEPT));
      await db.articles.bulkDelete(overflow.map(({ slug }) => slug));
    }),
  );
}

/** Saves an article for offline, or gives it up: then it stays like any other that was opened. */
export async function setSaved(ctx: DataContext, post: BlogPost, saved: boolean): Promise<void> {
  await ctx.store.run((db) =>
    db.transaction('rw', db.articles, async () => {
      // The age stays that of the copy: saving fetches nothing.
      const storedAt = (await db.articles.get(post.slug))?.storedAt ?? ctx.clock.now();
      await db.articles.put(rowOf(post, saved, storedAt));
    }),
  );
}

/** Takes an article away that is no longer published. */
export async function forgetArticle(ctx: DataContext, slug: string): Promise<void> {
  await ctx.store.run((db) => db.articles.delete(slug));
}

async function savedSlugs(db: WaymarkDatabase): Promise<Set<string>> {
  const rows = await db.articles.filter((row) => row.saved).toArray();
  return new Set(rows.map(({ slug }) => slug));
}

function rowOf(post: BlogPost, saved: boolean, storedAt: number): ArticleRow {
  return { slug: post.slug, article: post, saved, storedAt };
}
