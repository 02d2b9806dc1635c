import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The articles as `supabase/seed.sql` holds them: the quoted columns, then the content between its own quotes. */
const ARTICLE =
  /values \(\n {2}'([^']+)',\n {2}'((?:[^']|'')+)',\n {2}'[^']+',\n {2}'[^']+',\n {2}'((?:[^']|'')+)',\n {2}\$article\$([\s\S]+?)\$article\$/g;
const seed = readFileSync(new URL('../../../supabase/seed.sql', import.meta.url), 'utf8');
const articles = [...seed.matchAll(ARTICLE)].map(
  ([, slug = '', title = '', description = '', html = '']) => ({
    slug,
    title,
    description,
    html,
  }),
);

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('the articles of the blog', () => {
  it('are all read by this test', () => {
    expect(articles.length).toBe(seed.match(/insert into public\.blog_posts/g)?.length);
    expect(articles.length).toBeGreaterThanOrEqual(12);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  });

  it.each(articles)('$slug has 600 words or more before its sources', ({ html, description }) => {
    const [text = '', sources] = html.split('<h2>Sources</h2>');
    expect(wordsOf(text)).toBeGreaterThanOrEqual(600);
    expect(sources).toBeDefined();
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(articles)('$slug links each of its sources', ({ html }) => {
    const items = html.split('<h2>Sources</h2>')[1]?.match(/<li>[\s\S]*?<\/li>/g) ?? [];
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const item of items) expect(item).toMatch(/<a href="https:\/\/[^"\s]+">[^<]+<\/a>/);
  });
});
