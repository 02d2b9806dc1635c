import { Button } from '@mantine/core';
import { memo, type ReactNode, type RefObject } from 'react';
import { answeredHere, type ChatMessage, isAtAssistant, replyIdOf } from '@domain/chat/messages.ts';
import { withParts } from '@domain/chat/partialReply.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { conversationWords } from '@domain/chat/words.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { BrokenOff } from '@/ui/conversation/BrokenOff.tsx';
import { WorkingLine } from '@/ui/feedback/WorkingLine.tsx';
import { partialReplyWords } from '../partialReplyWords.ts';
import { useLiveReply } from '../hooks/useLiveReply.ts';
import { useMessageWindow } from '../hooks/useMessageWindow.ts';
import { AssistantMessage } from './message/AssistantMessage.tsx';
import { BrokenMessage } from './message/BrokenMessage.tsx';
import { UserMessage } from './message/UserMessage.tsx';
import classes from './MessageList.module.css';

interface MessageListProps {
  readonly list: RefObject<HTMLDivElement | null>;
  /** The box in which the list scrolls; without one it is the page. */
  readonly frame?: RefObject<HTMLElement | null> | undefined;
  readonly messages: readonly ChatMessage[];
  /** A question is at the assistant. */
  readonly answering: boolean;
  /** No suggestion can be sent now. */
  readonly busy: boolean;
  readonly onSuggestion: (value: string) => void;
  /** Asks again for the answer to a message: one that failed, that was stopped, or that broke off. */
  readonly onRetry: (messageId: string) => void;
  readonly onBook: (link: string) => void;
  /** Without it no message offers to be read aloud. */
  readonly readAloud?: ReadAloud | undefined;
  /** What stands below the newest message. */
  readonly below?: ReactNode;
}

/** The chat, oldest first. Each row stands alone and is drawn again only when it changes; typing draws none. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { list, frame, messages, answering, busy, onSuggestion, onRetry, onBook, readAloud, below } = props;
  const question = messages.findLast(isAtAssistant);
  const live = useLiveReply(question);
  const { start, showEarlier } = useMessageWindow(messages.length, frame);
  const shown = withParts(start === 0 ? messages : messages.slice(start), live ? [live] : []);
  const newest = shown.at(-1);
  const isWriting = shown.some(({ role, state }) => role === 'assistant' && state === 'sending');

  // of each trip the newest plan is shown, the others are what it was before
  const planned = new Map<string, ChatMessage>();
  const plansBefore = new Map<string, CheckedPlan | undefined>();
  for (const one of shown) {
    if (!one.plan) continue;
    plansBefore.set(one.id, planned.get(tripOf(one))?.plan);
    planned.set(tripOf(one), one);
  }

  const answered = answeredHere(shown);
  const refused = new Set(
    shown.flatMap(({ id, state }) => (state === 'failed' && answered.has(id) ? [replyIdOf(id)] : [])),
  );

  const goOn = (part: ChatMessage) => {
    const asked = messages.find(({ id, role }) => role === 'user' && replyIdOf(id) === part.id);
    if (asked) onRetry(asked.id);
  };
  const row = (message: ChatMessage) => {
    if (message.role === 'user') {
      return <UserMessage message={message} answered={answered.has(message.id)} onRetry={onRetry} />;
    }
    return (
      <>
        {/* Nothing may have come of an answer that was stopped. */}
        {(message.state !== 'partial' || message.content !== '' || message.results) && (
          <AssistantMessage
            message={message}
            newest={message === newest}
            busy={message === newest && busy}
            past={message.plan !== undefined && planned.get(tripOf(message))?.id !== message.id}
            before={plansBefore.get(message.id)}
            refused={refused.has(message.id)}
            onSuggestion={onSuggestion}
            onBook={onBook}
            speaking={readAloud?.speakingId === message.id}
            onReadAloud={readAloud?.toggle}
          />
        )}
        {message.state === 'partial' && (
          <BrokenOff why={partialReplyWords(message)} onGoOn={() => goOn(message)} />
        )}
      </>
    );
  };

  return (
    <div className={classes.list} ref={list}>
      {start > 0 && (
        <Button className={classes.earlier} onClick={showEarlier}>
          Show earlier messages
        </Button>
      )}
      {shown.map((message) => (
        <div key={message.id} className={classes.row} data-message>
          <Boundary resetKey={message} renderFallback={() => <BrokenMessage message={message} />}>
            {row(message)}
          </Boundary>
        </div>
      ))}
      {question && answering && (
        <WorkingLine
          text={isWriting ? 'Still writing' : conversationWords[question.conversation].working}
          marked={isWriting}
        />
      )}
      {below}
    </div>
  );
});

function tripOf({ tripId }: ChatMessage): string {
  return tripId ?? '';
}
