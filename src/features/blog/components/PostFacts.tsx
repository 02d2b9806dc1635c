import { type BlogPost, readingMinutes } from '@/domain/blog.ts';
import { formatLongDate } from '@/domain/dates.ts';
import classes from './PostFacts.module.css';

/** Category, author, date and reading time, as the legs of one line. */
export function PostFacts({ post }: { readonly post: BlogPost }) {
  return (
    <p className={classes.facts}>
      <strong>{post.category}</strong>
      <span>{post.author}</span>
      <time dateTime={post.published_at}>{formatLongDate(post.published_at)}</time>
      <span>{readingMinutes(post.content)} min read</span>
    </p>
  );
}
