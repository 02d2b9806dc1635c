import type { ChatMessage } from '@domain/chat/messages.ts';
import { conversationWords } from '@domain/chat/words.ts';
import { ReplyActions } from '@/ui/conversation/ReplyActions.tsx';
import { ReplyRow } from '@/ui/conversation/ReplyRow.tsx';
import { AlertIcon } from '@/ui/icons/icons.tsx';
import { PlainText } from '@/ui/markdown/PlainText.tsx';
import classes from './Message.module.css';

/** A message that could not be drawn: its words as they came, and the way to take them along. */
export function BrokenMessage({
  message,
}: {
  readonly message: Pick<ChatMessage, 'role' | 'content' | 'conversation'>;
}) {
  return (
    <ReplyRow label={message.role === 'user' ? 'You' : conversationWords[message.conversation].author}>
      {message.content !== '' && <PlainText text={message.content} />}
      <p className={classes.note}>
        <AlertIcon size={18} />
        This message cannot be shown as it was meant. Its words are all here.
      </p>
      {message.content !== '' && <ReplyActions text={message.content} />}
    </ReplyRow>
  );
}
