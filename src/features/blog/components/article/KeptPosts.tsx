import { Link } from 'react-router-dom';
import { blogPostPath } from '@/config/paths.ts';
import { useKeptPosts } from '../../hooks/useKeptPosts.ts';
import classes from './KeptPosts.module.css';

/** What can be read on this device instead of an article that it does not have. */
export function KeptPosts() {
  const posts = useKeptPosts();
  if (posts === null) return null;
  if (posts.length === 0) {
    return <p className={classes.none}>No article is kept on this device yet. Those that you open are.</p>;
  }
  return (
    <section className={classes.root} aria-labelledby="kept">
      <h2 id="kept">Kept on this device</h2>
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={blogPostPath(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
