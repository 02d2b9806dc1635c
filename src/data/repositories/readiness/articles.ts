/** Saved articles: whether each can be read with its pictures, and a way to fetch what it lacks. */
import { IMAGE_CACHE } from '@/config/names.ts';
import { blogPostSchema } from '@domain/blog.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Finding } from '@domain/readiness.ts';
import { isTypeOf } from '@domain/storedFiles.ts';
import { type Condition, readAnywhere, readCached, storeFile } from '@/platform/stored/cachedFiles.ts';
import type { ArticleRow } from '../../local/rows.ts';
import { fetchPost } from '../../remote/blog.ts';
import { reasonOfStatus } from '../../remote/transport/http.ts';
import { keepOpened, keptArticle } from '../keptArticles.ts';
import { openedOf, type ReadinessDeps } from './deps.ts';

type ArticleFinding = Extract<Finding, { part: 'article' }>;

/** Opens every saved article, in the order of their titles. Throws AppError `storage`. */
export async function checkArticles(deps: ReadinessDeps): Promise<ArticleFinding[]> {
  const rows = await deps.ctx.store.run((db) => db.articles.filter((row) => row.saved).toArray());
  const findings = await Promise.all(rows.map((row) => checkArticle(row, deps)));
  return findings.sort((a, b) => a.title.localeCompare(b.title));
}

async function checkArticle({ slug, article }: ArticleRow, deps: ReadinessDeps): Promise<ArticleFinding> {
  const parsed = blogPostSchema.safeParse(article);
  if (!parsed.success) {
    return { part: 'article', slug, title: titleIn(article) ?? slug, text: false, pictures: openedOf([]) };
  }
  const { title, content } = parsed.data;
  const conditions = await Promise.all(deps.picturesOf(content).map((path) => conditionOf(path, deps)));
  return { part: 'article', slug, title, text: true, pictures: openedOf(conditions) };
}

function titleIn(article: unknown): string | null {
  const title: unknown = typeof article === 'object' && article !== null && Reflect.get(article, 'title');
  return typeof title === 'string' && title !== '' ? title : null;
}

async function conditionOf(path: string, { caches, decodes }: ReadinessDeps): Promise<Condition> {
  if (caches === null) return 'missing';
  try {
    // One that belongs to the app itself lies with the app.
    const body = (await readCached(caches, IMAGE_CACHE, path)) ?? (await readAnywhere(caches, path));
    if (body === null) return 'missing';
    return (await decodes(body)) ? 'whole' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/**
 * Fetches what a saved article lacks: its text where that cannot be read, and each picture that does not open.
 * Throws AppError where the text cannot be had; a picture that cannot is found by the next check.
 */
export async function mendArticle(slug: string, deps: ReadinessDeps): Promise<void> {
  const { ctx } = deps;
  const kept = await keptArticle(ctx, slug);
  const post = kept?.post ?? (await fetchPost(ctx.http, slug));
  if (kept === null) await keepOpened(ctx, post);
  const pictures = await Promise.allSettled(
    deps.picturesOf(post.content).map((path) => mendPicture(path, deps)),
  );
  const failed = pictures.find((picture) => picture.status === 'rejected');
  if (failed) throw failed.reason;
}

async function mendPicture(path: string, deps: ReadinessDeps): Promise<void> {
  if (deps.caches === null || (await conditionOf(path, deps)) === 'whole') return;
  // Not as a picture, which the worker would answer with the very copy that does not open.
  const response = await deps.ctx.http.fetch(path, { cache: 'reload' });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) throw new AppError(reasonOfStatus(response.status));
  const body = new Blob([await response.arrayBuffer()], { type });
  if (!isTypeOf(path, type) || !(await deps.decodes(body))) throw new AppError('bad_answer');
  await storeFile(deps.caches, IMAGE_CACHE, path, body);
}
