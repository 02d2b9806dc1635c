/**
 * What is written for machines: /robots.txt, /sitemap.xml and /feed.xml, made from the list of public pages and
 * the articles in the database. On a static host nothing answers these: `npm run site:files` writes them as files.
 */
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { FEED_PATH, indexedPaths } from '../../domain/publicSite.ts';
import type { Database } from '../database/database.ts';
import { FEED_LENGTH, feedXml } from './feed.ts';
import { listPosts } from './posts.ts';
import { MAX_SITEMAP_POSTS, sitemapXml } from './sitemap.ts';

const SITEMAP_PATH = '/sitemap.xml';
const CACHE = 'public, max-age=600';

interface SiteOptions {
  /** Where the site is reached, without a trailing slash. */
  readonly siteUrl: string;
  readonly database: Database;
}

/** The three routes. */
export function siteRoutes({ siteUrl, database }: SiteOptions): Hono {
  const app = new Hono();
  app.get('/robots.txt', (context) => send(context, 'text/plain', robotsTxt(siteUrl)));
  app.get(SITEMAP_PATH, async (context) =>
    send(context, 'application/xml', sitemapXml(siteUrl, await listPosts(database, MAX_SITEMAP_POSTS))),
  );
  app.get(FEED_PATH, async (context) =>
    send(context, 'application/rss+xml', feedXml(siteUrl, await listPosts(database, FEED_LENGTH))),
  );
  return app;
}

/**
 * Keeps pages that are no one else's business out of search results: those that need an account, and addresses
 * that no route knows, which the shell answers with 200. An article's slug is taken at its word here; the app
 * itself marks one that does not exist. Pages are not shut off in robots.txt, where a crawler could not read this.
 */
export function noIndexHeader(): MiddlewareHandler {
  const indexed = new Set<string>(indexedPaths);
  return async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    const { path } = context.req;
    if (isPage && !indexed.has(path) && !/^\/blog\/[^/]+$/.test(path)) {
      context.res.headers.set('x-robots-tag', 'noindex');
    }
  };
}

/** /rest stays open: a crawler that renders an article reads it from there. */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /auth/',
    'Disallow: /functions/',
    'Disallow: /_mail',
    '',
    `Sitemap: ${siteUrl}${SITEMAP_PATH}`,
    '',
  ].join('\n');
}

function send(context: Context, type: string, body: string): Response {
  return context.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE });
}
