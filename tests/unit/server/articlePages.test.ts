import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { articlePages } from '../../../server/site/articles/articlePages.ts';

interface PlayedRow {
  readonly slug: string;
  readonly content: string;
  readonly published_at: string;
}

const rowOf = (slug: string, content = 'Words.'): PlayedRow => ({
  slug,
  content,
  published_at: '2026-03-01T08:00:00Z',
});

/** A database of these articles, a writer that writes `<p>` around the text, and the pages over both. */
function world(rows: PlayedRow[], waiting = () => 0) {
  const write = vi.fn(async ({ content }: { readonly content: string }) => `<p>${content}</p>`);
  const log = vi.fn<(line: string) => void>();
  const query = vi.fn(async (_statement: string, [wanted]: readonly unknown[]) =>
    typeof wanted === 'number' ? rows.slice(0, wanted) : rows.filter(({ slug }) => slug === wanted),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pages use no more of it
  const database = { query } as unknown as Database;
  const writer = { waiting, write, close: vi.fn(async () => {}) };
  const clock = { now: 0 };
  const pages = articlePages({ database, writer, log, now: () => clock.now });
  const found = async (slug: string) => {
    const page = await pages.find(slug);
    return page && Buffer.from(await page.read(undefined)).toString();
  };
  return { pages, found, write, log, query, writer, clock };
}

const drawn = (found: (slug: string) => Promise<string | null>, slug: string, html: string) =>
  expect.poll(() => found(slug)).toBe(html);

const named = (count: number) => Array.from({ length: count }, (_, n) => rowOf(`article-${n}`));

describe('the pages of articles', () => {
  it('of the newest are drawn without being asked for, each once', async () => {
    const { pages, found, write } = world(named(30));
    await pages.drawNewest();
    expect(write).toHaveBeenCalledTimes(20);
    expect(await found('article-0')).toBe('<p>Words.</p>');
    expect(write).toHaveBeenCalledTimes(20);
    expect(await found('article-29')).toBeNull();
    expect(write).toHaveBeenCalledTimes(21);
  });

  it('are asked for again after a question that failed', async () => {
    const { found, query } = world([rowOf('one')]);
    query.mockRejectedValueOnce(new Error('it is played'));
    await expect(found('one')).rejects.toThrow('it is played');
    await drawn(found, 'one', '<p>Words.</p>');
  });

  it('are read and drawn once for many who ask at once', async () => {
    const { found, write, query } = world([rowOf('one')]);
    expect(await Promise.all([found('one'), found('one'), found('one')])).toEqual([null, null, null]);
    expect(query).toHaveBeenCalledOnce();
    await drawn(found, 'one', '<p>Words.</p>');
    expect(write).toHaveBeenCalledOnce();
  });

  it('are not those of an article that was edited while it was drawn', async () => {
    const rows = [rowOf('one')];
    const { found, write } = world(rows);
    const finishers: (() => void)[] = [];
    write.mockImplementationOnce(
      ({ content }) => new Promise((resolve) => finishers.push(() => resolve(content))),
    );
    expect(await found('one')).toBeNull();
    rows[0] = rowOf('one', 'Edited.');
    expect(await found('one')).toBeNull();
    await drawn(found, 'one', '<p>Edited.</p>');
    for (const finish of finishers) finish();
    await write.mock.results[0]?.value;
    expect(await found('one')).toBe('<p>Edited.</p>');
  });

  it('are kept up to a number, those that were asked for last', async () => {
    const { found, write } = world(named(401));
    for (const { slug } of named(400)) await found(slug);
    await drawn(found, 'article-399', '<p>Words.</p>');
    await drawn(found, 'article-0', '<p>Words.</p>');
    await found('article-0');
    await drawn(found, 'article-400', '<p>Words.</p>');
    expect(await found('article-0')).toBe('<p>Words.</p>');
    expect(write).toHaveBeenCalledTimes(401);
    expect(await found('article-1')).toBeNull();
  });

  it('are not lined up without end', async () => {
    const { found, write } = world([rowOf('one')], () => 40);
    expect(await found('one')).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  it('are tried again after a while, where one could not be drawn', async () => {
    const { pages, found, write, clock } = world([rowOf('one')]);
    write.mockRejectedValueOnce(new Error('it took too long'));
    await pages.drawNewest();
    clock.now = 9 * 60_000;
    expect(await found('one')).toBeNull();
    expect(write).toHaveBeenCalledOnce();
    clock.now = 11 * 60_000;
    await drawn(found, 'one', '<p>Words.</p>');
  });

  it('are not looked for without end at once: the shell answers for the rest', async () => {
    const { pages, query } = world(named(20));
    await Promise.all(named(20).map(({ slug }) => pages.find(slug)));
    expect(query).toHaveBeenCalledTimes(8);
  });

  it('that cannot be drawn are told once, and tried again when they are edited', async () => {
    const rows = [rowOf('one')];
    const { pages, found, write, log } = world(rows);
    write.mockRejectedValueOnce(new Error('it is played'));
    await pages.drawNewest();
    expect([await found('one'), await found('one')]).toEqual([null, null]);
    expect(write).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledExactlyOnceWith('The article one could not be drawn: it is played');
    rows[0] = rowOf('one', 'Edited.');
    await drawn(found, 'one', '<p>Edited.</p>');
  });

  it('say what kept the newest from being read, and harm no start', async () => {
    const { pages, query, log } = world([]);
    query.mockRejectedValueOnce(new Error('it is played'));
    await pages.drawNewest();
    expect(log).toHaveBeenCalledExactlyOnceWith('The newest articles could not be read: it is played');
  });

  it('end quietly', async () => {
    const { pages, write, writer, log } = world([rowOf('one')]);
    const newest = pages.drawNewest();
    await pages.close();
    await newest;
    expect(writer.close).toHaveBeenCalledOnce();
    expect(write).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });
});
