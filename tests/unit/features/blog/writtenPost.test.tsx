/** An article whose row stands in the HTML of its page, with the data layer played. */
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlogPost } from '@domain/blog.ts';
import { AppError } from '@domain/errors/appError.ts';
import { WRITTEN_ARTICLE_ID } from '@domain/publicSite.ts';
import { BlogPostPage } from '@/pages/blog/BlogPostPage.tsx';
import { theme } from '@/ui/theme/theme.ts';
import { data, door, inData } from '../../../support/dataWorld.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';

const post = (title: string): BlogPost => ({
  id: '1',
  slug: 'jet-lag',
  title,
  category: 'Health',
  author: 'A. Walker',
  meta_description: '',
  content: '<p>Walk in the light.</p>',
  published_at: '2026-03-01T08:00:00Z',
});

const block = () => document.getElementById(WRITTEN_ARTICLE_ID);

function bringAlong(text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = WRITTEN_ARTICLE_ID;
  script.textContent = text;
  document.body.append(script);
}

function open(address = '/blog/jet-lag') {
  const router = createMemoryRouter(
    [
      { path: '/blog', element: <p>the list</p> },
      { path: '/blog/:slug', element: <BlogPostPage /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <MantineProvider theme={theme} env="test">
      {inData(<RouterProvider router={router} />)}
    </MantineProvider>,
  );
}

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;

beforeEach(clearToasts);
afterEach(() => block()?.remove());

describe('an article that its page brought along', () => {
  it('is there from the first drawing on, and then as the server has it', async () => {
    bringAlong(JSON.stringify(post('Jet lag')));
    const answers: ((answer: BlogPost) => void)[] = [];
    vi.mocked(door.getPost).mockReturnValue(new Promise((resolve) => answers.push(resolve)));
    // an older copy on this device does not take its place
    vi.mocked(data.articles.keptArticle).mockResolvedValue({ post: post('Old'), saved: true, storedAt: 1 });
    open();
    expect(title()).toBe('Jet lag');
    await waitFor(() => expect(data.articles.keptArticle).toHaveBeenCalled());
    await act(async () => {});
    expect(title()).toBe('Jet lag');
    await act(async () => answers[0]?.(post('Jet lag, edited')));
    expect(title()).toBe('Jet lag, edited');
    // the server's is the newer one from now on
    expect(block()).toBeNull();
  });

  it('stays where the server cannot be reached, and says since when', async () => {
    bringAlong(JSON.stringify(post('Jet lag')));
    vi.mocked(door.getPost).mockRejectedValue(new AppError('offline'));
    open();
    expect(await screen.findByText(/You are reading the copy on this device/)).toBeTruthy();
    expect(title()).toBe('Jet lag');
    expect(currentToast()).toBeNull();
  });

  it('leads to the list where it has been withdrawn since', async () => {
    bringAlong(JSON.stringify(post('Jet lag')));
    vi.mocked(door.getPost).mockRejectedValue(new AppError('not_found'));
    open();
    expect(await screen.findByText('the list')).toBeTruthy();
    expect(block()).toBeNull();
  });

  it.each([
    ['is no JSON', '{'],
    ['is none', 'null'],
    ['lacks a column', JSON.stringify({ ...post('Jet lag'), author: undefined })],
    ['holds a number', JSON.stringify({ ...post('Jet lag'), content: 1 })],
    ['is of another article', JSON.stringify({ ...post('Jet lag'), slug: 'rail-passes' })],
  ])('is passed over where the block %s', async (_what, text) => {
    bringAlong(text);
    vi.mocked(door.getPost).mockResolvedValue(post('From the server'));
    open();
    expect(screen.getByText('Fetching the article...')).toBeTruthy();
    await waitFor(() => expect(title()).toBe('From the server'));
  });
});
