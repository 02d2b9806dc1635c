import { describe, expect, it } from 'vitest';
import { IMAGE_CACHE } from '@/config/names.ts';
import { checkArticles, mendArticle } from '@/data/repositories/readiness/articles.ts';
import { keepOpened, setSaved } from '@/data/repositories/keptArticles.ts';
import { at, post, readinessWorld, SHELL } from './world.ts';

const world = readinessWorld();
const RAIL = post('rail', '<p>Go</p><img src="/art/one.webp"><img src="/art/two.webp">');
const save = (article = RAIL) => setSaved(world.tab.context, article, true);
const picture = (path: string, body = 'picture') => world.caches.put(IMAGE_CACHE, path, body, 'image/webp');
const serve = (path: string, body: string, type = 'image/webp') =>
  world.served.set(path, new Response(body, { headers: { 'content-type': type } }));
const WHOLE = { all: 2, missing: 0, damaged: 0 };

describe('saved articles', () => {
  it('open with their pictures; what was only opened is not asked about', async () => {
    await keepOpened(world.tab.context, post('opened', ''));
    await save();
    picture('/art/one.webp');
    picture('/art/two.webp');
    expect(await checkArticles(world.deps)).toEqual([
      { part: 'article', slug: 'rail', title: 'Title of rail', text: true, pictures: WHOLE },
    ]);
  });

  it('are told apart by what is missing and what cannot be decoded', async () => {
    await save();
    picture('/art/two.webp', '<html>');
    const [found] = await checkArticles(world.deps);
    expect(found?.pictures).toEqual({ all: 2, missing: 1, damaged: 1 });
  });

  it('may show a picture that belongs to the app itself', async () => {
    await save(post('icon', '<img src="/icons/favicon.svg">'));
    world.caches.put(SHELL, `${at('/icons/favicon.svg')}?rev=2`, 'picture', 'image/svg+xml');
    const [found] = await checkArticles(world.deps);
    expect(found?.pictures).toEqual({ all: 1, missing: 0, damaged: 0 });
  });

  it('whose row is corrupt are named as well as they can be', async () => {
    const row = { saved: true, storedAt: 1 };
    await world.tab.db.articles.put({ slug: 'bad', article: { title: 'Rail passes', slug: 7 }, ...row });
    await world.tab.db.articles.put({ slug: 'worse', article: null, ...row });
    expect(await checkArticles(world.deps)).toMatchObject([
      { slug: 'bad', title: 'Rail passes', text: false },
      { slug: 'worse', title: 'worse', text: false },
    ]);
  });

  it('get the pictures that they lack, in the place of those that do not open', async () => {
    await save();
    picture('/art/two.webp', '<html>');
    serve('/art/one.webp', 'picture one');
    serve('/art/two.webp', 'picture two');
    await mendArticle('rail', world.deps);
    expect((await checkArticles(world.deps))[0]?.pictures).toEqual(WHOLE);
    expect(await world.caches.text(IMAGE_CACHE, '/art/two.webp')).toBe('picture two');
  });

  it('keep a picture out that is none, and get the others all the same', async () => {
    await save();
    serve('/art/one.webp', '<html>Log in</html>', 'text/html');
    serve('/art/two.webp', 'picture two');
    await expect(mendArticle('rail', world.deps)).rejects.toMatchObject({ reason: 'bad_answer' });
    expect((await checkArticles(world.deps))[0]?.pictures).toEqual({ ...WHOLE, missing: 1 });
  });

  it('say that a picture is gone from the server', async () => {
    await save();
    await expect(mendArticle('rail', world.deps)).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('with a corrupt row get their text again, and stay saved', async () => {
    await world.tab.db.articles.put({ slug: 'rail', article: 'garbage', saved: true, storedAt: 1 });
    world.browser.server.fail({ how: 'answer', status: 200, body: [post('rail', '<p>Go</p>')] });
    await mendArticle('rail', world.deps);
    expect(await checkArticles(world.deps)).toMatchObject([{ slug: 'rail', text: true }]);
  });
});
