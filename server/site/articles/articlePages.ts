/** The pages of the articles that are in the database now, each drawn off the way of the requests for it. */
import type { BlogPost } from '../../../domain/blog.ts';
import { compressedForms } from '../../build/precompress.ts';
import type { Database } from '../../database/database.ts';
import { type Encoded, tagOf } from '../../http/encodedAnswer.ts';
import { newestPosts, readPost } from '../posts.ts';
import type { ArticleWriter } from './articleWriter.ts';

/** So many pages stay, the last that were asked for: a page with its compressed forms is some hundred kilobytes. */
const MOST_KEPT = 400;
/** Drawn after the start. */
const NEWEST = 20;
/** More than this are not lined up: who asks for all of many finds the shell at some. */
const MOST_WAITING = 40;

/** More questions are not asked of the database at once: the shell answers for the rest. */
const MOST_READING = 8;
/** One that could not be drawn is tried again after so many milliseconds: a machine may have been busy. */
const TRIED_AGAIN = 10 * 60_000;

export interface ArticlePages {
  /** The page of an article as it is now; null where there is none, and where it is yet to be drawn, for the next. */
  readonly find: (slug: string) => Promise<Encoded | null>;
  /** Settles once the newest articles are drawn; never rejects. */
  readonly drawNewest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly writer: ArticleWriter;
  readonly log: (line: string) => void;
  /** Epoch ms. */
  readonly now?: () => number;
}

interface Kept {
  /** Of the row that it was drawn from: an edited article has another. */
  readonly row: string;
  /** Null while it is drawn, and where that failed. */
  readonly page: Encoded | null;
  /** When it failed, in epoch ms. */
  readonly failedAt?: number;
}

export function articlePages({ database, writer, log, now = Date.now }: Options): ArticlePages {
  const kept = new Map<string, Kept>();
  const reading = new Map<string, Promise<BlogPost | null>>();
  let isClosed = false;
  let newest: Promise<void> | null = null;

  /** Who asks for an article that is being read waits for that answer. */
  function read(slug: string): Promise<BlogPost | null> {
    const asked = reading.get(slug) ?? readPost(database, slug).finally(() => reading.delete(slug));
    reading.set(slug, asked);
    return asked;
  }

  /** The newest entries are the last ones of the map. */
  function keep(slug: string, entry: Kept): void {
    kept.delete(slug);
    kept.set(slug, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) return;
      kept.delete(oldest);
    }
  }

  /** With what draws it, where that has begun. */
  function pageOf(post: BlogPost): { readonly page: Encoded | null; readonly drawn?: Promise<void> } {
    const row = tagOf(JSON.stringify(post));
    const known = kept.get(post.slug);
    const isStale = known?.failedAt !== undefined && now() - known.failedAt > TRIED_AGAIN;
    if (known?.row === row && !isStale) {
      keep(post.slug, known);
      return known;
    }
    if (writer.waiting() >= MOST_WAITING) return { page: null };
    keep(post.slug, { row, page: null });
    return { page: null, drawn: draw(post, row) };
  }

  async function draw(post: BlogPost, row: string): Promise<void> {
    try {
      const page = await encoded(await writer.write(post));
      if (kept.get(post.slug)?.row === row) keep(post.slug, { row, page });
    } catch (error) {
      // it stays among the kept without a page, so that this is tried and told once in a while
      if (kept.get(post.slug)?.row === row) keep(post.slug, { row, page: null, failedAt: now() });
      if (!isClosed) log(`The article ${post.slug} could not be drawn: ${messageOf(error)}`);
    }
  }

  async function drawNewest(): Promise<void> {
    try {
      const posts = await newestPosts(database, NEWEST);
      if (!isClosed) await Promise.all(posts.flatMap((post) => pageOf(post).drawn ?? []));
    } catch (error) {
      log(`The newest articles could not be read: ${messageOf(error)}`);
    }
  }

  return {
    find: async (slug) => {
      if (!reading.has(slug) && reading.size >= MOST_READING) return null;
      const post = await read(slug);
      if (post) return pageOf(post).page;
      kept.delete(slug);
      return null;
    },
    drawNewest: () => (newest ??= drawNewest()),
    close: async () => {
      isClosed = true;
      await writer.close();
      await newest;
    },
  };
}

/** Articles are public, and so may be what is said of one. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function encoded(html: string): Promise<Encoded> {
  const content = Buffer.from(html);
  const forms = await compressedForms(content);
  return {
    type: 'text/html; charset=utf-8',
    tag: tagOf(content),
    cache: 'no-cache',
    encodings: new Set(forms.keys()),
    read: async (encoding) => new Uint8Array((encoding && forms.get(encoding)) ?? content),
  };
}
