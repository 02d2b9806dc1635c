/** What both the app and the server tell the world about the site. No address here carries a session. */

export const SITE_NAME = 'Waymark';

export const BLOG_DESCRIPTION =
  'Travel articles with sources: packing, jet lag, fares and their fine print, rail passes, allergies. Short enough to read before you board.';

/** Stands wherever offers lead to a partner's page. */
export const COMMISSION =
  'We may earn a commission when you book with a partner; it costs you nothing extra.';

/** Who reads what travellers write; also the way off the newsletter. */
export const CONTACT_ADDRESS = 'hello@waymark.example';

export const FEED_PATH = '/feed.xml';

/** The pages that search engines may list, articles aside. Every other page of the app answers `noindex`. */
export const indexedPaths = [
  '/',
  '/how-it-works',
  '/destinations',
  '/contact',
  '/booking',
  '/pricing',
  '/login',
  '/register',
  '/article/ai-trip-planner',
  '/blog',
] as const;

/** Whether it names an article as the database lets it be named: it becomes part of a path, on a disk too. */
export function isSlug(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The data block in an article's HTML that holds its row (decision 0012). */
export const WRITTEN_ARTICLE_ID = 'article';

/** The path of an article. */
export function articlePath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
