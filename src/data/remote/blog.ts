import { type BlogPost, blogPostSchema } from '@/domain/blog.ts';
import { AppError } from '@/domain/errors.ts';
import type { Http } from './transport/http.ts';
import { selectRows } from './transport/rest.ts';

function parse(row: unknown): BlogPost {
  const parsed = blogPostSchema.safeParse(row);
  if (!parsed.success) throw new AppError('bad_answer', { cause: parsed.error });
  return parsed.data;
}

/** All articles, newest first. */
export async function fetchPosts(http: Http): Promise<BlogPost[]> {
  const rows = await selectRows(http, 'blog_posts', 'select=*&order=published_at.desc', null);
  return rows.map(parse);
}

/** One article; `not_found` for a slug that names none. */
export async function fetchPost(http: Http, slug: string): Promise<BlogPost> {
  const rows = await selectRows(http, 'blog_posts', `select=*&slug=eq.${encodeURIComponent(slug)}`, null);
  if (rows.length === 0) throw new AppError('not_found');
  return parse(rows[0]);
}
