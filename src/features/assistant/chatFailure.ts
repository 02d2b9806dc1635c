import { chatWords } from '@domain/chat/messages.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

/** Says what the device refused, such as a message there is no room for. */
export function sayChatFailure(thrown: unknown): void {
  showToast({
    title: chatWords.errorTitle,
    description: describeError(toAppError(thrown)),
    variant: 'destructive',
  });
}
