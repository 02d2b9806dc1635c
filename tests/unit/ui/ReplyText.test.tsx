import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';

const mounted = vi.hoisted(() => vi.fn());
vi.mock('@/ui/markdown/Markdown.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('@/ui/markdown/PlainText.tsx', () => ({
  PlainText: ({ text }: { readonly text: string }) => {
    useEffect(() => mounted(), []);
    return <p>{text}</p>;
  },
}));

it('stays plain, and reports nothing, where the reader of markdown cannot be fetched', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ReplyText text={'## Kyoto\n\nTwo days of **temples** # 1 and * 2.'} />);
  // once while the reader is on its way, once in its place
  await vi.waitFor(() => expect(mounted).toHaveBeenCalledTimes(2));
  // no marks that say nothing by themselves, and every other sign
  expect(screen.getByRole('paragraph').textContent).toBe('Kyoto\n\nTwo days of temples # 1 and * 2.');
  expect(reports).not.toHaveBeenCalled();
});
