import { expect, it } from 'vitest';
import { chatStreamSchema, type ReplyProgress } from '@domain/chat/replyEvents.ts';
import { emptyReply, hasContent, replyAfter } from '@domain/chat/partialReply.ts';

function parse(event: string, data: unknown): ReplyProgress {
  const parsed = chatStreamSchema.parse({ event, data });
  if (parsed.event === 'done' || parsed.event === 'error') throw new Error('an end');
  return parsed;
}
const cards = { flights: [], tours: [], hotels: [], seenAt: '2026-03-14T09:00:00Z' };

it('adds text, replaces cards and forgets text that is void, but not the cards', () => {
  const events = [
    parse('text', { delta: 'First' }),
    parse('results', { ...cards, marker: '1' }),
    parse('reset', {}),
    parse('text', { delta: 'Day ' }),
    parse('results', { ...cards, marker: '2' }),
    parse('text', { delta: '1' }),
  ];
  expect(events.reduce(replyAfter, emptyReply)).toEqual({
    text: 'Day 1',
    results: { flights: [], tours: [], hotels: [] },
    marker: '2',
    seenAt: cards.seenAt,
  });
});

it.each([
  [emptyReply, false],
  [{ text: ' \n' }, false],
  [{ text: '', results: { flights: [], tours: [], hotels: [] } }, false],
  [{ text: 'D' }, true],
])('%o has something to show: %s', (reply, shows) => {
  expect(hasContent(reply)).toBe(shows);
});

it.each([
  ['text', {}],
  ['results', { flights: [] }],
  ['done', { reply: 'x' }],
  ['error', { error: 'made up', message: 'x' }],
  ['later', {}],
])('refuses %s with data of another shape', (event, data) => {
  expect(chatStreamSchema.safeParse({ event, data }).success).toBe(false);
});
