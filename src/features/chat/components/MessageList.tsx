import type { RefObject } from 'react';
import type { ChatMessage } from '@/domain/chat.ts';
import type { ReadAloud } from '@/domain/voice.ts';
import { Mark } from '@/ui/map/Mark.tsx';
import { useReadAloud } from '../hooks/useReadAloud.ts';
import { AssistantMessage } from './message/AssistantMessage.tsx';
import { UserMessage } from './message/UserMessage.tsx';
import classes from './MessageList.module.css';

interface MessageListProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly messages: readonly ChatMessage[];
  /** A question is at the assistant. */
  readonly answering: boolean;
  /** No suggestion can be sent now. */
  readonly busy: boolean;
  readonly onSuggestion: (value: string) => void;
  readonly onRetry: (messageId: string) => void;
  readonly onBook: (link: string) => void;
  /** Without it no message offers to be read aloud. */
  readonly readAloud?: ReadAloud | undefined;
}

/** The chat, oldest first. Each row stands alone and is drawn again only when it changes. */
export function MessageList(props: MessageListProps) {
  const { list, messages, answering, busy, onSuggestion, onRetry, onBook, readAloud } = props;
  const onReadAloud = useReadAloud(readAloud);
  const newest = messages.at(-1);
  return (
    <div className={classes.list} ref={list}>
      {messages.map((message) => (
        <div key={message.id} className={classes.row}>
          {message.role === 'user' ? (
            <UserMessage message={message} onRetry={onRetry} />
          ) : (
            <AssistantMessage
              message={message}
              newest={message === newest}
              busy={message === newest && busy}
              onSuggestion={onSuggestion}
              onBook={onBook}
              speaking={readAloud?.speakingId === message.id}
              onReadAloud={onReadAloud}
            />
          )}
        </div>
      ))}
      {answering && (
        <output className={classes.answering}>
          <Mark size={24} />
          Working on your answer
          <span className={classes.route} aria-hidden="true" />
        </output>
      )}
    </div>
  );
}
