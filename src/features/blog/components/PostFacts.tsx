import { type BlogPost, readingMinutes } from '@domain/blog.ts';
import { formatDate, formatLongDate } from '@domain/dates/formatDates.ts';
import classes from './PostFacts.module.css';

interface PostFactsProps {
  readonly post: BlogPost;
  /** On a card: what helps to choose, in one line. */
  readonly brief?: boolean;
}

/** Category, author, date and reading time, as the legs of one line. */
export function PostFacts({ post, brief = false }: PostFactsProps) {
  return (
    <p className={classes.facts}>
      <strong>{post.category}</strong>
      {!brief && <span>{post.author}</span>}
      <time dateTime={post.published_at}>
        {brief ? formatDate(post.published_at) : formatLongDate(post.published_at)}
      </time>
      <span>{readingMinutes(post.content)} min read</span>
    </p>
  );
}
