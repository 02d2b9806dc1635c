/** /blog and /blog/:slug with the data layer played. */
import { act, fireEvent, screen, waitFor, render } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlogPost } from '@domain/blog.ts';
import { AppError } from '@domain/errors/appError.ts';
import { BlogPage } from '@/pages/blog/BlogPage.tsx';
import { BlogPostPage } from '@/pages/blog/BlogPostPage.tsx';
import { theme } from '@/ui/theme/theme.ts';
import { ensureWorker } from '@/platform/workerBridge.ts';
import { deferred } from '../../../support/deferred.ts';
import { data, door, inData } from '../../../support/dataWorld.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('@/platform/workerBridge.ts', { spy: true });

const post = (slug: string, title: string, category: string): BlogPost => ({
  id: slug,
  slug,
  title,
  category,
  author: 'A. Walker',
  meta_description: '',
  content: `<p>${title}</p>`,
  published_at: '2026-03-01T08:00:00Z',
});
const posts = [
  post('one-bag', 'One bag', 'Packing'),
  post('two-bags', 'Two bags', 'Packing'),
  post('jet-lag', 'Jet lag', 'Health'),
];

beforeEach(() => {
  clearToasts();
  vi.mocked(ensureWorker).mockResolvedValue(true);
  vi.mocked(door.listPosts).mockResolvedValue(posts);
});

function open(...addresses: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/blog', element: <BlogPage /> },
      { path: '/blog/:slug', element: <BlogPostPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: addresses },
  );
  render(
    <MantineProvider theme={theme} env="test">
      {inData(<RouterProvider router={router} />)}
    </MantineProvider>,
  );
  return router;
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
const chip = (name: string) => screen.getByRole('button', { name });

describe('the list', () => {
  it('keeps words and category in the address, and nothing of them when they are cleared', async () => {
    const router = open('/blog?from=mail');
    fireEvent.change(await box(), { target: { value: 'bag' } });
    fireEvent.click(chip('Packing'));
    expect(router.state.location.search).toBe('?from=mail&q=bag&category=Packing');
    fireEvent.change(await box(), { target: { value: '' } });
    fireEvent.click(chip('All'));
    expect(router.state.location.search).toBe('?from=mail');
    expect(titles()).toHaveLength(3);
  });

  it('opens as the address says', async () => {
    open('/blog?q=one&category=Packing');
    expect((await box()).value).toBe('one');
    expect(chip('Packing').getAttribute('aria-pressed')).toBe('true');
    expect(titles()).toEqual(['One bag']);
  });

  it('is as it was after an article and the way back', async () => {
    const router = open('/blog');
    fireEvent.change(await box(), { target: { value: 'jet' } });
    vi.mocked(door.getPost).mockResolvedValue(posts[2]!);
    fireEvent.click(screen.getByRole('link', { name: 'Jet lag' }));
    await screen.findByRole('heading', { level: 1, name: 'Jet lag' });
    await act(() => router.navigate(-1));
    expect((await box()).value).toBe('jet');
    expect(titles()).toEqual(['Jet lag']);
  });

  it.each([
    ['server', 'Error fetching blog posts'],
    ['offline', undefined],
  ] as const)(
    'is that of this device where the answer is %s, and a failed server is told',
    async (...row) => {
      const [reason, title] = row;
      vi.mocked(door.listPosts).mockRejectedValue(new AppError(reason));
      vi.mocked(data.articles.keptList).mockResolvedValue({ posts: [posts[0]!], listedAt: 1 });
      open('/blog');
      expect(await screen.findByText(/These are the articles that this device keeps/)).toBeTruthy();
      await waitFor(() => expect(currentToast()?.title).toBe(title));
    },
  );

  it('follows a link to the whole list', async () => {
    const router = open('/blog?q=jet');
    expect((await box()).value).toBe('jet');
    await act(() => router.navigate('/blog'));
    expect((await box()).value).toBe('');
    expect(titles()).toHaveLength(3);
    await act(() => router.navigate(-1));
    expect((await box()).value).toBe('jet');
  });

  it.each(['?category=%00nonsense&q=', '?category=&category=Packing', '?q=%E0%A4%A', '?q&category'])(
    'takes %s for what it can',
    async (search) => {
      open(`/blog${search}`);
      await box();
      expect(chip('All').getAttribute('aria-pressed')).toBe('true');
    },
  );

  it('cuts words that nobody typed', async () => {
    open(`/blog?q=${'x'.repeat(5_000)}`);
    expect((await box()).value).toHaveLength(200);
    expect(screen.getByRole('heading', { name: 'No Articles Found' })).toBeTruthy();
  });
});

