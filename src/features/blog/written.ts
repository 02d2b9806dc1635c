/**
 * The article that the HTML of its page brings along (decision 0012): the row that the page was drawn from, so that the
 * script draws the same again before it has asked the server.
 */
import { createContext } from 'react';
import type { BlogPost } from '@domain/blog.ts';
import { WRITTEN_ARTICLE_ID } from '@domain/publicSite.ts';

/** Given by whoever writes the page; in a browser the row is read from the HTML. */
export const WrittenPost = createContext<BlogPost | null>(null);

const TEXTS = [
  'id',
  'slug',
  'title',
  'category',
  'author',
  'meta_description',
  'content',
  'published_at',
] as const satisfies readonly (keyof BlogPost)[];

/** The article of this slug in the page's HTML, if that brought one. By hand: zod comes with the first question. */
export function readWritten(slug: string): BlogPost | null {
  try {
    const row: unknown = JSON.parse(block()?.textContent ?? 'null');
    return isPost(row) && row.slug === slug ? row : null;
  } catch {
    return null;
  }
}

/** The server has answered: from now on its row, or this device's, is the newer one. */
export function dropWritten(): void {
  block()?.remove();
}

function block(): Element | null {
  return typeof document === 'undefined' ? null : document.getElementById(WRITTEN_ARTICLE_ID);
}

function isPost(row: unknown): row is BlogPost {
  return (
    typeof row === 'object' &&
    row !== null &&
    TEXTS.every((name) => typeof Reflect.get(row, name) === 'string')
  );
}
