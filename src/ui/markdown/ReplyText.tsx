import { lazy, Suspense } from 'react';
import { Boundary } from '../feedback/Boundary.tsx';
import { PlainText } from './PlainText.tsx';

interface ReplyTextProps {
  readonly text: string;
}

// Where the network went before the reader came, the text stays plain: no failure, so nothing to throw.
const Markdown = lazy(() =>
  import('./Markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: Undressed }),
  ),
);

/** A reply's text: readable at once, dressed as soon as the markdown reader has arrived, plain where it fails. */
export function ReplyText({ text }: ReplyTextProps) {
  const plain = <Undressed text={text} />;
  return (
    <Boundary resetKey={text} renderFallback={() => plain}>
      <Suspense fallback={plain}>
        <Markdown text={text} />
      </Suspense>
    </Boundary>
  );
}

/** Without the marks of headings and of weight: a first answer on a slow network is read for seconds like this. */
function Undressed({ text }: ReplyTextProps) {
  return <PlainText text={text.replaceAll(/^#{1,6}[ \t]+|\*\*/gm, '')} />;
}
