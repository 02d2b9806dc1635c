import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  forgetArticle,
  keepList,
  keepOpened,
  keptArticle,
  keptList,
  setSaved,
} from '@/data/repositories/keptArticles.ts';
import type { BlogPost } from '@domain/blog.ts';
import { type Browser, createBrowser, type Tab } from './support/browser.ts';

function post(slug: string, day = 1): BlogPost {
  return {
    id: slug,
    slug,
    title: slug,
    category: 'Packing',
    author: 'A',
    meta_description: '',
    content: `<p>${slug}</p>`,
    published_at: `2026-03-${String(day).padStart(2, '0')}T07:00:00+00:00`,
  };
}

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = createBrowser();
  tab = browser.openTab();
});
afterEach(() => browser.close());

const slugs = async () => (await keptList(tab.context)).posts.map(({ slug }) => slug);

async function saved(): Promise<string[]> {
  const { posts } = await keptList(tab.context);
  const kept = await Promise.all(posts.map(({ slug }) => keptArticle(tab.context, slug)));
  return kept.flatMap((article) => (article?.saved ? [article.post.title] : []));
}

describe('articles on the device', () => {
  it('are the last list, newest first, with its age', async () => {
    await keepList(tab.context, [post('old', 1), post('new', 9)]);
    expect(await slugs()).toEqual(['new', 'old']);
    expect((await keptList(tab.context)).listedAt).toBe(browser.clock.now());
  });

  it('have no age as a list when only one was opened', async () => {
    await keepOpened(tab.context, post('one'));
    expect(await keptList(tab.context)).toMatchObject({ posts: [{ slug: 'one' }], listedAt: null });
  });

  it('go when the list no longer holds them, unless they were saved', async () => {
    await keepList(tab.context, [post('gone'), post('saved'), post('stays')]);
    await setSaved(tab.context, post('saved'), true);
    await keepList(tab.context, [post('stays')]);
    expect((await slugs()).toSorted()).toEqual(['saved', 'stays']);
  });

  it('stay saved when the list or the article is fetched again', async () => {
    await setSaved(tab.context, post('a'), true);
    await keepList(tab.context, [post('a')]);
    await keepOpened(tab.context, { ...post('a'), title: 'Changed' });
    expect(await keptArticle(tab.context, 'a')).toMatchObject({ saved: true, post: { title: 'Changed' } });
    expect(await saved()).toEqual(['Changed']);
    await setSaved(tab.context, post('a'), false);
    expect(await saved()).toEqual([]);
    expect(await slugs()).toEqual(['a']);
  });

  it('keep the age of the copy when they are saved', async () => {
    await keepOpened(tab.context, post('a'));
    const fetched = browser.clock.now();
    browser.clock.advance(3_600_000);
    await setSaved(tab.context, post('a'), true);
    expect((await keptArticle(tab.context, 'a'))?.storedAt).toBe(fetched);
  });

  it('make room for newer ones, but never cost a saved one', async () => {
    await setSaved(tab.context, post('saved'), true);
    for (let index = 0; index < 62; index += 1) {
      browser.clock.advance(1_000);
      await keepOpened(tab.context, post(`post-${index}`));
    }
    const kept = await slugs();
    expect(kept).toHaveLength(61);
    expect(kept).toContain('saved');
    expect(kept).not.toContain('post-1');
    expect(kept).toContain('post-61');
  });

  it('are passed over when they cannot be read', async () => {
    await tab.db.articles.put({ slug: 'bad', article: { slug: 7 }, saved: true, storedAt: 1 });
    expect(await keptArticle(tab.context, 'bad')).toBeNull();
    expect(await slugs()).toEqual([]);
  });

  it('can be taken away', async () => {
    await keepOpened(tab.context, post('a'));
    await forgetArticle(tab.context, 'a');
    expect(await keptArticle(tab.context, 'a')).toBeNull();
  });
});
