import { Link } from 'react-router-dom';
import { blogPostPath } from '@/config/paths.ts';
import { type BlogPost, categoriesOf, filterPosts } from '@domain/blog.ts';
import { ChipGroup } from '@/ui/controls/ChipGroup.tsx';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { SearchIcon } from '@/ui/icons/icons.tsx';
import { usePostFilters } from '../hooks/usePostFilters.ts';
import { PostFacts } from './PostFacts.tsx';
import classes from './PostList.module.css';

/** The articles under a search box and the category chips. */
export function PostList({ posts }: { readonly posts: readonly BlogPost[] }) {
  const categories = categoriesOf(posts);
  const { query, category, setQuery, setCategory } = usePostFilters(categories);
  const shown = filterPosts(posts, query, category);
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <TextField
            label="Search articles"
            type="search"
            icon={<SearchIcon size={20} />}
            value={query}
            onChange={setQuery}
          />
        </div>
        <ChipGroup legend="Category" choices={categories} value={category} onChange={setCategory} />
      </div>
      <output className="wm-hidden">
        {shown.length} of {posts.length} articles
      </output>
      {shown.length === 0 ? (
        <EmptyState title="No Articles Found">Try another word, or all categories.</EmptyState>
      ) : (
        <ul className={classes.list}>
          {shown.map((post) => (
            <li key={post.id} className={classes.entry}>
              <PostFacts post={post} brief />
              <h2 className={classes.title}>
                <Link to={blogPostPath(post.slug)}>{post.title}</Link>
              </h2>
              <p className={classes.teaser}>{post.meta_description}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
