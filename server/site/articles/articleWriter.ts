/** The whole HTML of an article's page, from its row and what the build left. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BlogPost } from '../../../domain/blog.ts';
import { ARTICLE_FRAME, type ArticleFrame } from '../../build/pages/articleFrame.ts';
import { pageDocument } from '../../build/pages/document.ts';
import { Drawing } from './drawing.ts';

const frameSchema: z.ZodType<ArticleFrame> = z.object({
  template: z.string(),
  frame: z.string(),
  css: z.string(),
  entry: z.string(),
  sheets: z.array(z.string()),
  scripts: z.array(z.string()),
});

export interface ArticleWriter {
  /** How many have been asked for and are not written yet. */
  readonly waiting: () => number;
  /** @throws Error where the article cannot be drawn */
  readonly write: (post: BlogPost) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * @param folder `dist/pages` of a build
 * @param siteUrl where the site is reached, without a trailing slash
 * @throws Error where no build has left anything there
 */
export async function openArticleWriter(folder: string, siteUrl: string): Promise<ArticleWriter> {
  const frame = frameSchema.parse(JSON.parse(await readFile(join(folder, ARTICLE_FRAME), 'utf8')));
  const drawing = new Drawing(folder);
  return {
    waiting: () => drawing.waiting,
    write: async (post) =>
      pageDocument(frame.template, {
        ...(await drawing.draw(post, siteUrl)),
        ...frame,
        row: post,
      }),
    close: () => drawing.close(),
  };
}
