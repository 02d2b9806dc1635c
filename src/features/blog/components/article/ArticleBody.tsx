import { useMemo } from 'react';
import { articleNodes } from '../../articleNodes.ts';
import classes from './ArticleBody.module.css';

/** An article's text. */
export function ArticleBody({ html }: { readonly html: string }) {
  const nodes = useMemo(() => articleNodes(html), [html]);
  return <div className={classes.body}>{nodes}</div>;
}
