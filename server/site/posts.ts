/** The articles as the sitemap and the feed need them, and whole, as their pages do. */
import type { BlogPost } from '../../domain/blog.ts';
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

type WholeRow = Omit<BlogPost, 'published_at'> & Pick<Row, 'published_at'>;

const WHOLE = 'id, slug, title, category, author, meta_description, content, published_at';

/** An article by its slug; null where there is none. */
export async function readPost(database: Database, slug: string): Promise<BlogPost | null> {
  const [row] = await database.query<WholeRow>(`select ${WHOLE} from public.blog_posts where slug = $1`, [
    slug,
  ]);
  return row ? toPost(row) : null;
}

/** The newest `limit` articles whole, newest first. */
export async function newestPosts(database: Database, limit: number): Promise<BlogPost[]> {
  const rows = await database.query<WholeRow>(
    `select ${WHOLE} from public.blog_posts order by published_at desc, slug limit $1`,
    [limit],
  );
  return rows.map(toPost);
}

function toPost({ published_at: instant, ...row }: WholeRow): BlogPost {
  return { ...row, published_at: new Date(instant).toISOString() };
}
