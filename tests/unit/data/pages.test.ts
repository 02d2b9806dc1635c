/** Rows that come in pages, also where a page is too large for one answer. */
import { describe, expect, it } from 'vitest';
import { fetchPosts } from '@/data/remote/blog.ts';
import type { Http } from '@/data/remote/transport/http.ts';
import { selectPage } from '@/data/remote/transport/rest.ts';

async function unused(): Promise<never> {
  throw new Error('Not asked for here');
}

/** A server with so many rows, of which it sends at most `fits` at once. */
function serverWith(rows: readonly object[], fits = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const send: Http['send'] = async ({ url }) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset') ?? 0)];
    asked.push(`${offset}+${limit}`);
    const body: unknown =
      limit > fits ? { code: 'WM413', message: 'Too large' } : rows.slice(offset, offset + limit);
    return { status: limit > fits ? 413 : 200, body, retryAfter: undefined };
  };
  const http: Http = { send, stream: unused, fetch: unused };
  return { asked, http };
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ n }));

describe('a page of rows', () => {
  it('is the last one where it is not full', async () => {
    const { http } = serverWith(numbered(3));
    expect(await selectPage(http, 'trips', { limit: 3 }, null)).toMatchObject({ isLast: false });
    expect(await selectPage(http, 'trips', { limit: 4 }, null)).toEqual({ rows: numbered(3), isLast: true });
  });

  it('is shorter where so many rows are too large, and then not taken for the last', async () => {
    const { http, asked } = serverWith(numbered(30), 10);
    const page = await selectPage(http, 'trips', { limit: 100 }, null);
    expect(page).toEqual({ rows: numbered(7), isLast: false });
    expect(asked).toEqual(['0+100', '0+25', '0+7']);
  });

  it('is an error where not even one row can be had', async () => {
    const { http, asked } = serverWith(numbered(1), 0);
    await expect(selectPage(http, 'trips', { limit: 100 }, null)).rejects.toMatchObject({
      reason: 'invalid',
    });
    expect(asked.at(-1)).toBe('0+1');
    expect(asked).toHaveLength(5);
  });
});

const post = (n: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  slug: `post-${n}`,
  title: 'Kyoto on foot',
  category: 'Guides',
  author: 'Ana',
  meta_description: '',
  content: '# Kyoto',
  featured_image: null,
  published_at: '2026-03-14T09:00:00+00:00',
  updated_at: '2026-03-14T09:00:00+00:00',
});

describe('the articles', () => {
  it('are all there, however many pages they take', async () => {
    const { http, asked } = serverWith(
      Array.from({ length: 130 }, (_, n) => post(n)),
      60,
    );
    const posts = await fetchPosts(http);
    expect(posts.map(({ slug }) => slug)).toEqual(Array.from({ length: 130 }, (_, n) => `post-${n}`));
    expect(asked.filter((page) => page.endsWith('+25'))).toEqual([
      '0+25',
      '25+25',
      '50+25',
      '75+25',
      '100+25',
      '125+25',
    ]);
  });
});
