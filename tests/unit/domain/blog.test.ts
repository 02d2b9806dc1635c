import { describe, expect, it } from 'vitest';
import { type BlogPost, categoriesOf, filterPosts, newestFirst, readingMinutes } from '@domain/blog.ts';

function post(slug: string, extra: Partial<BlogPost> = {}): BlogPost {
  const published_at = '2026-03-01T07:00:00+00:00';
  const rest = { title: slug, category: 'Packing', author: 'A', meta_description: '', content: '' };
  return { id: slug, slug, ...rest, published_at, ...extra };
}

const posts = [
  post('a', {
    title: 'Rail passes',
    category: 'Trains',
    content: '<p>The Swiss <strong>network</strong></p>',
  }),
  post('b', { title: 'Packing light', content: '<p>Take the train bag</p>' }),
  post('c', { title: 'Trains at night', category: 'Trains' }),
];
const found = (query: string, category = 'All') =>
  filterPosts(posts, query, category).map(({ slug }) => slug);

describe('articles', () => {
  it('are found by title or content, whatever the case', () => {
    expect(found('TRAIN')).toEqual(['b', 'c']);
    expect(found('swiss network')).toEqual([]);
    expect(found('Swiss')).toEqual(['a']);
    expect(found('  ')).toEqual(['a', 'b', 'c']);
  });

  it('are found in a category', () => {
    expect(found('train', 'Trains')).toEqual(['c']);
    expect(found('', 'Trains')).toEqual(['a', 'c']);
    expect(found('night', 'Packing')).toEqual([]);
  });

  it('are not found by their markup', () => {
    expect(found('strong')).toEqual([]);
  });

  it('name each category once, All first', () => {
    expect(categoriesOf(posts)).toEqual(['All', 'Trains', 'Packing']);
  });

  it('come newest first in either form of a timestamp', () => {
    const dated = [
      post('mid', { published_at: '2026-03-05 07:00:00+00' }),
      post('old', { published_at: '2026-03-01T07:00:00Z' }),
      post('new', { published_at: '2026-03-09T07:00:00+00:00' }),
    ];
    expect(newestFirst(dated).map(({ slug }) => slug)).toEqual(['new', 'mid', 'old']);
  });

  it('take a minute at least', () => {
    expect(readingMinutes('<p>short</p>')).toBe(1);
    expect(readingMinutes(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
  });
});
