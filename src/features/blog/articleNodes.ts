import { createElement, type ReactNode } from 'react';
import { ownPicture, sanitise } from './sanitise.ts';

const VOID = new Set(['br', 'hr']);

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/**
 * An article's HTML as React elements. What DOMPurify leaves of it is never inserted either: every element is made
 * anew, without attributes, and links lead only to http, https and mailto, in a new tab.
 */
export function articleNodes(html: string): ReactNode {
  return childNodes(sanitise(html));
}

function childNodes(parent: Node): ReactNode[] {
  return [...parent.childNodes].flatMap((node, index) => toNode(node, index));
}

/** Between blocks a newline is layout; within text it is the author's line break (requirements §9). */
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
  if (VOID.has(name)) return [createElement(name, { key })];
  if (name === 'img') return picture(node, key);
  const children = childNodes(node);
  if (name === 'a') return link(node, key, children);
  const element = createElement(name, { key }, ...children);
  return name === 'table' ? [scroller(element, key)] : [element];
}

/** A table wider than the phone scrolls by itself, by thumb and by keyboard; the page never does. */
function scroller(table: ReactNode, key: number): ReactNode {
  const props = { key, tabIndex: 0, role: 'group', 'aria-label': 'Table', 'data-scroll': true };
  return createElement('div', props, table);
}

function picture(image: Element, key: number): ReactNode[] {
  const src = ownPicture(image);
  if (src === null) return [];
  return [createElement('img', { key, src, alt: image.getAttribute('alt') ?? '', loading: 'lazy' })];
}

function link(node: Element, key: number, children: ReactNode[]): ReactNode[] {
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
