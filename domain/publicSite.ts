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

/** The path of an article. */
export function articlePath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
