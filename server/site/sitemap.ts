import { articlePath, indexedPaths } from '../../domain/publicSite.ts';
import type { ListedPost } from './posts.ts';
import { textElement } from '../../domain/text/xml.ts';

/** A sitemap holds 50,000 addresses at most (sitemaps.org, protocol). */
export const MAX_SITEMAP_POSTS = 50_000 - indexedPaths.length;

/** The sitemap (sitemaps.org, protocol 0.9): the public pages, then the articles with the day they came out. */
export function sitemapXml(siteUrl: string, posts: readonly ListedPost[]): string {
  const entries = [
    ...indexedPaths.map((path) => textElement('loc', siteUrl + path)),
    ...posts.map(
      ({ slug, publishedAt }) =>
        textElement('loc', siteUrl + articlePath(slug)) + textElement('lastmod', publishedAt.toISOString()),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => `<url>${entry}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}
