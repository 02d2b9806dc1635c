/** What the build leaves in `dist/pages` for who draws articles: a program, a thread to run it on, and a frame. */
import type { Files, PageParts } from './document.ts';

/** src/app/prerender.tsx, built for Node. */
export const PAGES_PROGRAM = 'prerender.js';
export const ARTICLE_THREAD = 'drawArticles.mjs';
export const ARTICLE_FRAME = 'article.json';

/** What the HTML of every article has in common. */
export interface ArticleFrame extends Files {
  /** index.html as Vite built it. */
  readonly template: string;
  /** What a member sees until the app has drawn. */
  readonly frame: string;
  /** The rules for the first paint. */
  readonly css: string;
}

/** As src/app/prerender.tsx answers it. */
export interface WrittenPage extends Omit<PageParts, keyof Files | 'css' | 'row'> {
  /** The name of the page's component, and of its file. */
  readonly component: string;
}
