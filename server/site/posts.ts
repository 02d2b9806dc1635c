/** The articles as the sitemap and the feed need them. */
import type { Database } from '../database/database.ts';

export interface ListedPost {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly author: string;
  readonly description: string;
  readonly publishedAt: Date;
}

interface Row {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly author: string;
  readonly meta_description: string;
  readonly published_at: string | Date;
}

/** The newest `limit` articles, newest first. */
export async function listPosts(database: Database, limit: number): Promise<ListedPost[]> {
  const rows = await database.query<Row>(
    `select slug, title, category, author, meta_description, published_at from public.blog_posts
     order by published_at desc, slug limit $1`,
    [limit],
  );
  return rows.map(({ meta_description, published_at, ...row }) => ({
    ...row,
    description: meta_description,
    publishedAt: new Date(published_at),
  }));
}
