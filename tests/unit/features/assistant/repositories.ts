/** The repositories below the chat, as functions that a test plays: what its `vi.mock` puts in their place. */
import { vi } from 'vitest';

export const activity = () => ({ logClick: vi.fn(), trackTour: vi.fn() });

export const drafts = () => ({ readDraft: vi.fn(), saveDraft: vi.fn(), removeDraft: vi.fn() });

export const replies = () => ({ replySoFar: vi.fn(), onReplyProgress: vi.fn(), stopReply: vi.fn() });

export const chatFree = () => ({ keepFreeResponse: vi.fn(), onFreeResponse: vi.fn() });

export const chat = () => ({
  watchMessages: vi.fn(),
  keepChatSynced: vi.fn(),
  sendMessage: vi.fn(),
  retryMessage: vi.fn(),
  clearChat: vi.fn(),
  onRefusal: vi.fn(),
});
