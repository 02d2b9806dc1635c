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
