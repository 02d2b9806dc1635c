import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { articleNodes } from '@/features/blog/articleNodes.ts';

const html = (source: string) => render(<>{articleNodes(source)}</>).container.innerHTML;

describe('articleNodes', () => {
  it('keeps the elements of an article', () => {
    const source = '<h2>Pack</h2><p>Two <strong>thin</strong> tops.</p><ul><li>one</li></ul>';
    expect(html(source)).toBe(source);
  });

  it('drops newlines between blocks and keeps them in text as line breaks', () => {
    expect(html('<p>one\ntwo</p>\n<p>three</p>\n')).toBe('<p>one<br>two</p><p>three</p>');
  });

  it('opens web links in a new tab without telling where they were followed from', () => {
    expect(html('<a href="https://example.test/a" onclick="x()">a</a>')).toBe(
      '<a href="https://example.test/a" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it('lets a wide table scroll by itself', () => {
    const table = '<table><tbody><tr><td>5 each</td></tr></tbody></table>';
    expect(html(table)).toBe(
      `<div tabindex="0" role="group" aria-label="Table" data-scroll="true">${table}</div>`,
    );
  });

  it('shows pictures of this site only', () => {
    expect(html('<img src="/art/a.webp" alt="A tram" onerror="x()">')).toBe(
      '<img alt="A tram" loading="lazy" src="/art/a.webp">',
    );
    expect(html('<img src="https://evil.test/a.png"><img src="//evil.test/a.png">')).toBe('');
  });

  it.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<p onclick="alert(1)" style="color:red">text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">text</a>', 'text'],
    ['<a href="java\nscript:alert(1)">text</a>', 'text'],
    ['<a href="data:text/html,x">text</a>', 'text'],
    ['<iframe src="https://evil.test"></iframe>text', 'text'],
    ['<svg><script>alert(1)</script></svg>text', 'text'],
    ['<form action="https://evil.test"><button>text</button></form>', 'text'],
    ['<math><mtext><script>alert(1)</script></mtext></math>text', 'text'],
  ])('makes %j harmless', (source, safe) => {
    expect(html(source)).toBe(safe);
  });
});
