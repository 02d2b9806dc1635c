import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatMessage,
  isNotice,
  isSavedChat,
  mergeMessages,
  nextMessageTime,
  noticeIdOf,
  replyIdOf,
  tripAfter,
} from '@domain/chat/messages.ts';
import { historyFor } from '@domain/chat/history.ts';
import { MAX_HISTORY_TURNS } from '@domain/chat/chatApi.ts';

const message: fc.Arbitrary<ChatMessage> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  userId: fc.constant('ana'),
  conversation: fc.constant('assistant' as const),
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: fc.constantFrom('x', 'y', 'z'),
  createdAt: fc.integer({ min: 1, max: 20 }),
  state: fc.constantFrom(...(['sent', 'waiting', 'sending', 'stopped', 'failed', 'partial'] as const)),
});
const chat = fc.uniqueArray(message, { selector: ({ id }) => id });
const clear = fc.integer({ min: 0, max: 20 });

describe('mergeMessages', () => {
  it('is commutative, associative and idempotent, and respects clears', () => {
    fc.assert(
      fc.property(chat, chat, chat, clear, (a, b, c, clearedAt) => {
        const merge = (x: ChatMessage[], y: ChatMessage[]) => mergeMessages(x, y, clearedAt);
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
        expect(merge(merge(a, b), b)).toEqual(merge(a, b));
        expect(merge(a, b).every(({ createdAt }) => createdAt > clearedAt)).toBe(true);
        // Nothing newer than the clear is lost.
        const newer = [...a, ...b].filter(({ createdAt }) => createdAt > clearedAt).map(({ id }) => id);
        expect(new Set(merge(a, b).map(({ id }) => id))).toEqual(new Set(newer));
      }),
    );
  });

  it('clearing twice is clearing up to the later', () => {
    fc.assert(
      fc.property(chat, clear, clear, (a, first, second) => {
        const twice = mergeMessages(mergeMessages(a, [], first), [], second);
        expect(twice).toEqual(mergeMessages(a, [], Math.max(first, second)));
      }),
    );
  });

  it('prefers what was delivered, and orders by time with the question first', () => {
    const base: ChatMessage = {
      id: 'q',
      userId: 'ana',
      conversation: 'assistant',
      role: 'user',
      content: 'x',
      createdAt: 5,
      state: 'failed',
    };
    const sent: ChatMessage = { ...base, state: 'sent', createdAt: 7 };
    const reply: ChatMessage = { ...base, id: 'a', role: 'assistant', state: 'sent', createdAt: 7 };
    expect(mergeMessages([reply, base], [sent], 0)).toEqual([sent, reply]);
  });
});

describe('ids', () => {
  it('derive one reply id from a message id, and it is a UUID of its own', () => {
    const id = '3f1c2b4a-9d8e-4f70-8a6b-1c2d3e4f5a6b';
    expect(replyIdOf(id)).toBe('3f1c2b4a-9d8e-8f70-8a6b-1c2d3e4f5a6b');
    expect(replyIdOf(replyIdOf(id))).toBe(replyIdOf(id));
    expect(noticeIdOf(id)).not.toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('nextMessageTime', () => {
  it('never goes back, whatever the clock does', () => {
    expect(nextMessageTime(100, 50, 60)).toBe(100);
    expect(nextMessageTime(10, 50, 0)).toBe(51);
    expect(nextMessageTime(10, 50, 90)).toBe(91);
  });
});

function turn(index: number, extra: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m${index}`,
    userId: 'ana',
    conversation: 'assistant',
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `turn ${index}`,
    createdAt: index,
    state: 'sent',
    ...extra,
  };
}

describe('historyFor', () => {
  const question = turn(100, { state: 'sending' });

  it('takes the newest turns that were delivered before the question, oldest first', () => {
    const messages = [...Array.from({ length: 60 }, (_, index) => turn(index)), question, turn(101)];
    messages[59] = turn(59, { state: 'failed' });
    const history = historyFor(messages, question);
    expect(history).toHaveLength(MAX_HISTORY_TURNS);
    expect(history[0]?.content).toBe('turn 29');
    expect(history.at(-1)?.content).toBe('turn 58');
  });

  it('shortens the answers before the newest, and never what the traveller said', () => {
    const messages = [0, 1, 2, 3].map((index) => turn(index, { content: 'x'.repeat(2_000) }));
    const lengths = historyFor(messages, question).map(({ content }) => content.length);
    expect(lengths).toEqual([2_000, 600, 2_000, 2_000]);
  });

  it('stays well under 64 KB in any script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(5_000, 16_000),
        fc.constantFrom('a', 'é', '京', '🚀', '"', '\n', '\u0001', '\0', '\uD83D'),
        (length, letter) => {
          const messages = Array.from({ length: 40 }, (_, index) =>
            turn(index, { content: letter.repeat(length) }),
          );
          const bytes = Buffer.byteLength(JSON.stringify(historyFor(messages, question)));
          expect(bytes).toBeLessThan(40_000);
        },
      ),
    );
    expect(historyFor([turn(1, { content: 'x'.repeat(16_000) })], question)).toHaveLength(1);
  });
});

describe('small rules', () => {
  it('a chat is saved with more than one message', () => {
    const [question, reply] = [{ role: 'user' as const }, { role: 'assistant' as const }];
    expect(isSavedChat([])).toBe(false);
    expect(isSavedChat([reply])).toBe(false);
    expect(isSavedChat([reply, question])).toBe(true);
    // before it stood the greeting
    expect(isSavedChat([question])).toBe(true);
  });

  it('a failed assistant message is a notice of this device', () => {
    expect(isNotice({ role: 'assistant', state: 'failed' })).toBe(true);
    expect(isNotice({ role: 'user', state: 'failed' })).toBe(false);
  });
});

describe('the trip of a conversation', () => {
  it('is the newest answer’s, or the one that a question without an answer was asked about', () => {
    const answer = turn(1, { tripId: 'dublin' });
    expect(tripAfter([turn(0), answer])).toBe('dublin');
    expect(tripAfter([turn(0), answer, turn(3, { tripId: null })])).toBeNull();
    expect(tripAfter([turn(0), answer, turn(2, { state: 'stopped' })])).toBe('dublin');
    const about = (tripId: string | null, state: 'failed' | 'sent') => ({
      ...turn(2, { state }),
      ask: { tripId },
    });
    expect(tripAfter([turn(0), answer, about('oslo', 'failed')])).toBe('oslo');
    expect(tripAfter([turn(0), answer, about(null, 'failed'), turn(4, { state: 'failed' })])).toBeNull();
    expect(tripAfter([turn(0), answer, about('oslo', 'sent')])).toBeUndefined();
    expect(tripAfter([turn(0), answer, turn(3, { state: 'failed' })])).toBe('dublin');
    expect(tripAfter([turn(1)])).toBeUndefined();
    expect(tripAfter([])).toBeUndefined();
  });
});
