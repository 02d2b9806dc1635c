import type { ReactNode } from 'react';
import { articleElements, type TreeNode } from './articleTree.ts';
import { sanitise } from './sanitise.ts';

/** An article's HTML as React elements, in a browser. What DOMPurify leaves of it is never inserted: it is read. */
export function articleNodes(html: string): ReactNode {
  return articleElements(childrenOf(sanitise(html)));
}

function childrenOf(parent: Node): TreeNode[] {
  return [...parent.childNodes].flatMap((node): TreeNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof HTMLElement)) return [];
    return [
      {
        name: node.localName,
        attribute: (name) => node.getAttribute(name),
        children: () => childrenOf(node),
      },
    ];
  });
}
