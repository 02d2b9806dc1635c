/**
 * The public pages as HTML, for the build (server/build/pages), and articles, for whoever has their texts (server/site):
 * runs in Node, never in a browser.
 */
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { env } from '@/config/env.ts';
import { headOf, type PageHead } from '@/config/pageHead.ts';
import { blogPostPath } from '@/config/paths.ts';
import { postDetails } from '@/config/structuredData.ts';
import { createDoor } from '@/data/door/door.ts';
import { ArticleReader } from '@/features/blog/components/article/ArticleBody.tsx';
import { isReadAlike, parsedArticle, readsAsWritten } from '@/features/blog/parsedArticle.ts';
import { WrittenPost } from '@/features/blog/written.ts';
import type { BlogPost } from '@domain/blog.ts';
import { App } from './App.tsx';
import { articlePage, publicPages } from './pages.tsx';

export { writeFrame } from './writeFrame.tsx';

export interface WrittenPage {
  readonly path: string;
  /** The name of the page's component, and of its file. */
  readonly component: string;
  readonly title: string;
  readonly description: string;
  readonly type: PageHead['type'];
  /** Absolute; null where the build was not told where the site is reached. The script writes it then. */
  readonly canonical: string | null;
  /** The address of the picture that stands for it; null likewise. */
  readonly image: string | null;
  /** It is hidden from whoever opens it with a query. */
  readonly readsQuery: boolean;
  /** What stands in #root, as a visitor sees it. */
  readonly html: string;
}

/** Draws every page of {@link publicPages}. @throws what a page throws while it is drawn */
export async function writePages(): Promise<readonly WrittenPage[]> {
  const written: WrittenPage[] = [];
  for (const { path, name, page, readsQuery = false } of publicPages) {
    await page.load();
    const words = wordsOf(headOf(name, {}, env.siteUrl), env.siteUrl);
    written.push({
      path,
      component: page.component,
      ...words,
      readsQuery,
      html: await draw(path, (app) => app),
    });
  }
  return written;
}

/**
 * Draws the page of an article as it is on the site at `siteUrl`; '' where that is not known.
 * @throws Error where a browser would read its text, as HTML in a page, as other elements than those it was drawn from
 */
export async function writeArticle(post: BlogPost, siteUrl: string): Promise<WrittenPage> {
  const path = blogPostPath(post.slug);
  if (!isReadAlike(post.content) || !readsAsWritten(renderToStaticMarkup(parsedArticle(post.content))))
    throw new Error(`${path} holds what a browser may read in another way`);
  await articlePage.page.load();
  const html = await draw(path, (app) => (
    <WrittenPost value={post}>
      <ArticleReader value={parsedArticle}>{app}</ArticleReader>
    </WrittenPost>
  ));
  const words = wordsOf(headOf(articlePage.name, postDetails(post.slug, post, true), siteUrl), siteUrl);
  return { path, component: articlePage.page.component, ...words, readsQuery: false, html };
}

/** An article by whose page the build knows which rules an article's page needs. */
export const sampleArticle: BlogPost = {
  id: 'sample',
  slug: 'sample',
  title: 'Sample',
  category: 'Sample',
  author: 'Sample',
  meta_description: 'Sample',
  content: '<p>Sample</p>',
  published_at: '2026-01-01T00:00:00Z',
};

function wordsOf({ title, description, type, canonical, image }: PageHead, siteUrl: string) {
  const isKnown = siteUrl !== '';
  return { title, description, type, canonical: isKnown ? canonical : null, image: isKnown ? image : null };
}

/** @param around what stands around the app, which has no element of its own */
async function draw(path: string, around: (app: ReactNode) => ReactNode): Promise<string> {
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>{around(<App door={createDoor()} Router={Router} />)}</StrictMode>,
    {
      // In one piece: parts that arrive later bring scripts along, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be drawn`, { cause: errors[0] });
  return html;
}
