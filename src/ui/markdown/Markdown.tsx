import ReactMarkdown, { type Components } from 'react-markdown';
import { shiftHeadings } from './headings.ts';
import { safeLink } from './links.ts';
import { PlainText } from './PlainText.tsx';
import { readTables } from './tables.ts';
import { tameMarkdown } from './tame.ts';
import classes from './Markdown.module.css';

const components: Components = {
  a: ({ href, children }) => {
    const link = safeLink(href);
    return link ? (
      <a href={link} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="wm-hidden"> (opens in a new tab)</span>
      </a>
    ) : (
      <span>{children}</span>
    );
  },
  table: ({ children }) => (
    // A wide table scrolls in its own frame; the tab stop lets the keyboard do so.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to take focus
    <section className={classes.table} aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  // A reply draws nothing from other hosts: a picture becomes its words.
  img: ({ alt }) => <span>{alt}</span>,
};

const remarkPlugins = [readTables, shiftHeadings];

/**
 * Text of the assistant. HTML in it is text; links are checked once more when they are drawn; what would take the
 * reader seconds stays plain.
 */
export function Markdown({ text }: { readonly text: string }) {
  const tame = tameMarkdown(text);
  if (tame === null) return <PlainText text={text} />;
  return (
    <div className={classes.markdown}>
      <ReactMarkdown
        components={components}
        remarkPlugins={remarkPlugins}
        urlTransform={(url) => safeLink(url)}
      >
        {tame}
      </ReactMarkdown>
    </div>
  );
}
