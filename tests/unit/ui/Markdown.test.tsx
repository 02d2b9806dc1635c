import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown } from '@/ui/markdown/Markdown.tsx';

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
