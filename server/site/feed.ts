import { articlePath, BLOG_DESCRIPTION, FEED_PATH, SITE_NAME } from '../../domain/publicSite.ts';
import type { ListedPost } from './posts.ts';
import { escapeXml, textElement } from '../../domain/text/xml.ts';

export const FEED_LENGTH = 20;

/**
 * The blog as RSS 2.0 (rssboard.org/rss-specification), with a link to itself as its best-practice profile asks.
 * The author is a `dc:creator`: RSS's own element is for mail addresses.
 */
export function feedXml(siteUrl: string, posts: readonly ListedPost[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    textElement('title', `${SITE_NAME} blog`),
    textElement('link', `${siteUrl}/blog`),
    textElement('description', BLOG_DESCRIPTION),
    textElement('language', 'en'),
    `<atom:link href="${escapeXml(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, 1).map((newest) => textElement('lastBuildDate', newest.publishedAt.toUTCString())),
    ...posts.map((post) => item(siteUrl, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(siteUrl: string, post: ListedPost): string {
  const address = siteUrl + articlePath(post.slug);
  const parts = [
    textElement('title', post.title),
    textElement('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    textElement('pubDate', post.publishedAt.toUTCString()),
    textElement('dc:creator', post.author),
    textElement('category', post.category),
    textElement('description', post.description),
  ];
  return `<item>${parts.join('')}</item>`;
}
