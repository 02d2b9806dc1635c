/** robots.txt, sitemap.xml and feed.xml as files, for a static host in front of a hosted Supabase project. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FEED_LENGTH, feedXml } from './feed.ts';
import type { ListedPost } from './posts.ts';
import { robotsTxt } from './siteRoutes.ts';
import { MAX_SITEMAP_POSTS, sitemapXml } from './sitemap.ts';

const COLUMNS = 'slug,title,category,author,meta_description,published_at';

const rowsSchema = z.array(
  z
    .object({
      slug: z.string(),
      title: z.string(),
      category: z.string(),
      author: z.string(),
      meta_description: z.string(),
      published_at: z.coerce.date(),
    })
    .transform(({ meta_description: description, published_at: publishedAt, ...row }) => ({
      ...row,
      description,
      publishedAt,
    })),
);

export interface SiteFilesOptions {
  /** Where the site is reached, without a trailing slash. */
  readonly siteUrl: string;
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** The folder of the built app. */
  readonly folder: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Reads the articles as a visitor would and writes the three files.
 * @throws Error when the project does not answer with articles
 */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<void> {
  const { siteUrl, supabaseUrl, publishableKey, folder } = options;
  const query = `select=${COLUMNS}&order=published_at.desc,slug&limit=${MAX_SITEMAP_POSTS}`;
  const response = await options.fetch(`${supabaseUrl}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: publishableKey },
  });
  if (!response.ok)
    throw new Error(`${supabaseUrl} answered ${response.status} to the question for articles`);
  const posts: readonly ListedPost[] = rowsSchema.parse(await response.json());
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'robots.txt'), robotsTxt(siteUrl));
  await writeFile(join(folder, 'sitemap.xml'), sitemapXml(siteUrl, posts));
  await writeFile(join(folder, 'feed.xml'), feedXml(siteUrl, posts.slice(0, FEED_LENGTH)));
}
