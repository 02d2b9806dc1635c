import type { BlogPost } from '@domain/blog.ts';
import { fetchPost, fetchPosts } from '../remote/blog.ts';
import { getHttp } from '../remote/transport/client.ts';

/** The blog's articles, newest first; throws AppError. */
export function listPosts(): Promise<BlogPost[]> {
  return fetchPosts(getHttp());
}

/** An article by its slug; throws AppError, `not_found` where there is none. */
export function getPost(slug: string): Promise<BlogPost> {
  return fetchPost(getHttp(), slug);
}
