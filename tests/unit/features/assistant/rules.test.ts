import { describe, expect, it } from 'vitest';
import { announcementOf } from '@/features/assistant/announcement.ts';
import { isSendable, lengthNote } from '@/ui/composer/messageRules.ts';
import { safeLink } from '@/ui/markdown/links.ts';
import { flightOffer } from '../offers.ts';

describe('links of replies', () => {
  it.each(['https://example.com/a?b=1', 'http://example.com/', 'mailto:help@example.com'])(
    'lets %s out',
    (link) => {
      expect(safeLink(link)).toBe(link);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//evil.example',
    '/pricing',
    '#top',
    'https://',
    '',
    undefined,
  ])('makes no link of %s', (link) => {
    expect(safeLink(link)).toBeNull();
  });
});

describe('the length of a message', () => {
  it('is not mentioned until it is near the limit', () => {
    expect(lengthNote('x'.repeat(3_599), 4_000)).toBeNull();
    expect(lengthNote('x'.repeat(3_912), 4_000)).toBe('3,912 / 4,000');
    expect(lengthNote('x'.repeat(4_001), 4_000)).toBe('4,001 / 4,000. Shorten it by 1 character.');
    expect(lengthNote('x'.repeat(4_120), 4_000)).toBe('4,120 / 4,000. Shorten it by 120 characters.');
  });

  it('allows 1 to 4,000 characters besides the space around them', () => {
    expect(isSendable('', 4_000)).toBe(false);
    expect(isSendable(' \n\t ', 4_000)).toBe(false);
    expect(isSendable('x', 4_000)).toBe(true);
    expect(isSendable(`  ${'x'.repeat(4_000)}\n`, 4_000)).toBe(true);
    expect(isSendable('x'.repeat(4_001), 4_000)).toBe(false);
  });
});

describe('what is read out of a reply', () => {
  const base = { id: 'r', userId: 'u', conversation: 'assistant', createdAt: 1 } as const;
  const message = { ...base, role: 'assistant', state: 'sent' } as const;

  it('is its words without marks, and the count of its cards', () => {
    const results = { flights: [flightOffer(), flightOffer()], hotels: [], tours: [] };
    expect(announcementOf({ ...message, content: '## Day 1\n\n- **Temple**', results })).toBe(
      'Day 1 - Temple With 2 flights.',
    );
  });

  it('is cut off where it would go on for minutes', () => {
    expect(announcementOf({ ...message, content: 'word '.repeat(500) })).toHaveLength(601);
  });
});
