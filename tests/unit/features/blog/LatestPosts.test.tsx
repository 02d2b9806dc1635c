import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BlogPost } from '@domain/blog.ts';
import { AppError } from '@domain/errors/appError.ts';
import { LatestPosts } from '@/features/blog/components/LatestPosts.tsx';
import { data, door, renderWithData } from '../../../support/dataWorld.tsx';

const listPosts = () => vi.mocked(door.listPosts);

let comeNear: () => void;
class Observer {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe() {
    comeNear = () => act(() => this.#callback([{ isIntersecting: true }]));
  }
  disconnect() {}
}

const post = (n: number): BlogPost => ({
  id: `p${n}`,
  slug: `article-${n}`,
  title: `Article ${n}`,
  category: 'Packing',
  author: 'A. Walker',
  meta_description: `About ${n}`,
  content: '<p>Words</p>',
  published_at: '2026-03-01T08:00:00Z',
});
const titles = async () => {
  const links = await within(screen.getByRole('list', { name: 'Articles' })).findAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
});

it('shows the newest three, asked for when the reader comes near', async () => {
  listPosts().mockResolvedValue([1, 2, 3, 4].map(post));
  renderWithData(<LatestPosts />);
  expect(door.listPosts).not.toHaveBeenCalled();
  comeNear();
  expect(await titles()).toEqual([1, 2, 3].map((n) => [`Article ${n}`, `/blog/article-${n}`]));
  expect(door.listPosts).toHaveBeenCalledOnce();
});

it('says so where nothing is published', async () => {
  listPosts().mockResolvedValue([]);
  renderWithData(<LatestPosts />);
  comeNear();
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeTruthy();
});

it('shows what this device keeps where the server cannot be reached, and says so', async () => {
  listPosts().mockRejectedValue(new AppError('offline'));
  await data.articles.keepList([post(7)]);
  renderWithData(<LatestPosts />);
  comeNear();
  expect(await titles()).toEqual([['Article 7', '/blog/article-7']]);
  expect(screen.getByText(/kept on this device/)).toBeTruthy();
});

it.each([
  ['offline', 'You are offline'],
  ['server', 'The articles could not be loaded'],
] as const)('names a failure without a copy (%s), and tries again', async (reason, heading) => {
  listPosts()
    .mockRejectedValueOnce(new AppError(reason))
    .mockResolvedValue([post(1)]);
  renderWithData(<LatestPosts />);
  comeNear();
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toHaveLength(1);
});
