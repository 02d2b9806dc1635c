import { conversationWords } from '@domain/chat/words.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

/** Says what the device refused, such as a message there is no room for. */
export function sayChatFailure(conversation: Conversation, thrown: unknown): void {
  showToast({
    title: conversationWords[conversation].errorTitle,
    description: describeError(toAppError(thrown)),
    variant: 'destructive',
  });
}
