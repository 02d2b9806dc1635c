/** What may stand in the query of /rest/v1: nothing that makes a small question a large answer. */
import { describe, expect, it } from 'vitest';
import { plansProblem, queryProblem } from '../../../server/http/restQuery.ts';

function problemOf(query: string, table = 'blog_posts'): string | null {
  const url = new URL(`http://app.test/rest/v1/${table}?${query}`);
  return queryProblem(url, { of: () => new Map() }) ?? plansProblem(url);
}

describe('the columns of a query', () => {
  it.each([
    'select=*&order=published_at.desc',
    'select=id,slug,read_time&order=published_at.desc.nullslast,slug.asc&limit=5',
    'select=id, role',
    'select=&slug=eq.first-trip',
  ])('are answered by their own names: %s', (query) => {
    expect(problemOf(query)).toBeNull();
  });

  it.each([
    ['under other names', `select=${Array.from({ length: 82 }, (_, n) => `a${n}:content`).join(',')}`],
    ['under one other name', 'select=text:content'],
    ['again and again', 'select=content,slug,content'],
    ['cast', 'select=content::text'],
    ['in parts', 'select=results->flights'],
    ['with the rows of other tables', 'select=profiles(*)'],
    ['in two lists', 'select=content&select=content'],
    ['in an order that repeats them', 'select=id&order=slug.asc,slug.desc,slug'],
  ])('are refused %s', (_, query) => {
    expect(problemOf(query)).not.toBeNull();
  });
});

describe('plans', () => {
  it.each(['select=*&limit=50', 'limit=25&offset=25', 'select=id,title', 'select=plan&id=eq.1'])(
    'are answered a few at a time: %s',
    (query) => {
      expect(problemOf(query, 'trips')).toBeNull();
    },
  );

  it.each(['%74rips', 'trips/', 'trips//'])('are of the same table however it is written: %s', (table) => {
    expect(problemOf('', table)).toContain('limit');
  });

  it.each([
    '',
    'select=',
    'select=*',
    'select=id,%20plan',
    'select=spec&limit=51',
    'select=offers&limit=1e9',
    'id=gt.1',
  ])('are not all answered at once: "%s"', (query) => {
    expect(problemOf(query, 'trips')).toContain('limit');
  });
});
