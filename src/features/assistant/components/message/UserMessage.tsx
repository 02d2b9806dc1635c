import { memo } from 'react';
import { useConnectivity } from '@/data/door/useConnectivity.ts';
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
      {message.state === 'waiting' && !answered && <WaitingNote message={message} />}
      {message.state === 'failed' && (
        <p className={classes.note} data-failed>
          {answered ? 'Not in your account' : 'Not answered'}
          <AgainButton label="Retry" onPress={() => onRetry(message.id)} />
        </p>
      )}
    </QuestionRow>
  );
});

/** What a message waits for: what stopped it last, or what stands before it where nothing has yet. */
function WaitingNote({ message }: { readonly message: ChatMessage }) {
  const offline = useConnectivity() === 'offline';
  const reason = message.errorReason ?? (offline ? 'offline' : undefined);
  const ofNetwork = reason !== undefined && !OF_SERVER.has(reason);
  return (
    <p className={classes.note} data-waiting>
      {ofNetwork ? <OfflineIcon size={18} /> : <RefreshIcon size={18} />}
      {missingWords(message) ?? waitingWords(reason)}
    </p>
  );
}

const WAITING: Partial<Record<AppErrorReason, string>> = {
  unauthorized: 'Waiting for you to log in',
  rate_limited: 'Waiting: too many requests just now',
  server: 'Waiting: the server is busy just now',
  timeout: 'Waiting: no answer came in time',
};

function waitingWords(reason: AppErrorReason | undefined): string {
  if (reason === undefined) return 'Waiting to be sent';
  return WAITING[reason] ?? 'Waiting for the network';
}

/** Those in which the server was reached, or may have been. */
const OF_SERVER: ReadonlySet<AppErrorReason> = new Set(['rate_limited', 'server', 'timeout']);
