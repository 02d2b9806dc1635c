import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { blogPostPath } from '@/config/paths.ts';
import { describeError } from '@domain/errors/appError.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import { useNearViewport } from '@/ui/useNearViewport.ts';
import { type LatestView, useLatestPosts } from '../hooks/useLatestPosts.ts';
import classes from './LatestPosts.module.css';
import facts from './PostFacts.module.css';

/** The newest articles as a strip. Nothing is fetched before the reader comes near. */
export function LatestPosts() {
  const root = useRef<HTMLDivElement>(null);
  const near = useNearViewport(root);
  const { view, retry } = useLatestPosts(near);
  return (
    <div ref={root} className={classes.root}>
      <output className="wm-hidden">{near && view.status === 'loading' && 'Fetching the articles...'}</output>
      <Content view={view} onRetry={retry} />
    </div>
  );
}

function Content({ view, onRetry }: { readonly view: LatestView; readonly onRetry: () => void }) {
  if (view.status === 'error') {
    const isOffline = view.error.reason === 'offline';
    return (
      <ErrorState
        title={isOffline ? 'You are offline' : 'The articles could not be loaded'}
        onRetry={onRetry}
      >
        {isOffline
          ? 'No article is kept on this device yet. They come when the network is back.'
          : describeError(view.error)}
      </ErrorState>
    );
  }
  if (view.status === 'ready' && view.posts.length === 0) {
    return <EmptyState title="No Articles Found">Nothing has been published yet.</EmptyState>;
  }
  return (
    <>
      {view.status === 'ready' && view.stored && (
        <AgeSign kept="These articles are kept on this device." age={null} />
      )}
      <ul className={classes.strip} aria-label="Articles" aria-busy={view.status === 'loading'}>
        {view.status === 'loading'
          ? [1, 2, 3].map((block) => <li key={block} className={classes.block} aria-hidden="true" />)
          : view.posts.map((post) => (
              <li key={post.slug} className={classes.entry}>
                <p className={facts.facts}>
                  <strong>{post.category}</strong>
                  <span>{post.minutes} min read</span>
                </p>
                <h3 className={classes.title}>
                  <Link to={blogPostPath(post.slug)}>{post.title}</Link>
                </h3>
                <p className={classes.teaser}>{post.teaser}</p>
              </li>
            ))}
      </ul>
    </>
  );
}
