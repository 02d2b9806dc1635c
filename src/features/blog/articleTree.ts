/**
 * An article as React elements, from a tree that a browser or the server has parsed. What is shown is decided here for
 * both: every element is made anew, without attributes, from the list of what an article may hold.
 */
import { createElement, type ReactNode } from 'react';

/** As much of a parsed node as an article is made of: its text, or an element of HTML. */
export type TreeNode = string | TreeElement;

interface TreeElement {
  /** In lower case. */
  readonly name: string;
  readonly attribute: (name: string) => string | null;
  readonly children: () => readonly TreeNode[];
}

/** What an article may hold; everything else keeps its text and loses its element. */
export const ALLOWED_TAGS: readonly string[] =
  'p h2 h3 h4 ul ol li strong em b i blockquote br hr a table thead tbody tr th td code figure figcaption img'.split(
    ' ',
  );

export const ALLOWED_ATTR: readonly string[] = ['href', 'src', 'alt'];

/** What loses its text with its element, being no text to a reader: as DOMPurify has it. */
const DROPPED = new Set(
  `annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript
  plaintext script selectedcontent style svg template title video xmp`.split(/\s+/),
);

const SHOWN = new Set(ALLOWED_TAGS);

const VOID = new Set(['br', 'hr']);

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** In the place of the site's own origin, which a server that writes the page need not know. */
const OWN = 'https://own.invalid';

/** Links lead only to http, https and mailto, in a new tab; pictures are this site's own. */
export function articleElements(tree: readonly TreeNode[]): ReactNode {
  return elements(tree);
}

function elements(tree: readonly TreeNode[]): ReactNode[] {
  return withoutHidden(tree).flatMap(toElement);
}

/** An element that is not shown leaves its children in its place. */
function withoutHidden(tree: readonly TreeNode[]): readonly TreeNode[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string' || SHOWN.has(node.name)) return [node];
    return DROPPED.has(node.name) ? [] : withoutHidden(node.children());
  });
}

function toElement(node: TreeNode, key: number): ReactNode[] {
  if (typeof node === 'string') return text(node, key);
  const { name } = node;
  if (VOID.has(name)) return [createElement(name, { key })];
  if (name === 'img') return picture(node, key);
  const children = elements(node.children());
  if (name === 'a') return link(node, key, children);
  const element = createElement(name, { key }, ...children);
  return name === 'table' ? [scroller(element, key)] : [element];
}

/** Between blocks a newline is layout; within text it is the author's line break (requirements §9). */
function text(content: string, key: number): ReactNode[] {
  if (content.trim() === '' && content.includes('\n')) return [];
  return content
    .split('\n')
    .flatMap((line, index) =>
      index === 0 ? [line] : [createElement('br', { key: `${key}-${index}` }), line],
    );
}

/** A table wider than the phone scrolls by itself, by thumb and by keyboard; the page never does. */
function scroller(table: ReactNode, key: number): ReactNode {
  const props = { key, tabIndex: 0, role: 'group', 'aria-label': 'Table', 'data-scroll': true };
  return createElement('div', props, table);
}

function picture(image: TreeElement, key: number): ReactNode[] {
  const src = ownPicture(image.attribute('src'));
  if (src === null) return [];
  return [createElement('img', { key, src, alt: image.attribute('alt') ?? '', loading: 'lazy' })];
}

/** A picture's path, or null for one of another site: the page's policy would not show it, offline least of all. */
export function ownPicture(src: string | null): string | null {
  if (!src?.startsWith('/') || !URL.canParse(src, OWN)) return null;
  const url = new URL(src, OWN);
  return url.origin === OWN ? url.pathname + url.search : null;
}

function link(node: TreeElement, key: number, children: ReactNode[]): ReactNode[] {
  const href = safeLink(node.attribute('href')?.trim() ?? null);
  if (href === null) return children;
  return [createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer' }, ...children)];
}

function safeLink(href: string | null): string | null {
  if (href === null || !URL.canParse(href, OWN)) return null;
  return LINK_PROTOCOLS.has(new URL(href, OWN).protocol) ? href : null;
}
