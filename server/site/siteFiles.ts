/** robots.txt, sitemap.xml, feed.xml and the articles' pages as files, for a static host in front of a hosted project. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BlogPost, blogPostSchema } from '../../domain/blog.ts';
import { isSlug } from '../../domain/publicSite.ts';
import type { ArticleWriter } from './articles/articleWriter.ts';
import { FEED_LENGTH, feedXml } from './feed.ts';
import type { ListedPost } from './posts.ts';
import { robotsTxt } from './siteRoutes.ts';
import { MAX_SITEMAP_POSTS, sitemapXml } from './sitemap.ts';

const COLUMNS = 'slug,title,category,author,meta_description,published_at';
/** An article is some ten kilobytes. */
const WHOLE_AT_ONCE = 100;

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
  readonly writer: Pick<ArticleWriter, 'write'>;
}

/**
 * Reads the articles as a visitor would, and writes the three files and a page for each article in place of those that
 * were there. Answers the slugs of the articles without one, which the shell opens.
 * @throws Error when the project does not answer with articles
 */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<readonly string[]> {
  const { siteUrl, folder } = options;
  const posts: readonly ListedPost[] = rowsSchema.parse(await ask(options, COLUMNS, MAX_SITEMAP_POSTS, 0));
  const articles = await wholeArticles(options);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'robots.txt'), robotsTxt(siteUrl));
  await writeFile(join(folder, 'sitemap.xml'), sitemapXml(siteUrl, posts));
  await writeFile(join(folder, 'feed.xml'), feedXml(siteUrl, posts.slice(0, FEED_LENGTH)));
  return writeArticles(join(folder, 'blog'), articles, options.writer);
}

async function ask(
  { supabaseUrl, publishableKey, fetch }: SiteFilesOptions,
  columns: string,
  limit: number,
  offset: number,
): Promise<unknown> {
  const query = `select=${columns}&order=published_at.desc,slug&limit=${limit}&offset=${offset}`;
  const response = await fetch(`${supabaseUrl}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: publishableKey },
  });
  if (!response.ok)
    throw new Error(`${supabaseUrl} answered ${response.status} to the question for articles`);
  return response.json();
}

async function wholeArticles(options: SiteFilesOptions): Promise<BlogPost[]> {
  const articles: BlogPost[] = [];
  for (;;) {
    const rows = await ask(options, `id,content,${COLUMNS}`, WHOLE_AT_ONCE, articles.length);
    const page = z.array(blogPostSchema).parse(rows);
    if (page.length === 0) return articles;
    articles.push(...page);
  }
}

/** Only what is a slug becomes a folder: nothing is written beside `blog`. */
async function writeArticles(
  blog: string,
  articles: readonly BlogPost[],
  writer: SiteFilesOptions['writer'],
): Promise<readonly string[]> {
  await mkdir(blog, { recursive: true });
  const before = await readdir(blog, { withFileTypes: true });
  const without: string[] = [];
  const written = new Set<string>();
  // one that is published meanwhile moves the others on, and the last of them comes twice
  for (const post of new Map(articles.map((own) => [own.slug, own])).values()) {
    const html = isSlug(post.slug) ? await writer.write(post).catch(() => null) : null;
    if (html === null) {
      without.push(post.slug);
      continue;
    }
    await mkdir(join(blog, post.slug), { recursive: true });
    await writeFile(join(blog, post.slug, 'index.html'), html);
    written.add(post.slug);
  }
  for (const item of before) {
    if (item.isDirectory() && !written.has(item.name)) await rm(join(blog, item.name), { recursive: true });
  }
  return without;
}
