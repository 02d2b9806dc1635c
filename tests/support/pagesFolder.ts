/** What a build leaves for drawing articles, with a program in the app's place that draws little. */
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ARTICLE_FRAME,
  ARTICLE_THREAD,
  type ArticleFrame,
  PAGES_PROGRAM,
} from '../../server/build/pages/articleFrame.ts';

/** What an article's title has the program do. */
export const PLAYED = { fails: 'Fails', endsThread: 'Ends the thread', neverEnds: 'Never ends' } as const;

const PROGRAM = `
export async function writeArticle(post, siteUrl) {
  if (post.title === '${PLAYED.fails}') throw new Error('it is played');
  if (post.title === '${PLAYED.endsThread}') process.exit(1);
  if (post.title === '${PLAYED.neverEnds}') await new Promise(() => setInterval(() => {}, 1_000));
  const path = '/blog/' + post.slug;
  const words = { title: post.title, description: post.meta_description, type: 'article' };
  const addresses = { path, canonical: siteUrl + path, image: null };
  return { ...words, ...addresses, component: 'P', readsQuery: false, html: '<h1>Drawn</h1>' + post.content };
}`;

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Makes the folder; the caller removes it. */
export async function makePagesFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-pages-'));
  const frame: ArticleFrame = {
    template: await read('index.html'),
    frame: '',
    css: 'h1{margin:0}',
    entry: '/assets/main.js',
    sheets: [],
    scripts: [],
  };
  await writeFile(join(folder, ARTICLE_FRAME), JSON.stringify(frame));
  await writeFile(join(folder, PAGES_PROGRAM), PROGRAM);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const thread = new URL('../../server/build/pages/drawArticles.mjs', import.meta.url);
  await copyFile(thread, join(folder, ARTICLE_THREAD));
  return folder;
}
