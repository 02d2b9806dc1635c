import { Hono } from 'hono';
import { isSlug } from '../../../domain/publicSite.ts';
import { answerEncoded, isNavigation } from '../../http/encodedAnswer.ts';
import type { ArticlePages } from './articlePages.ts';

/**
 * Answers for an article with its page. One that is not drawn is left to what comes after this, as is every one while
 * the database cannot be asked: the shell says what is wrong.
 */
export function articleRoutes(pages: ArticlePages): Hono {
  const app = new Hono();
  app.on(['GET', 'HEAD'], '/blog/:slug', async (context, next) => {
    const slug = context.req.param('slug');
    if (!isSlug(slug) || !isNavigation(context)) return next();
    const page = await pages.find(slug).catch(() => null);
    return page ? answerEncoded(context, page) : next();
  });
  return app;
}
