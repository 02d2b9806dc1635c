import { createContext, type ReactNode, use, useMemo } from 'react';
import { articleNodes } from '../../articleNodes.ts';
import classes from './ArticleBody.module.css';

/** What makes elements of an article's HTML: another where there is no DOM. */
export const ArticleReader = createContext<(html: string) => ReactNode>(articleNodes);

/** An article's text. */
export function ArticleBody({ html }: { readonly html: string }) {
  const read = use(ArticleReader);
  const nodes = useMemo(() => read(html), [read, html]);
  return <div className={classes.body}>{nodes}</div>;
}