describe('an article that this device does not have', () => {
  it('says that one is offline, with what can be read instead, and no alarm', async () => {
    vi.mocked(door.getPost).mockRejectedValue(new AppError('offline'));
    vi.mocked(data.articles.keptList).mockResolvedValue({ posts: [posts[0]!], listedAt: 1 });
    open('/blog/jet-lag');
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'One bag' });
    expect(link.getAttribute('href')).toBe('/blog/one-bag');
    expect(currentToast()).toBeNull();
  });

  it('says so where nothing is kept, and opens when the network is back', async () => {
    vi.mocked(door.getPost).mockRejectedValueOnce(new AppError('offline')).mockResolvedValue(posts[2]!);
    open('/blog/jet-lag');
    expect(await screen.findByText(/No article is kept on this device yet/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jet lag' })).toBeTruthy();
  });

  it.each([
    ['server', 'Error fetching post'],
    ['offline', undefined],
  ] as const)(
    'shows the copy of this device where the answer is %s, and tells a failed server',
    async (...row) => {
      const [reason, title] = row;
      vi.mocked(door.getPost).mockRejectedValue(new AppError(reason));
      vi.mocked(data.articles.keptArticle).mockResolvedValue({ post: posts[2]!, saved: false, storedAt: 1 });
      open('/blog/jet-lag');
      expect(await screen.findByText(/You are reading the copy on this device/)).toBeTruthy();
      await waitFor(() => expect(currentToast()?.title).toBe(title));
    },
  );

  it('still alarms when the server fails, or knows no such article', async () => {
    vi.mocked(door.getPost).mockRejectedValue(new AppError('server'));
    open('/blog/jet-lag');
    await waitFor(() => expect(currentToast()?.title).toBe('Error fetching post'));
    expect(screen.getByRole('heading', { name: 'The article could not be loaded' })).toBeTruthy();
    expect(screen.queryByText(/kept on this device/i)).toBeNull();
  });
});

async function save() {
  vi.mocked(door.getPost).mockResolvedValue(posts[2]!);
  vi.mocked(data.articles.setSaved).mockResolvedValue(undefined);
  open('/blog/jet-lag');
  fireEvent.click(await screen.findByRole('button', { name: 'Save for offline' }));
  await screen.findByRole('button', { name: /^Saved for offline/ });
}

describe('saving an article for offline', () => {
  it('fetches its pictures, and says that it opens without a network', async () => {
    vi.mocked(data.readiness.mendArticle).mockResolvedValue(undefined);
    await save();
    expect(data.articles.setSaved).toHaveBeenCalledExactlyOnceWith(posts[2]!, true);
    expect(data.readiness.mendArticle).toHaveBeenCalledExactlyOnceWith('jet-lag', expect.anything());
    await waitFor(() => expect(currentToast()?.title).toBe('Saved for offline'));
  });

  it('does not say so before the app is stored, too', async () => {
    vi.mocked(data.readiness.mendArticle).mockResolvedValue(undefined);
    vi.mocked(ensureWorker).mockResolvedValue(false);
    await save();
    await waitFor(() => expect(currentToast()?.title).toBe('Saved on this device'));
  });

  it('says that a picture is missing, and keeps the text', async () => {
    vi.mocked(data.readiness.mendArticle).mockRejectedValue(new AppError('offline'));
    await save();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Saved without all of its pictures', variant: 'notice' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Saved for offline/ }));
    await waitFor(() => expect(currentToast()?.title).toBe('No longer saved for offline'));
    expect(data.readiness.mendArticle).toHaveBeenCalledOnce();
  });

  it('stays saved where the device answers late what was there before', async () => {
    const answer = deferred<null>();
    vi.mocked(data.articles.keptArticle).mockReturnValue(answer.promise);
    vi.mocked(data.readiness.mendArticle).mockResolvedValue(undefined);
    await save();
    await act(async () => answer.resolve(null));
    expect(screen.getByRole('button', { name: /^Saved for offline/ })).toBeTruthy();
  });

  it('tells what the device held where that comes late and nothing was changed', async () => {
    const answer = deferred<{ post: BlogPost; saved: boolean; storedAt: number }>();
    vi.mocked(door.getPost).mockResolvedValue(posts[2]!);
    vi.mocked(data.articles.keptArticle).mockReturnValue(answer.promise);
    vi.mocked(data.articles.setSaved).mockRejectedValue(new AppError('storage_full'));
    open('/blog/jet-lag');
    fireEvent.click(await screen.findByRole('button', { name: 'Save for offline' }));
    await waitFor(() => expect(currentToast()?.title).toBe('The article could not be saved'));
    await act(async () => answer.resolve({ post: posts[2]!, saved: true, storedAt: 1 }));
    expect(screen.getByRole('button', { name: /^Saved for offline/ })).toBeTruthy();
  });

  it('says that nothing was saved where there is no room', async () => {
    vi.mocked(door.getPost).mockResolvedValue(posts[2]!);
    vi.mocked(data.articles.setSaved).mockRejectedValue(new AppError('storage_full'));
    open('/blog/jet-lag');
    fireEvent.click(await screen.findByRole('button', { name: 'Save for offline' }));
    await waitFor(() => expect(currentToast()?.title).toBe('The article could not be saved'));
    expect(screen.getByRole('button', { name: 'Save for offline' })).toBeTruthy();
  });
});
