import { describe, expect, it } from 'vitest';
import { type Analytics, analyticsSchema, chartOf, describeEvent, tilesOf } from '@domain/admin/analytics.ts';
import { adjustedWords } from '@domain/admin/words.ts';

const analytics: Analytics = {
  totals: [
    { event_name: 'page_view', total: 900, samples: 400 },
    { event_name: 'newsletter_signup', total: 3, samples: 0 },
    { event_name: 'ai_usage', total: 40, samples: 40 },
  ],
  days: [
    { day: '2026-11-20', page_view: 10, newsletter_signup: 1, ai_usage: 2 },
    { day: '2026-11-21', page_view: 5, newsletter_signup: 0, ai_usage: 0 },
  ],
};
const event = (event_name: string, properties: Record<string, unknown>) => ({
  event_name,
  created_at: '2026-11-21T10:00:00Z',
  properties,
});

describe('the figures', () => {
  it('are three counts, with what is recent and what is made up', () => {
    expect(tilesOf(analytics)).toEqual([
      { name: 'page_view', label: 'Page views', total: 900, recent: 15, samples: 400 },
      { name: 'newsletter_signup', label: 'Newsletter signups', total: 3, recent: 1, samples: 0 },
      { name: 'ai_usage', label: 'AI chats', total: 40, recent: 2, samples: 40 },
    ]);
  });

  it('are drawn day by day', () => {
    expect(chartOf(analytics)).toEqual({
      days: ['20 Nov', '21 Nov'],
      series: [
        { name: 'Page views', values: [10, 5] },
        { name: 'Newsletter signups', values: [1, 0] },
        { name: 'AI chats', values: [2, 0] },
      ],
    });
  });

  it('are refused when they are no counts', () => {
    expect(analyticsSchema.safeParse({ ...analytics, days: [{ day: 'x', page_view: '1' }] }).success).toBe(
      false,
    );
  });
});

describe('an event', () => {
  it.each([
    [event('page_view', { path: '/pricing' }), { label: 'Page view', detail: '/pricing', isSample: false }],
    [
      event('ai_usage', { tokens: 512, sample: true }),
      { label: 'AI chat', detail: 'tokens 512', isSample: true },
    ],
    [event('newsletter_signup', {}), { label: 'Newsletter signup', detail: '', isSample: false }],
    [event('of_tomorrow', { a: { b: 1 } }), { label: 'of_tomorrow', detail: 'a {"b":1}', isSample: false }],
    [event('page_view', { sample: 'yes' }), { label: 'Page view', detail: '', isSample: false }],
  ])('%j is said in words', (given, words) => expect(describeEvent(given)).toEqual(words));

  it('says no more than 120 characters, and no half of an emoji', () => {
    const { detail } = describeEvent(
      event('page_view', { path: `${'x'.repeat(119)}🧭${'y'.repeat(2_000)}` }),
    );
    expect(detail).toBe(`${'x'.repeat(119)}\uFFFD…`);
  });
});

it('says what was adjusted', () => {
  expect(adjustedWords(25_000, 'debit')).toBe('25,000 tokens have been debited. Save changes to apply.');
  expect(adjustedWords(500, 'credit')).toBe('500 tokens have been credited. Save changes to apply.');
  expect(adjustedWords(20, 'debit')).toBe('20 tokens have been debited. Save changes to apply.');
});
