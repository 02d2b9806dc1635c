import { expect, it } from 'vitest';
import { headOf } from '@/config/pageHead.ts';
import { blogData, faqData, postDetails, sampleArticleData, siteData } from '@/config/structuredData.ts';

const ORIGIN = 'https://waymark.example';
const post = {
  id: '1',
  slug: 'jet-lag',
  title: 'Jet lag',
  category: 'Health',
  author: 'Waymark planning desk',
  meta_description: 'East and west.',
  content: '<p>c</p>',
  published_at: '2026-11-01T08:00:00+00:00',
};

/** Every address in a node, wherever it stands. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:|^\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

it('describes an article, and the way to it', () => {
  const { title, structured } = headOf('blogPost', postDetails('jet-lag', post, true), ORIGIN);
  expect(title).toBe('Jet lag · Waymark');
  expect(structured).toMatchObject([
    {
      '@type': 'Article',
      headline: 'Jet lag',
      datePublished: post.published_at,
      mainEntityOfPage: 'https://waymark.example/blog/jet-lag',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://waymark.example/' },
        { position: 2, name: 'Blog', item: 'https://waymark.example/blog' },
        { position: 3, name: 'Jet lag', item: 'https://waymark.example/blog/jet-lag' },
      ],
    },
  ]);
});

it('says nothing of an article before it is there', () => {
  expect(headOf('blogPost', postDetails('jet-lag', null, true), ORIGIN)).toMatchObject({
    canonical: 'https://waymark.example/blog/jet-lag',
    structured: [],
  });
  expect(headOf('blogPost', postDetails('gone', null, false), ORIGIN).canonical).toBeNull();
});

it('lists the articles, in their order', () => {
  const nodes = blogData([post, { ...post, slug: 'rail', title: 'Rail' }], ORIGIN);
  expect(nodes).toMatchObject([
    { '@type': 'Blog', blogPost: [{ '@type': 'BlogPosting', headline: 'Jet lag' }, { headline: 'Rail' }] },
  ]);
});

it('names the organisation that the site belongs to', () => {
  const [organization, site] = siteData(ORIGIN);
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Waymark' });
  expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization?.['@id'] } });
});

it('pairs each question with its answer', () => {
  expect(faqData([{ question: 'Why?', answer: 'Because.' }])).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
      ],
    },
  ]);
});

it('writes addresses out in full', () => {
  const nodes = [siteData(ORIGIN), blogData([post], ORIGIN), sampleArticleData(ORIGIN)].flat();
  const addresses = addressesIn(nodes);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/(waymark\.example\/|schema\.org)/);
  }
});
