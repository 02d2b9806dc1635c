import { memo } from 'react';
import { type ChatMessage, questionIdOf } from '@/domain/chat/chat.ts';
import { RefreshIcon } from '@/ui/icons/icons.tsx';
import { begunWords } from '../../begunWords.ts';
import { AssistantMessage } from './AssistantMessage.tsx';
import classes from './Message.module.css';

interface BegunMessageProps {
  readonly message: ChatMessage;
  /** The rest is being asked for. */
  readonly asked: boolean;
  readonly onGoOn: (questionId: string) => void;
  readonly onBook: (link: string) => void;
}

/** What came of an answer that broke off or was stopped, said to be no more than that, and the way to the rest. */
export const BegunMessage = memo(function BegunMessage(props: BegunMessageProps) {
  const { message, asked, onGoOn, onBook } = props;
  return (
    <>
      {(message.content !== '' || message.results) && (
        <AssistantMessage message={message} newest={false} busy onSuggestion={noSuggestion} onBook={onBook} />
      )}
      {!asked && (
        <p className={classes.broken}>
          <span>{begunWords(message)}</span>
          <button type="button" className={classes.retry} onClick={() => onGoOn(questionIdOf(message))}>
            <RefreshIcon size={18} />
            Go on
          </button>
        </p>
      )}
    </>
  );
});

function noSuggestion(): void {
  // A part of an answer suggests nothing.
}
