import { memo } from 'react';
import type { ChatMessage } from '@domain/chat/messages.ts';
import type { AppErrorReason } from '@domain/errors/appError.ts';
import { AgainButton } from '@/ui/conversation/AgainButton.tsx';
import { QuestionRow } from '@/ui/conversation/QuestionRow.tsx';
import { OfflineIcon, RefreshIcon } from '@/ui/icons/icons.tsx';
import { missingWords } from '../../hereWords.ts';
import classes from './Message.module.css';

interface UserMessageProps {
  readonly message: ChatMessage;
  /** This device has answered it. */
  readonly answered?: boolean;
  readonly onRetry: (messageId: string) => void;
}

/** The traveller's own words, with what became of them where that is not obvious. */
export const UserMessage = memo(function UserMessage({
  message,
  answered = false,
  onRetry,
}: UserMessageProps) {
  return (
    <QuestionRow text={message.content} state={answered ? 'sent' : message.state}>
      {message.state === 'waiting' && !answered && (
        <p className={classes.note} data-waiting>
          {OF_SERVER.has(message.errorReason) ? <RefreshIcon size={18} /> : <OfflineIcon size={18} />}
          {missingWords(message) ?? waitingWords(message.errorReason)}
        </p>
      )}
      {message.state === 'failed' && (
        <p className={classes.note} data-failed>
          {answered ? 'Not in your account' : 'Not answered'}
          <AgainButton label="Retry" onPress={() => onRetry(message.id)} />
        </p>
      )}
    </QuestionRow>
  );
});

/** What a message waits for, by what stopped it last. */
const WAITING: Partial<Record<AppErrorReason, string>> = {
  unauthorized: 'Waiting for you to log in',
  rate_limited: 'Waiting: too many requests just now',
  server: 'Waiting: the server is busy just now',
  timeout: 'Waiting: no answer came in time',
};

function waitingWords(reason: AppErrorReason | undefined): string {
  return (reason && WAITING[reason]) ?? 'Waiting for the network';
}

/** Those in which the server was reached, or may have been. */
const OF_SERVER: ReadonlySet<AppErrorReason | undefined> = new Set(['rate_limited', 'server', 'timeout']);
