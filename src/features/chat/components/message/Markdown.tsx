import ReactMarkdown, { type Components } from 'react-markdown';
import { shiftHeadings } from '../../headings.ts';
import { safeLink } from '../../links.ts';
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
  // A reply draws nothing from other hosts: a picture becomes its words.
  img: ({ alt }) => <span>{alt}</span>,
};

const remarkPlugins = [shiftHeadings];

/** Text of the assistant. HTML in it is text; links are checked once more when they are drawn. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={classes.markdown}>
      <ReactMarkdown
        components={components}
        remarkPlugins={remarkPlugins}
        urlTransform={(url) => safeLink(url)}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
