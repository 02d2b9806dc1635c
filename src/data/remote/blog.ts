import { type BlogPost, blogPostSchema } from '@domain/blog.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Http } from './transport/http.ts';
import { selectPage, selectRows } from './transport/rest.ts';

/** An article is some ten kilobytes. */
const PAGE_ROWS = 100;

function parse(row: unknown): BlogPost {
  const parsed = blogPostSchema.safeParse(row);
  if (!parsed.success) throw new AppError('bad_answer', { cause: parsed.error });
  return parsed.data;
}

/** All articles, newest first. */
export async function fetchPosts(http: Http): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (;;) {
    const query = { order: ['published_at.desc', 'id.asc'], offset: posts.length, limit: PAGE_ROWS } as const;
    const page = await selectPage(http, 'blog_posts', query, null);
    posts.push(...page.rows.map(parse));
    if (page.isLast) return posts;
  }
}

/** One article; `not_found` for a slug that names none. */
export async function fetchPost(http: Http, slug: string): Promise<BlogPost> {
  const rows = await selectRows(http, 'blog_posts', { where: { slug: `eq.${slug}` } }, null);
  if (rows.length === 0) throw new AppError('not_found');
  return parse(rows[0]);
}
