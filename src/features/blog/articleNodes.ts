import { createElement, type ReactNode } from 'react';

/** What an article may hold; everything else keeps its text and loses its element. */
const ALLOWED = new Set(
  'p h2 h3 h4 ul ol li strong em b i blockquote br hr a table thead tbody tr th td code figure figcaption'.split(
    ' ',
  ),
);

/** Elements whose text is no text. */
const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/**
 * An article's HTML as React elements. Parsing makes an inert document, nothing of which is ever inserted: only
 * allowed names are made anew, without attributes, and links only to http, https and mailto, in a new tab.
 */
export function articleNodes(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childNodes(body);
}

function childNodes(parent: Node): ReactNode[] {
  return [...parent.childNodes].flatMap((node, index) => toNode(node, index));
}

/** Between blocks a newline is layout; within text it is the author's line break (spec section 9). */
function text(node: Node, key: number): ReactNode[] {
  const content = node.textContent ?? '';
  if (content.trim() === '' && content.includes('\n')) return [];
  return content
    .split('\n')
    .flatMap((line, index) =>
      index === 0 ? [line] : [createElement('br', { key: `${key}-${index}` }), line],
    );
}

function toNode(node: Node, key: number): ReactNode[] {
  if (node.nodeType === Node.TEXT_NODE) return text(node, key);
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (DROPPED.has(name)) return [];
  const children = childNodes(node);
  if (!ALLOWED.has(name)) return children;
  if (name === 'br' || name === 'hr') return [createElement(name, { key })];
  if (name !== 'a') return [createElement(name, { key }, ...children)];
  const href = safeLink(node.getAttribute('href'));
  if (href === null) return children;
  return [createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer' }, ...children)];
}

function safeLink(href: string | null): string | null {
  if (href === null) return null;
  try {
    return LINK_PROTOCOLS.has(new URL(href, location.origin).protocol) ? href : null;
  } catch {
    return null;
  }
}
