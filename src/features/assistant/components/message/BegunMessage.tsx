import { memo } from 'react';
import { type ChatMessage, questionIdOf } from '@domain/chat/messages.ts';
import { BrokenOff } from '@/ui/conversation/BrokenOff.tsx';
import { begunWords } from '../../begunWords.ts';
import { AssistantMessage } from './AssistantMessage.tsx';

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
      {!asked && <BrokenOff why={begunWords(message)} onGoOn={() => onGoOn(questionIdOf(message))} />}
    </>
  );
});

function noSuggestion(): void {
  // A part of an answer suggests nothing.
}
