import { describe, expect, it } from 'vitest';
import { headOf } from '@/config/pageHead.ts';
import { isIndexed, pages, type PageName } from '@/config/pages.ts';
import { paths } from '@/config/paths.ts';
import { indexedPaths } from '@domain/publicSite.ts';

const ORIGIN = 'https://waymark.example';
const names = Object.keys(pages).filter((name): name is PageName => name in pages);

describe('the page table', () => {
  it('has an entry for every path, and one for the addresses that lead nowhere', () => {
    expect(names.sort()).toEqual([...Object.keys(paths), 'notFound'].sort());
  });

  it('gives every page a title and a description of its own', () => {
    expect(new Set(names.map((name) => pages[name].title)).size).toBe(names.length);
    expect(new Set(names.map((name) => pages[name].description)).size).toBe(names.length);
  });

  it.each(names)('describes %s in 50 to 160 characters, and titles it in 60', (name) => {
    expect(pages[name].description.length).toBeGreaterThanOrEqual(50);
    expect(pages[name].description.length).toBeLessThanOrEqual(160);
    expect(headOf(name, {}, ORIGIN).title.length).toBeLessThanOrEqual(60);
  });

  it('lists articles and the public pages, and nothing that needs an account or shows one search', () => {
    const listed = names.filter(isIndexed).map((name) => (name === 'notFound' ? name : paths[name]));
    expect(new Set(listed)).toEqual(new Set([...indexedPaths, paths.blogPost]));
    const hidden: PageName[] = ['profile', 'admin', 'adminLogin', 'checkoutSuccess', 'notFound'];
    expect(hidden.filter(isIndexed)).toEqual([]);
  });
});

describe('headOf', () => {
  it('names the site once, and the page’s one address', () => {
    expect(headOf('home', {}, ORIGIN)).toMatchObject({
      title: 'Waymark: trips planned with you, kept in the air',
      canonical: 'https://waymark.example/',
      type: 'website',
    });
    expect(headOf('pricing', {}, ORIGIN)).toMatchObject({
      title: 'Pricing · Waymark',
      canonical: 'https://waymark.example/pricing',
      image: 'https://waymark.example/social-card.png',
    });
  });

  it('prefers what the page knows, but not an empty description', () => {
    const details = { title: 'Kyoto & you', description: '', path: '/blog/kyoto' };
    expect(headOf('blogPost', details, ORIGIN)).toMatchObject({
      title: 'Kyoto & you · Waymark',
      description: pages.blogPost.description,
      canonical: 'https://waymark.example/blog/kyoto',
      type: 'article',
    });
  });

  it('gives no address to search engines for a private page or an article that is not there', () => {
    expect(headOf('profile', {}, ORIGIN).canonical).toBeNull();
    expect(headOf('notFound', {}, ORIGIN).canonical).toBeNull();
    const gone = { path: '/blog/gone', found: false, structured: () => [{ '@type': 'Article' }] };
    expect(headOf('blogPost', gone, ORIGIN)).toMatchObject({ canonical: null, structured: [] });
  });
});
