import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Markdown } from '@/ui/markdown/Markdown.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import * as tame from '@/ui/markdown/tame.ts';

vi.mock('@/ui/markdown/tame.ts', { spy: true });

it('opens links in a new tab that learns neither opener nor referrer', () => {
  render(<Markdown text="[Rail pass](https://example.com/pass) and [mail](mailto:a@example.com)" />);
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('keeps the words of a link that leads nowhere safe, without the link', () => {
  render(<Markdown text="[Click](javascript:alert(1)) [here](/admin) <javascript:alert(1)>" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Click')).toBeTruthy();
});

it('draws no pictures and no HTML', () => {
  const { container } = render(
    <Markdown text={'![a map](https://evil.example/x.png)\n\n<img src=x onerror="alert(1)"><b>bold</b>'} />,
  );
  expect(container.querySelector('img, b')).toBeNull();
  expect(container.textContent).toContain('a map');
  expect(container.textContent).toContain('<b>bold</b>');
});

it('starts its headings under the heading of the page, wherever the reply started them', () => {
  render(<Markdown text={'# Kyoto\n\n## Day 1\n\n#### Notes'} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Kyoto' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Day 1' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 5, name: 'Notes' })).toBeTruthy();
});

it('lifts headings that a reply started low', () => {
  render(<Markdown text={'#### Day 1'} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Day 1' })).toBeTruthy();
});

it('reads tables', () => {
  render(<Markdown text={'| What | Cost |\n|---|---:|\n| Flights | $1,536 |'} />);
  expect(screen.getByRole('columnheader', { name: 'Cost' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '$1,536' }).style.textAlign).toBe('right');
});

describe('a stored text that was made to stop the page', () => {
  const deep = 19_000;
  const texts: [name: string, text: string][] = [
    ['quotes in quotes', `${'> '.repeat(deep)}x`],
    ['lists in lists', `${'- '.repeat(deep)}x`],
    ['numbers in numbers', `${'1. '.repeat(13_000)}x`],
    [
      'lists by indentation',
      Array.from({ length: 190 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n'),
    ],
    ['two long runs', `${'*'.repeat(20_000)}x${'*'.repeat(deep)}`],
    ['marks that match nothing', '*x_ '.repeat(9_000)],
    ['underlined headings', 'x\n=\n'.repeat(9_000)],
    ['lazy quotes', '> x\nx\n'.repeat(6_000)],
    ['rows of a table', `|x|\n|-|\n${'|x|\n'.repeat(9_000)}`],
    ['open links', '[x'.repeat(deep)],
    ['open code', '`x'.repeat(deep)],
    ['more than the server stores', 'x '.repeat(30_000)],
  ];

  it.each(texts)('%s: drawn at once, and not deep', (_, text) => {
    const { container } = render(<Markdown text={text} />);
    expect(container.textContent.includes('x')).toBe(true);
    expect(depthOf(container)).toBeLessThan(40);
  });

  it('keeps what a reply is made of', () => {
    const plan = Array.from({ length: 14 }, (_, day) =>
      [
        `## Day ${day + 1}`,
        '> **Rain** is likely',
        '- *9:00* **Temple**',
        '  - by _bus_',
        '',
        '****',
        '---',
      ].join('\n'),
    );
    const { container } = render(<Markdown text={plan.join('\n\n')} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(14);
    expect(container.querySelectorAll('blockquote strong')).toHaveLength(14);
    expect(container.querySelectorAll('li li em')).toHaveLength(14);
  });
});

it('falls back to the words when the reader throws', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(tame, 'tameMarkdown').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  render(<ReplyText text="Two days in **Kyoto**." />);
  await waitFor(() => expect(reports).toHaveBeenCalled());
  expect(screen.getByText('Two days in Kyoto.')).toBeTruthy();
  reports.mockClear();
});

function depthOf(element: Element): number {
  return 1 + Math.max(0, ...Array.from(element.children, depthOf));
}
