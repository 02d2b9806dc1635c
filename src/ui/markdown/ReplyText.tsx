import { lazy, Suspense } from 'react';
import { Boundary } from '../feedback/Boundary.tsx';
import { PlainText } from './PlainText.tsx';

// Where the network went before the reader came, the text stays plain: no failure, so nothing to throw.
const Markdown = lazy(() =>
  import('./Markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: PlainText }),
  ),
);

/** A reply's text: readable at once, dressed as soon as the markdown reader has arrived, plain where it fails. */
export function ReplyText({ text }: { readonly text: string }) {
  const plain = <PlainText text={text} />;
  return (
    <Boundary resetKey={text} renderFallback={() => plain}>
      <Suspense fallback={plain}>
        <Markdown text={text} />
      </Suspense>
    </Boundary>
  );
}
