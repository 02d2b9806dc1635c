import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Drawing } from '../../../server/site/articles/drawing.ts';
import { makePagesFolder, PLAYED } from '../../support/pagesFolder.ts';

let folder: string;
beforeAll(async () => {
  folder = await makePagesFolder();
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

const article = (title: string) => ({
  id: '1',
  slug: 'rail-news',
  title,
  category: 'Trains',
  author: 'Ada Lovelace',
  meta_description: '',
  content: '<p>Words.</p>',
  published_at: '2026-03-01T08:00:00.000Z',
});
const outcome = (drawing: Drawing, title: string) =>
  drawing.draw(article(title), 'https://waymark.example').then(
    ({ html }) => html,
    (error: Error) => error.message,
  );

describe('drawing articles', () => {
  it('draws one after the other, whatever became of the one before', async () => {
    const drawing = new Drawing(folder);
    const titles = ['One', PLAYED.fails, 'Two', PLAYED.endsThread, 'Three'];
    const all = titles.map((title) => outcome(drawing, title));
    expect(drawing.waiting).toBe(5);
    const html = '<h1>Drawn</h1><p>Words.</p>';
    expect(await Promise.all(all)).toEqual([html, 'it is played', html, 'the thread ended', html]);
    await drawing.close();
    expect(drawing.waiting).toBe(0);
  });

  it('gives up on one that takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawing = new Drawing(folder);
    const first = outcome(drawing, PLAYED.neverEnds);
    const second = outcome(drawing, 'Two');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe('it took too long');
    expect(await second).toContain('Drawn');
    await drawing.close();
  });

  it('says what the program cannot be loaded for, and draws nothing once it is closed', async () => {
    const elsewhere = new Drawing(`${folder}/none`);
    expect(await outcome(elsewhere, 'One')).toContain('Cannot find module');
    await elsewhere.close();
    expect(await outcome(elsewhere, 'Two')).toBe('Nothing is drawn any more');
  });

  it('breaks off what it draws when it is closed', async () => {
    const drawing = new Drawing(folder);
    const first = outcome(drawing, PLAYED.neverEnds);
    const second = outcome(drawing, 'Two');
    await Promise.resolve();
    await drawing.close();
    expect(await Promise.all([first, second])).toEqual(['the thread ended', 'Nothing is drawn any more']);
  });
});
