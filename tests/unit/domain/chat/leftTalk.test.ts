import { describe, expect, it } from 'vitest';
import { leftTalk } from '@domain/chat/leftTalk.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';

const said = (createdAt: number, role: ChatMessage['role'] = 'user'): ChatMessage => ({
  id: `m${createdAt}`,
  userId: 'ana',
  conversation: 'assistant',
  role,
  content: 'Rome',
  createdAt,
  state: 'sent',
});

describe('the conversation that was left', () => {
  it('is the one with the newest message', () => {
    expect(leftTalk({ assistant: [said(1), said(4)], planner: [said(2), said(3)] })).toBe('assistant');
    expect(leftTalk({ assistant: [said(1)], planner: [said(2)] })).toBe('planner');
    expect(leftTalk({ assistant: [], planner: [said(2)] })).toBe('planner');
  });

  it('is none where nothing was said, or a greeting alone', () => {
    expect(leftTalk({ assistant: [], planner: [] })).toBeNull();
    expect(leftTalk({ assistant: [said(5, 'assistant')], planner: [] })).toBeNull();
  });
});
