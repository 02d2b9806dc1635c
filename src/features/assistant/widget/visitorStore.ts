/** What a visitor wrote in the widget: it outlives the closed panel, and is never sent or stored. */
import { create } from 'zustand';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { newId } from '@/platform/ids.ts';
import { createDraft } from '@/ui/composer/draft.ts';
import { LOG_IN_REPLY } from './words.ts';

interface VisitorStore {
  readonly messages: readonly ChatMessage[];
}

export const useVisitorStore = create<VisitorStore>(() => ({ messages: [] }));

/** Half-typed. */
export const visitorDraft = createDraft();

function row(role: ChatMessage['role'], content: string): ChatMessage {
  // The answer is a notice, not a reply: there is nothing in it to copy or to read aloud.
  const state = role === 'user' ? 'sent' : 'failed';
  return { id: newId(), userId: '', conversation: 'assistant', role, content, createdAt: Date.now(), state };
}

/** Answers the message in place, without any call (requirements §4, Chat session). */
export function answerVisitor(text: string): void {
  const content = text.trim();
  if (content === '') return;
  useVisitorStore.setState(({ messages }) => ({
    messages: [...messages, row('user', content), row('assistant', LOG_IN_REPLY)],
  }));
}
