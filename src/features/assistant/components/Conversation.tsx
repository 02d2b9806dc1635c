import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ChatMessage } from '@domain/chat/messages.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { LatestButton } from '@/ui/conversation/LatestButton.tsx';
import { useFollowScroll } from '@/ui/conversation/useFollowScroll.ts';
import { useDock } from '@/ui/useDock.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import type { ChatDraft, SendDraft } from '../hooks/useDraft.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { MessageList } from './MessageList.tsx';
import classes from './ChatScreen.module.css';

interface ConversationProps {
  /** The box in which it scrolls; without one it is the page. */
  readonly frame?: RefObject<HTMLElement | null> | undefined;
  readonly messages: readonly ChatMessage[];
  readonly answering: boolean;
  readonly loading: boolean;
  readonly outOfTokens: boolean;
  /** What stands in the field. */
  readonly draft: ChatDraft;
  readonly mic?: MicSlot | undefined;
  readonly readAloud?: ReadAloud | undefined;
  /** Below the newest message. */
  readonly below?: ReactNode;
  /** Above the field, such as a word about the network. */
  readonly above?: ReactNode;
  /** In place of the field. */
  readonly instead?: ReactNode;
  /** For a screen that names its field, and puts the cursor there itself. */
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly label?: string;
  readonly placeholder?: string | undefined;
  /** Answers whether the message was written down. */
  readonly onSend: SendDraft;
  readonly onRetry: (messageId: string) => void;
  readonly onBook: (link: string) => void;
  /** A wish to send that the balance does not allow. */
  readonly onUpgrade: () => void;
  /** Stops the reply that is on its way; absent while there is none. */
  readonly onStop?: (() => void) | undefined;
}

/** The messages and, always within reach of the thumb, the composer. */
export function Conversation(props: ConversationProps) {
  const { messages, answering, loading, outOfTokens, draft, onSend, onRetry, onBook, onUpgrade } = props;
  const { frame, mic, readAloud, below, above, instead, field, label, placeholder, onStop } = props;
  const { list, composer, away, follow, toNewest } = useFollowScroll(frame);
  useDock(composer);
  const send = useCallback<SendDraft>(
    (words, name) => {
      follow();
      return onSend(words, name);
    },
    [follow, onSend],
  );
  // Also for a question that came with the navigation, or from the widget in front: it stands at the end.
  const question = newQuestionId(messages);
  const followed = useRef(question);
  useEffect(() => {
    if (question === undefined || question === followed.current) return;
    followed.current = question;
    follow();
  }, [question, follow]);
  const suggest = useCallback((value: string) => void send(value), [send]);
  return (
    <div className={classes.conversation}>
      <MessageList
        list={list}
        frame={frame}
        messages={messages}
        answering={answering}
        busy={loading}
        onSuggestion={suggest}
        onRetry={onRetry}
        onBook={onBook}
        readAloud={readAloud}
        below={below}
      />
      <div className={classes.foot} ref={composer} data-dock>
        {away && <LatestButton onPress={toNewest} />}
        {above}
        {instead || (
          <ChatComposer
            field={field}
            label={label}
            placeholder={placeholder}
            busy={loading}
            outOfTokens={outOfTokens}
            draft={draft}
            mic={mic}
            onStop={onStop}
            onSend={(words) => draft.sendBy(send, words)}
            onUpgrade={onUpgrade}
          />
        )}
      </div>
    </div>
  );
}

/** The question at the end of the chat that has no answer yet. */
function newQuestionId(messages: readonly ChatMessage[]): string | undefined {
  const last = messages.at(-1);
  if (last?.role !== 'user') return undefined;
  return last.state === 'waiting' || last.state === 'sending' ? last.id : undefined;
}
