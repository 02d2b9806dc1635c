import { describe, expect, it } from 'vitest';
import { chatStreamSchema, type ReplyProgress } from '@domain/chat/replyEvents.ts';
import {
  emptyReply,
  hasContent,
  type PartialReply,
  partOf,
  replyAfter,
  withReplies,
} from '@domain/chat/partialReply.ts';
import { type ChatMessage, noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';

function parse(event: string, data: unknown): ReplyProgress {
  const parsed = chatStreamSchema.parse({ event, data });
  if (parsed.event === 'done' || parsed.event === 'error') throw new Error('an end');
  return parsed;
}
const cards = { flights: [], tours: [], hotels: [], seenAt: '2026-03-14T09:00:00Z' };

it('adds text, and replaces cards', () => {
  const events = [
    parse('results', { ...cards, marker: '1' }),
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

const ID = '3f1c2b4a-9d8e-4f70-8a6b-1c2d3e4f5a6b';
const question = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: ID,
  userId: 'ana',
  conversation: 'assistant',
  role: 'user',
  content: 'Kyoto?',
  createdAt: 5,
  state: 'sending',
  ...over,
});
const answer = (over: Partial<ChatMessage> = {}): ChatMessage =>
  question({
    id: replyIdOf(ID),
    role: 'assistant',
    content: 'Day 1: temples.',
    createdAt: 6,
    state: 'sent',
    ...over,
  });
const part: PartialReply = { text: 'Day 1', results: { flights: [], tours: [], hotels: [] }, marker: '7' };
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

describe('what has come of a reply', () => {
  it.each([
    [{ state: 'sending' }, { state: 'sending' }],
    // asked again by the traveller, and not on its way yet
    [{ state: 'waiting' }, { state: 'sending' }],
    [
      { state: 'waiting', errorReason: 'offline' },
      { state: 'partial', errorReason: 'offline' },
    ],
    [
      { state: 'failed', errorReason: 'server' },
      { state: 'partial', errorReason: 'server' },
    ],
    [{ state: 'stopped' }, { state: 'partial' }],
  ] as const)('is read of a question that is %o as a message that is %o', (asked, shown) => {
    const { text: content, ...rest } = part;
    expect(partOf(question(asked), part)).toEqual({ ...answer(), content, ...rest, ...shown });
  });

  it('is nothing to show where nothing came, unless it was stopped: that is a place to go on from', () => {
    for (const state of ['sending', 'waiting', 'failed'] as const) {
      expect(partOf(question({ state }))).toBeNull();
      expect(partOf(question({ state }), { text: ' ' })).toBeNull();
    }
    expect(partOf(question({ state: 'stopped' }))).toMatchObject({ content: '', state: 'partial' });
  });

  it('is shown under its question and above the notice, and never beside the whole', () => {
    const replies = new Map([[ID, part]]);
    const notice = answer({ id: noticeIdOf(ID), state: 'failed' });
    const failed = question({ state: 'failed', errorReason: 'server' });
    expect(ids(withReplies([failed, notice], replies))).toEqual([ID, replyIdOf(ID), noticeIdOf(ID)]);
    const whole = [question({ state: 'sent' }), answer()];
    expect(withReplies(whole, replies)).toEqual(whole);
    // the whole came from the server before this device knew that its question was answered
    const early = [question(), answer()];
    expect(withReplies(early, replies)).toEqual(early);
    expect(withReplies([answer()], replies)).toEqual([answer()]);
  });

  it('takes the place of what was shown of it before', () => {
    const before = withReplies([question()], new Map([[ID, { text: 'D' }]]));
    expect(withReplies(before, new Map([[ID, part]])).map(({ content }) => content)).toEqual([
      'Kyoto?',
      'Day 1',
    ]);
  });
});
