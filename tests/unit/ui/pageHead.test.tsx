import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageDetails } from '@/config/pageHead.ts';
import type { PageName } from '@/config/pages.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';

function Head({ page, details = {} }: { readonly page: PageName; readonly details?: PageDetails }) {
  usePageHead(page, details);
  return null;
}

const contentOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content'));
const canonical = () =>
  [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
const website = () => [{ '@type': 'WebSite' }];
const dataBlocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];

beforeEach(() => {
  document.head.innerHTML =
    '<title>From the file</title><meta name="description" content="From the file"><meta property="og:title" content="x">';
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('writes over what the file says, once each', () => {
  render(<Head page="pricing" />);
  expect(document.title).toBe('Pricing · Waymark');
  expect(contentOf('meta[name=description]')).toEqual([expect.stringMatching(/^Four plans/)]);
  expect(contentOf('meta[property="og:title"]')).toEqual(['Pricing · Waymark']);
  expect(contentOf('meta[property="og:url"]')).toEqual([`${location.origin}/pricing`]);
  expect(contentOf('meta[property="og:image"]')).toEqual([`${location.origin}/social-card.png`]);
  expect(canonical()).toEqual([`${location.origin}/pricing`]);
  expect(contentOf('meta[name=robots]')).toEqual([]);
});

it('leaves nothing of the page before', () => {
  const { rerender } = render(<Head page="home" details={{ structured: website }} />);
  expect(dataBlocks()).toHaveLength(1);

  rerender(<Head page="profile" />);
  expect(document.title).toBe('Your Travel Profile · Waymark');
  expect(contentOf('meta[name=robots]')).toEqual(['noindex']);
  expect(canonical()).toEqual([]);
  expect(contentOf('meta[property="og:url"]')).toEqual([]);
  expect(dataBlocks()).toEqual([]);

  rerender(<Head page="home" details={{ structured: website }} />);
  expect(contentOf('meta[name=robots]')).toEqual([]);
  expect(canonical()).toEqual([`${location.origin}/`]);
  expect(dataBlocks()).toHaveLength(1);
});

it('keeps a title that looks like markup inside its data block', () => {
  const headline = '</script><script>alert(1)</script>';
  const structured = () => [{ '@type': 'Article', headline }];
  render(<Head page="blogPost" details={{ structured }} />);
  const text = dataBlocks()[0]?.textContent ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Article', headline }],
  });
});
