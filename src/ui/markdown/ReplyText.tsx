import { lazy, Suspense } from 'react';
import { Boundary } from '../feedback/Boundary.tsx';
import { PlainText } from './PlainText.tsx';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

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
