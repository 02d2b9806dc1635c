import { memo } from 'react';
import type { ChatMessage } from '@/domain/chat.ts';
import { OfflineIcon, RefreshIcon } from '@/ui/icons/icons.tsx';
import classes from './Message.module.css';

interface UserMessageProps {
  readonly message: ChatMessage;
  readonly onRetry: (messageId: string) => void;
}

/** The traveller's own words, with what became of them where that is not obvious. */
export const UserMessage = memo(function UserMessage({ message, onRetry }: UserMessageProps) {
  return (
    <article className={classes.user} aria-label="You">
      <p className={classes.words} data-state={message.state}>
        {message.content}
      </p>
      {message.state === 'waiting' && (
        <p className={classes.note} data-waiting>
          <OfflineIcon size={18} />
          Waiting for the network
        </p>
      )}
      {message.state === 'failed' && (
        <p className={classes.note} data-failed>
          Not answered
          <button type="button" className={classes.retry} onClick={() => onRetry(message.id)}>
            <RefreshIcon size={18} />
            Retry
          </button>
        </p>
      )}
    </article>
  );
});
