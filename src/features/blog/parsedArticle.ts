/** An article's HTML as React elements where there is no DOM: for the HTML of its page, never in a browser. */
import { defaultTreeAdapter as adapter, html as spec, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { ReactNode } from 'react';
import { articleElements, type TreeNode } from './articleTree.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parsed as DOMPurify has a browser do it: as a document's body, without script and without a doctype. */
export function parsedArticle(html: string): ReactNode {
  const body = bodyOf(parse(html, { scriptingEnabled: false }));
  // a parser drops what stands before a body; DOMPurify puts it back
  const [space = ''] = /^[\r\n\t ]*/.exec(html) ?? [];
  return articleElements([...(space === '' ? [] : [space]), ...(body ? childrenOf(body) : [])]);
}

/** What DOMPurify removes and a parser keeps: comments and instructions, `is`, and the ends of either in an attribute; and a caption, whose text stays without it. */
const READ_OTHERWISE = /<[!?]|-->|\]\]>|["'][^"'<>]*<\/(?:title|style)|\bis\s*=|<caption/i;
/** Beyond this a text may take the thread for minutes, for its elements can stand in each other without end. */
const MOST_CHARS = 60_000;
const MOST_TAGS = 3_000;

/** Whether an article is one that a parser and DOMPurify in a browser read alike, in a time that is no matter. */
export function isReadAlike(html: string): boolean {
  return html.length <= MOST_CHARS && html.split('<').length <= MOST_TAGS && !READ_OTHERWISE.test(html);
}

/** Whether a browser reads `markup`, in a page, as the elements that it was written from. */
export function readsAsWritten(markup: string): boolean {
  const written = markup.match(/<\/?[a-z][a-z0-9]*/g) ?? [];
  const body = bodyOf(parse(`<!doctype html><body>${markup}`, { scriptingEnabled: true }));
  const read = body ? tagsIn(body) : [];
  return written.join(' ') === read.join(' ');
}

const VOID = new Set(['br', 'hr', 'img']);

function tagsIn(parent: Parent): string[] {
  return parent.childNodes.flatMap((node) => {
    if (!adapter.isElementNode(node)) return [];
    const open = [`<${node.tagName}`, ...tagsIn(node)];
    return VOID.has(node.tagName) ? open : [...open, `</${node.tagName}`];
  });
}

function bodyOf(document: Parent): Parent | undefined {
  const [root] = document.childNodes.filter((node) => adapter.isElementNode(node));
  return root?.childNodes
    .filter((node) => adapter.isElementNode(node))
    .find(({ tagName }) => tagName === 'body');
}

function childrenOf(parent: Parent): TreeNode[] {
  return parent.childNodes.flatMap((node): TreeNode[] => {
    if (adapter.isTextNode(node)) return [node.value];
    if (!adapter.isElementNode(node) || node.namespaceURI !== spec.NS.HTML) return [];
    return [
      {
        name: node.tagName,
        attribute: (name) => adapter.getAttrList(node).find((one) => one.name === name)?.value ?? null,
        children: () => childrenOf(node),
      },
    ];
  });
}
