import classes from './PostSkeletons.module.css';

/** The shape of articles, or of one, while they are on their way; said once, to who cannot see it. */
export function PostSkeletons({ kind }: { readonly kind: 'list' | 'article' }) {
  const blocks = kind === 'list' ? 6 : 4;
  return (
    <div className={classes.root} data-kind={kind}>
      <output className="wm-hidden">
        {kind === 'list' ? 'Fetching the articles...' : 'Fetching the article...'}
      </output>
      {Array.from({ length: blocks }, (_, index) => (
        <div key={index} className={classes.block} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
