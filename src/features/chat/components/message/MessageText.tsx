import { lazy, Suspense } from 'react';
import classes from './Message.module.css';

const Markdown = lazy(async () => ({ default: (await import('@/ui/markdown/Markdown.tsx')).Markdown }));

/** A reply's text: readable at once, dressed as soon as the markdown reader has arrived. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<p className={classes.plain}>{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  );
}
