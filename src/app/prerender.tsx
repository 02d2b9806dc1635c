/** The public pages as HTML, for the build (server/build/pages): runs in Node, never in a browser. */
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { env } from '@/config/env.ts';
import { headOf } from '@/config/pageHead.ts';
import { createDoor } from '@/data/door/door.ts';
import { App } from './App.tsx';
import { publicPages } from './pages.tsx';

export { writeFrame } from './writeFrame.tsx';

export interface WrittenPage {
  readonly path: string;
  /** The name of the page's component, and of its file. */
  readonly component: string;
  readonly title: string;
  readonly description: string;
  /** Absolute; null where the build was not told where the site is reached. The script writes it then. */
  readonly canonical: string | null;
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
    const { title, description, canonical } = headOf(name, {}, env.siteUrl);
    written.push({
      path,
      component: page.component,
      title,
      description,
      canonical: env.siteUrl === '' ? null : canonical,
      readsQuery,
      html: await draw(path),
    });
  }
  return written;
}

async function draw(path: string): Promise<string> {
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App door={createDoor()} Router={Router} />
    </StrictMode>,
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
